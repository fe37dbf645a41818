import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { groups } from '../SideNavigation/fixtures/groups.tsx';
import { ResponsiveNavigation } from './ResponsiveNavigation.tsx';

export default { title: 'Widgets/ResponsiveNavigation', tags: ['!autodocs'] } satisfies Meta;

const given = { currentId: 'dataSets', groups };
const named = (label: string) => ({ 'aria-label': label });

export const States = drawStates(
  {
    'A bar': <ResponsiveNavigation {...given} {...named('A bar')} drawerBelow={200} defaultIsRail={false} />,
    'A rail': <ResponsiveNavigation {...given} {...named('A rail')} drawerBelow={200} defaultIsRail />,
    'Behind a button': <ResponsiveNavigation {...given} {...named('Behind a button')} drawerBelow={9999} />,
  },
  { minHeight: 420 },
);
