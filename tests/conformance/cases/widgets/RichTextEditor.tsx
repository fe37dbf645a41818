import { RichTextEditor } from '@studio/widgets';
import { expect } from 'vitest';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { partOf } from '../../user.ts';

const isBoldIn = (root: HTMLElement) => root.querySelector('[data-part="editable"] strong') !== null;

export const conformance: ConformanceCase = {
  name: 'RichTextEditor',
  render: (given) => <RichTextEditor label="Message" defaultValue="<p>Ana</p>" {...given} />,
  root: 'form-field',
  parts: ['label', 'rich-text'],
  held: {
    prop: 'value',
    defaultProp: 'defaultValue',
    callback: 'onValueChange',
    graceMs: 500,
    first: '<p>Ana</p>',
    next: '<p><strong>Ana</strong></p>',
    act: async (root) => {
      await expect.poll(() => root.querySelector('[data-part="editable"]'), { timeout: 8000 }).not.toBeNull();
      const text = partOf(root, 'editable');
      text.focus();
      document.getSelection()?.selectAllChildren(text);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      root.querySelector<HTMLElement>('[aria-label="Bold"]')?.click();
    },
    shown: isBoldIn,
    shownFirst: false,
    shownNext: true,
  },
};
