import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { Kbd } from './Kbd.tsx';

export default { title: 'Components/Kbd', tags: ['!autodocs'] } satisfies Meta;

export const States = drawStates(
  {
    'One key': <Kbd keys={['Escape']} />,
    'Several keys': <Kbd keys={['Ctrl', 'Shift', 'Z']} />,
    Arrows: <Kbd keys={['Alt', '↑↓']} />,
    'In a sentence': (
      <p>
        Press <Kbd keys={['Ctrl', 'K']} /> to search.
      </p>
    ),
  },
  { minWidth: 160 },
);
