import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FadingNotification } from './FadingNotification.tsx';

const meta = {
  title: 'Components/FadingNotification',
  component: FadingNotification,
  args: { message: '2 invalid items were removed.', onDismiss: fn(), durationMs: 60_000 },
  parameters: {
    guide: {
      use: [
        'Something happened that is good to know and needs no answer, with one way to react at most, such as Undo.',
        'It waits while the pointer or the focus is on it.',
      ],
      avoid: [
        'It has to be read: `AlertDialog`.',
        'It stays true: text in the page, or `ErrorState`.',
        'Several at a time from anywhere in the application: `Toast`, which queues them.',
      ],
      pattern: 'Alert',
      keys: { Enter: 'presses the focused button', Space: 'presses the focused button' },
    },
  },
} satisfies Meta<typeof FadingNotification>;

export default meta;
type Story = StoryObj<typeof meta>;

const onUndo = fn();

export const Default: Story = {
  args: { action: { label: 'Undo', onAction: onUndo } },
  play: async ({ args, canvas, userEvent }) => {
    onUndo.mockClear();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 invalid items were removed.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onUndo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledTimes(1));
  },
};

export const Playground: Story = { args: { tone: 'warning' } };
