import type { Meta } from '@storybook/react-vite';
import Settings from 'lucide-react/icons/settings';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { IconButton } from './IconButton.tsx';

export default { title: 'Components/IconButton', tags: ['!autodocs'] } satisfies Meta;

const given = { label: 'Settings', icon: <Settings size={16} /> };

export const States = drawStates(
  {
    Ghost: <IconButton {...given} />,
    Secondary: <IconButton {...given} variant="secondary" />,
    Primary: <IconButton {...given} variant="primary" />,
    Danger: <IconButton {...given} variant="danger" />,
    Badge: <IconButton {...given} badge={2} />,
    'Large count': <IconButton {...given} variant="secondary" badge={1204} />,
    Pending: <IconButton {...given} isPending />,
    'Disabled, with its reason': <IconButton {...given} disabledReason="You may not change settings" />,
    Small: <IconButton {...given} size="sm" variant="secondary" />,
  },
  { minWidth: 140 },
);
