import { createRoot } from 'react-dom/client';
import type { BenchField, BuilderContender } from '../builder/BuilderContender.ts';
import { BuilderPage } from '../builder/BuilderPage.tsx';
import { press } from '../page/gestures.ts';

let fields: readonly BenchField[] = [];

const partOf = (i: number) =>
  document.querySelector(`[data-part=canvas] [data-key="${CSS.escape(fields[i]?.key ?? '')}"]`);

export default {
  mount: (root: HTMLElement, given: readonly BenchField[]) => {
    fields = given;
    root.style.height = '760px';
    createRoot(root).render(<BuilderPage fields={given} />);
  },
  // One line is the head of the section; each field has a line of its own.
  count: () => Number(document.querySelector('[data-part=canvas]')?.getAttribute('aria-rowcount')) - 1,
  drawn: (i: number) => partOf(i) !== null,
  select: (i: number) => press(partOf(i)),
  panel: (i: number) =>
    document.querySelector<HTMLInputElement>('[data-part=settings-panel] [data-part=groups] input')?.value ===
    fields[i]?.key,
  add: () => press(document.querySelector('[data-component=textInput]')),
  remove: () => press(document.querySelector('[data-part=canvas] [data-part=delete]')),
} satisfies BuilderContender;
