import { SideNavigation } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { elementOf } from '../../user.ts';

export const conformance: ConformanceCase = {
  name: 'SideNavigation',
  render: (given) => (
    <SideNavigation
      defaultIsRail={false}
      currentId="sets"
      groups={[
        { id: 'content', label: 'Content', items: [{ id: 'sets', label: 'Data sets', href: '#sets' }] },
        {
          id: 'more',
          items: [
            {
              ...{ id: 'forms', label: 'Forms', href: '#forms', isExpandable: true },
              children: [{ id: 'notes', label: 'Notes', href: '#notes' }],
            },
          ],
        },
      ]}
      {...given}
    />
  ),
  root: 'side-navigation',
  parts: ['groups', 'group', 'group-title', 'nav-link', 'nav-toggle', 'fold'],
  held: {
    prop: 'isRail',
    defaultProp: 'defaultIsRail',
    callback: 'onToggleRail',
    first: false,
    next: true,
    act: (root) => elementOf(root, '[data-part="fold"] button').click(),
    shown: (root) => root.dataset['rail'] !== undefined,
  },
};
