import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { groups } from '../SideNavigation/fixtures/groups.tsx';
import { ResponsiveNavigation } from './ResponsiveNavigation.tsx';

export default { title: 'Widgets/ResponsiveNavigation', tags: ['!autodocs'] } satisfies Meta;

const given = { currentId: 'dataSets', groups };
export const States = drawStates(
  {
    'A bar': <ResponsiveNavigation {...given} drawerBelow={200} defaultIsRail={false} />,
    'A rail': <ResponsiveNavigation {...given} drawerBelow={200} defaultIsRail />,
    'Behind a button': <ResponsiveNavigation {...given} drawerBelow={9999} />,
  },
  { minHeight: 420 },
);
