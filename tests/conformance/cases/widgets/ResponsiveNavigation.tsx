import { ResponsiveNavigation } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'ResponsiveNavigation',
  render: (given) => (
    <ResponsiveNavigation
      drawerBelow={200}
      currentId="sets"
      groups={[
        {
          id: 'content',
          label: 'Content',
          items: [{ id: 'sets', label: 'Data sets', href: '#sets', badge: 2 }],
        },
      ]}
      {...given}
    />
  ),
  root: 'side-navigation',
  parts: ['groups', 'group', 'group-title', 'nav-link', 'badge'],
};
