import { ActivityList } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { elementOf } from '../../user.ts';

export const conformance: ConformanceCase = {
  name: 'ActivityList',
  render: (given) => (
    <ActivityList
      entries={[{ id: '1', time: 0, action: 'Restore', reason: 'The version is gone.' }]}
      onClear={() => undefined}
      {...given}
    />
  ),
  root: 'activity-list',
  parts: ['icon-button', 'status'],
  held: {
    prop: 'isOpen',
    defaultProp: 'defaultIsOpen',
    callback: 'onOpenChange',
    first: false,
    next: true,
    act: (root) => elementOf(root, 'button').click(),
    shown: () => document.querySelector('[data-part="activity-panel"]') !== null,
  },
};
