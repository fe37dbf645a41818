import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
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
