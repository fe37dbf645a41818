import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: {
    title: 'The data sets could not be loaded',
    reason: 'The server did not answer within 30 seconds. What you typed is still here.',
    onRetry: fn(),
  },
  parameters: {
    guide: {
      use: [
        'A list, a panel or a page could not be loaded: say what, why, and what next.',
        '`details` hold what a support ticket needs, folded away.',
      ],
      avoid: [
        'A field is wrong: the `error` of the field.',
        'An action failed and the page is still there: `FadingNotification` or a toast.',
      ],
      pattern: 'Alert',
      keys: { Enter: 'retries, or unfolds the details', Space: 'retries, or unfolds the details' },
    },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = { args: { details: 'GET /rest/DataSet/filter\n503 Service Unavailable' } };
