import { FileDrop } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

const first = new File(['a'], 'a.txt', { type: 'text/plain' });

export const conformance: ConformanceCase = {
  name: 'FileDrop',
  render: (given) => <FileDrop label="Class codes" {...given} />,
  root: 'form-field',
  parts: ['label', 'zone', 'prompt', 'choose', 'refusals'],
  held: {
    prop: 'value',
    defaultProp: 'defaultValue',
    callback: 'onValueChange',
    first: [first],
    next: [],
    act: (root) => root.querySelector<HTMLElement>('[data-part="remove"]')?.click(),
    shown: (root) => root.querySelectorAll('[data-part="file"]').length,
    shownFirst: 1,
    shownNext: 0,
  },
};
