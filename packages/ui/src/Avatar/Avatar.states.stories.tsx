import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { Avatar } from './Avatar.tsx';

export default { title: 'Components/Avatar', tags: ['!autodocs'] } satisfies Meta;

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#456" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="2" fill="#cde"/></svg>',
)}`;

export const States = drawStates(
  {
    Initials: <Avatar name="Marta Oduya" />,
    Picture: <Avatar name="Priya Nair" imageUrl={picture} />,
    Online: <Avatar name="Marta Oduya" presence="online" />,
    Offline: <Avatar name="Marta Oduya" presence="offline" />,
    'One name': <Avatar name="Administrator" />,
    Small: <Avatar name="Marta Oduya" size="sm" />,
    Large: <Avatar name="Marta Oduya" size="lg" presence="online" />,
  },
  { minWidth: 120 },
);
