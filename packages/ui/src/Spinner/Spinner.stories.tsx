import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Loading data sets' },
  parameters: {
    guide: {
      use: [
        'Something short of unknown length runs in a small place.',
        'Its `label` says what is being waited for.',
      ],
      avoid: ['Content with a known shape loads: `Skeleton`.', 'The whole application works: `LoadingBar`.'],
      pattern: 'none: a status text',
      keys: {},
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading data sets');
  },
};

export const Playground: Story = { args: { size: 'lg' } };
