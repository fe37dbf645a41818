import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomePage } from './HomePage.tsx';

const meta = {
  title: 'Screens/Home',
  component: HomePage,
  args: { hasScreens: false },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Home' })).toBeVisible();
    await expect(canvas.getByText('No area is open to you yet')).toBeVisible();
  },
};

export const WithScreens: Story = {
  args: { hasScreens: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose where to start')).toBeVisible();
  },
};
