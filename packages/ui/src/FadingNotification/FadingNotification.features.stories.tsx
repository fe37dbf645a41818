import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { FadingNotification } from './FadingNotification.tsx';

const meta = {
  title: 'Components/FadingNotification/Features',
  component: FadingNotification,
  tags: ['!dev', '!autodocs'],
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

const onUndo = fn();

export const GivesTheFocusBack: Story = {
  args: { action: { label: 'Undo', onAction: onUndo } },
  render: (args) => (
    <>
      <Button>Save</Button>
      <FadingNotification {...args} />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledTimes(1));
  },
};

export const ActsOnce: Story = {
  args: { action: { label: 'Undo', onAction: onUndo } },
  play: async ({ args, canvas, userEvent }) => {
    onUndo.mockClear();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).toHaveAttribute('data-leaving');
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledTimes(1));
  },
};

const started: { run: () => void; milliseconds: number | undefined }[] = [];

/** Notes the timers of the page, so that the story can let one of them end before its time. */
function noteTimers(): () => void {
  const { setTimeout: start } = window;
  started.length = 0;
  const timers = spyOn(window, 'setTimeout').mockImplementation(((run: () => void, milliseconds?: number) => {
    started.push({ run, milliseconds });
    return start(run, milliseconds);
  }) as typeof setTimeout);
  return () => timers.mockRestore();
}

export const FiveSeconds: Story = {
  args: { durationMs: undefined },
  beforeEach: noteTimers,
  play: async ({ canvas }) => {
    const timer = started.find(({ milliseconds }) => milliseconds === 5000);
    await expect(canvas.getByRole('status')).not.toHaveAttribute('data-leaving');
    timer?.run();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveAttribute('data-leaving'));
  },
};
