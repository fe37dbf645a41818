import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DateRangeField } from './DateRangeField.tsx';

const meta = {
  title: 'Components/DateRangeField',
  component: DateRangeField,
  args: {
    label: 'Effective Date Range',
    today: Date.UTC(2026, 0, 20),
    onValueChange: fn(),
    onFaultChange: fn(),
  },
  parameters: {
    frame: { maxWidth: 440, minHeight: 480 },
    guide: {
      use: [
        'Take it for two days that belong together, where either may stay open.',
        'Both ends are UTC midnight in milliseconds, whatever the zone of the reader.',
        'Listen to `onFaultChange`: ends in the wrong order show an error and are never swapped.',
      ],
      avoid: ['For one day: `DateField`.', 'For a few named periods and nothing else: `Select`.'],
      pattern: 'Date Picker Dialog',
      keys: {
        'Alt+ArrowDown': 'opens the calendar for the end in focus',
        'Arrow keys': 'a day or a week',
        'Page Up, Page Down': 'a month back or on; with Shift a year',
        'Enter, Space': 'chooses the day; after the first end, the calendar goes on to an open second one',
        Escape: 'closes the calendar; the focus returns',
      },
    },
  },
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const focusedDay = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus(), { timeout: 3000 });

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Effective Date Range' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Start date' }));
    await focusedDay('Today, Tuesday, January 20, 2026');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: Date.UTC(2026, 0, 20), end: null });
    await expect(screen.getByRole('button', { name: /^End date/ })).toHaveAttribute('aria-pressed', 'true');
    await focusedDay('Today, Tuesday, January 20, 2026, selected');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      start: Date.UTC(2026, 0, 20),
      end: Date.UTC(2026, 0, 27),
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('textbox', { name: 'Start date' })).toHaveValue('01/20/2026');
    await expect(canvas.getByRole('textbox', { name: 'End date' })).toHaveValue('01/27/2026');
    await expect(canvas.getByRole('button', { name: 'Choose Start date' })).toHaveFocus();
  },
};

export const Playground: Story = {
  args: {
    hint: 'Leave an end empty to keep it open',
    defaultValue: { start: Date.UTC(2026, 0, 8), end: Date.UTC(2026, 0, 28) },
  },
};
