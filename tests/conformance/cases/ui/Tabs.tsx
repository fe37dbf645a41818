import { Tabs } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { elementOf, partOf, press } from '../../user.ts';

export const conformance: ConformanceCase = {
  name: 'Tabs',
  render: (given) => (
    <Tabs
      label="Details"
      tabs={[
        { id: 'who', label: 'Who', content: 'Marta Oduya', badge: 1 },
        { id: 'when', label: 'When', content: 'Today' },
      ]}
      {...given}
    />
  ),
  root: 'tabs',
  parts: ['list', 'tab', 'badge', 'panel'],
  held: {
    prop: 'activeId',
    defaultProp: 'defaultActiveId',
    callback: 'onActiveIdChange',
    first: 'who',
    next: 'when',
    act: (root) => press(elementOf(root, '[aria-selected="true"]'), 'ArrowRight'),
    shown: (root) => partOf(root, 'panel').textContent,
    shownFirst: 'Marta Oduya',
    shownNext: 'Today',
  },
};
