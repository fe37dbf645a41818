import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FadingNotification } from './FadingNotification.tsx';

const meta = {
  title: 'Components/FadingNotification/Features',
  component: FadingNotification,
  tags: ['!autodocs'],
  args: {
    message: 'Your changes have been discarded.',
    onDismiss: fn(),
    durationMs: Number.POSITIVE_INFINITY,
  },
} satisfies Meta<typeof FadingNotification>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <FadingNotification {...args} />
      <FadingNotification {...args} tone="good" message="Successfully exported data set(s)" />
      <FadingNotification {...args} tone="warning" message="The session ends in two minutes." />
      <FadingNotification {...args} tone="bad" message="The server did not answer." />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(2);
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
  },
};

export const LeavesByItself: Story = {
  args: { durationMs: 50 },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledTimes(1));
    await expect(canvas.getByRole('status')).toHaveAttribute('data-leaving');
  },
};

export const WaitsUnderFocusAndPointer: Story = {
  args: { durationMs: 500, action: { label: 'Undo', onAction: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const notification = canvas.getByRole('status');
    await userEvent.tab();
    await expect(notification).toHaveAttribute('data-paused');
    await userEvent.hover(notification);
    canvas.getByRole('button', { name: 'Undo' }).blur();
    await expect(notification).toHaveAttribute('data-paused');
    await userEvent.unhover(notification);
    await expect(notification).not.toHaveAttribute('data-paused');
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledTimes(1));
  },
};

export const LongText: Story = {
  args: {
    tone: 'bad',
    message: 'The data set is invalid. Please correct or discard your changes before leaving this page.',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { action: { label: 'تراجع', onAction: fn() }, message: 'تمت إزالة عنصرين.' },
};
