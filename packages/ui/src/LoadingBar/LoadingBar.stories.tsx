import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LoadingBar } from './LoadingBar.tsx';

const meta = {
  title: 'Components/LoadingBar',
  component: LoadingBar,
  args: { text: 'Saving data set', status: 'loading' },
  parameters: {
    docs: { story: { inline: false, height: '120px' } },
    guide: {
      use: [
        'Work of the whole application runs: saving, an export, a restore. Render it once and keep it there.',
        '`progress` when the end is known; the success text says that it is done and fades.',
      ],
      avoid: ['A part of the page loads: `Skeleton` or `Spinner`.', 'A button works: its own `isPending`.'],
      pattern: 'none: a progress bar and a live text',
      keys: {},
    },
  },
} satisfies Meta<typeof LoadingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Saving data set' })).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Saving data set'));
  },
};

export const Playground: Story = { args: { text: 'Backing up', progress: 0.4 } };
