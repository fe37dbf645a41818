import { createRoot } from 'react-dom/client';
import { press } from '../page/gestures.ts';
import type { TreeContender, TreeGroup } from '../tree/TreeContender.ts';
import { TreePage } from '../tree/TreePage.tsx';

let conditions = 0;

const find = (selector: string, at: number) => document.querySelectorAll<HTMLElement>(selector)[at];

export default {
  mount: (root: HTMLElement, tree: TreeGroup) =>
    createRoot(root).render(
      <TreePage
        tree={tree}
        onCount={(count) => {
          conditions = count;
        }}
      />,
    ),
  input: (i: number) => (find('[data-part=right] input', i) as HTMLInputElement | undefined) ?? null,
  count: () => conditions,
  add: () => press(find('[data-part=add-regular]', 0) ?? null),
  remove: () => press(find('[data-kind=condition] [data-part=delete]', 3) ?? null),
} satisfies TreeContender;
