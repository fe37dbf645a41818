import { TabBar } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'TabBar',
  render: (given) => (
    <TabBar
      label="Data set"
      activeId="items"
      tabs={[
        { id: 'items', label: 'Items', href: '#items', badge: 3 },
        { id: 'history', label: 'History', href: '#history' },
      ]}
      {...given}
    />
  ),
  root: 'tab-bar',
  parts: ['list', 'tab', 'badge'],
};
