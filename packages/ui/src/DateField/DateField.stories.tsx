import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: {
    label: 'Effective date',
    defaultValue: Date.UTC(2026, 0, 14),
    today: Date.UTC(2026, 0, 20),
    onValueChange: fn(),
    onFaultChange: fn(),
  },
  parameters: {
    frame: { maxWidth: 240, minHeight: 420 },
    guide: {
      use: [
        'Take it for a day without a time: effective, expiration, birth.',
        'Values are UTC midnight in milliseconds, whatever the zone of the reader.',
        'Listen to `onFaultChange` and hold back a save while it says something.',
      ],
      avoid: ['For two days that belong together: `DateRangeField`.', 'For a moment with a time of day.'],
      pattern: 'Date Picker Dialog',
      keys: {
        'Alt+ArrowDown': 'opens the calendar, at the day or at today',
        'Arrow keys': 'a day or a week',
        'Home, End': 'first and last day of the week',
        'Page Up, Page Down': 'a month back or on',
        'Shift+Page Up, Shift+Page Down': 'a year back or on',
        'Enter, Space': 'chooses the day',
        Escape: 'closes the calendar; the focus returns',
      },
    },
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Effective date' });
    await expect(input).toHaveValue('01/14/2026');
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '3/5/26');
    await userEvent.tab();
    await expect(input).toHaveValue('03/05/2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(Date.UTC(2026, 2, 5));
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Effective date' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose Effective date' });
    await waitFor(() => expect(dialog).toBeVisible());
    const day = await screen.findByRole('button', { name: 'Thursday, March 5, 2026, selected' });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(Date.UTC(2026, 2, 13));
    await expect(input).toHaveValue('03/13/2026');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Choose Effective date' })).toHaveFocus();
  },
};

export const Playground: Story = {
  args: { hint: 'The first day of cover', isRequired: true },
};
