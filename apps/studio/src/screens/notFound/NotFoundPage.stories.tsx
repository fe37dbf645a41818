import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect } from 'storybook/test';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = {
  title: 'Screens/Not found',
  component: NotFoundPage,
  args: { path: '/config/dataSets/browser', startHref: '/config/dataSet/browser' },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/config\/dataSets\/browser/)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Go to the first screen' });
    await expect(link).toHaveAttribute('href', '/config/dataSet/browser');
  },
};

export const LongPath: Story = { args: { path: `/config/${'very-long-segment-without-a-break'.repeat(8)}` } };
