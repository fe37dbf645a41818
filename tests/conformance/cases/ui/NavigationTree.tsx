import { NavigationTree } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

const items = [
  { id: 'a', label: 'Content', children: [{ id: 'b', label: 'Rules', href: '#rules' }] },
  { id: 'c', label: 'System', href: '#system', badge: { count: 2, label: '2 new' } },
];

export const conformance: ConformanceCase = {
  name: 'NavigationTree',
  render: (given) => <NavigationTree label="Configuration" items={items} {...given} />,
  root: 'navigation-tree',
  parts: ['item', 'toggle', 'label', 'badge'],
  held: {
    prop: 'expandedIds',
    defaultProp: 'defaultExpandedIds',
    callback: 'onExpandedIdsChange',
    first: [],
    next: ['a'],
    act: (root) => root.querySelector<HTMLElement>('[data-item-id="a"]')?.click(),
    shown: (root) =>
      [...root.querySelectorAll<HTMLElement>('[aria-expanded="true"]')].map(
        ({ dataset }) => dataset['itemId'],
      ),
  },
};
