import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export default { title: 'Components/VisuallyHidden', tags: ['!autodocs'] } satisfies Meta;

export const States = drawStates(
  {
    'Read aloud, not seen': (
      <p>
        Name <VisuallyHidden>sorted ascending</VisuallyHidden>
      </p>
    ),
  },
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByText('sorted ascending').getBoundingClientRect().width).toBeLessThanOrEqual(1);
    },
  },
);
