import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: {
    guide: {
      use: [
        'Content whose shape is known is on its way: nothing jumps when it comes.',
        'Put `aria-busy` on what loads: the skeleton itself is silent.',
      ],
      avoid: [
        'The shape is not known, or it takes a moment only: `Spinner`.',
        'An action runs: the `isPending` of its button.',
      ],
      pattern: 'none: a shape without meaning',
      keys: {},
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { width: 180, height: 20 },
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[data-part="skeleton"]');
    await expect(skeleton?.getBoundingClientRect()).toMatchObject({ width: 180, height: 20 });
  },
};
