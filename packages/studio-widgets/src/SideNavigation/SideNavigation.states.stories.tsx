import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { forms } from './fixtures/forms.tsx';
import { groups } from './fixtures/groups.tsx';
import { SideNavigation } from './SideNavigation.tsx';

export default { title: 'Widgets/SideNavigation', tags: ['!autodocs'] } satisfies Meta;

const given = { currentId: 'dataSets', groups };
const long = [
  {
    id: 'long',
    label: 'Products of all lines of business',
    items: [
      { id: 'dataSets', label: 'Products that are filed in more than one state', href: '#long', badge: 128 },
    ],
  },
];

export const States = drawStates(
  {
    'A bar': <SideNavigation {...given} defaultIsRail={false} />,
    'A rail': <SideNavigation {...given} defaultIsRail />,
    'Counts and a check mark': <SideNavigation groups={forms} currentId="agency" />,
    'Long text': <SideNavigation {...given} groups={long} defaultIsRail={false} />,
  },
  { minHeight: 420 },
);
