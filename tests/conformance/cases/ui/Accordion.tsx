import { Accordion } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

const items = [
  { id: 'a', title: 'Agencies', content: 'Twelve', meta: '12' },
  { id: 'b', title: 'Carriers', content: 'Two' },
];

export const conformance: ConformanceCase = {
  name: 'Accordion',
  render: (given) => <Accordion items={items} {...given} />,
  root: 'accordion',
  parts: ['section', 'header', 'panel', 'meta'],
  held: {
    prop: 'openIds',
    defaultProp: 'defaultOpenIds',
    callback: 'onOpenIdsChange',
    first: ['a'],
    next: ['b'],
    act: (root) => root.querySelector<HTMLElement>('[data-item-id="b"]')?.click(),
    shown: (root) =>
      [...root.querySelectorAll<HTMLElement>('[aria-expanded="true"]')].map(
        ({ dataset }) => dataset['itemId'],
      ),
  },
};
