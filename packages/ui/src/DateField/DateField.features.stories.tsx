import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { DateField } from './DateField.tsx';

const jan14 = Date.UTC(2026, 0, 14);
const msPerDay = 86_400_000;

const meta = {
  title: 'Components/DateField/Features',
  component: DateField,
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'Effective date',
    defaultValue: jan14,
    today: Date.UTC(2026, 0, 20),
    onValueChange: fn(),
    onFaultChange: fn(),
  },
  parameters: { frame: { maxWidth: 240, minHeight: 420 } },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The day has the focus, and is the one that Tab comes back to. */
const focusedDay = async (name: string) => {
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus(), { timeout: 3000 });
  const stops = within(screen.getByRole('grid'))
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0);
  await expect(stops).toEqual([document.activeElement]);
};

export const Empty: Story = {
  args: { defaultValue: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('placeholder', 'MM/DD/YYYY');
    await expect(canvas.queryByRole('button', { name: 'Clear Effective date' })).not.toBeInTheDocument();
  },
};

/** What a caller keeps of a text that is no day is shown with an error, until a day is typed or the caller keeps another one. */
export const UnreadableText: Story = {
  args: { value: null, unreadableText: '02/30/2026' },
  render: function Kept(args) {
    const [kept, setKept] = useState(args.unreadableText);
    return (
      <>
        <DateField {...args} unreadableText={kept} />
        <Button onClick={() => setKept('')}>Undo</Button>
        <Button onClick={() => setKept('soon')}>Redo</Button>
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('02/30/2026');
    await expect(input).toHaveAccessibleDescription('February 2026 has 28 days');
    await expect(args.onFaultChange).toHaveBeenLastCalledWith('February 2026 has 28 days');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(input).toHaveValue('');
    await expect(input).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await expect(input).toHaveValue('soon');
    await userEvent.clear(input);
    await userEvent.type(input, '02/28/2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(Date.UTC(2026, 1, 28));
  },
};

/** A text that is no day is reported on leaving the field; blanks are nothing. What the caller keeps goes as soon as it is no such text any more. */
export const KeptText: Story = {
  args: { value: null, onUnreadableTextChange: fn() },
  render: function Kept(args) {
    const [kept, setKept] = useState('');
    const keep = (text: string) => {
      args.onUnreadableTextChange?.(text);
      setKept(text);
    };
    return <DateField {...args} unreadableText={kept} onUnreadableTextChange={keep} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '  ');
    await userEvent.tab();
    await expect(args.onUnreadableTextChange).not.toHaveBeenCalled();
    await userEvent.type(input, '02/30/2026');
    await expect(args.onUnreadableTextChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onUnreadableTextChange).toHaveBeenLastCalledWith('02/30/2026');
    await userEvent.type(input, '7');
    await expect(args.onUnreadableTextChange).toHaveBeenLastCalledWith('02/30/20267');
    await userEvent.clear(input);
    await expect(args.onUnreadableTextChange).toHaveBeenLastCalledWith('');
    await userEvent.type(input, 'soon{Enter}');
    await expect(args.onUnreadableTextChange).toHaveBeenLastCalledWith('soon');
    // A day with a short year is one before it is whole.
    await userEvent.type(input, '5/1/28', { initialSelectionStart: 0, initialSelectionEnd: 4 });
    await userEvent.tab();
    await expect(input).toHaveValue('05/01/2028');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(Date.UTC(2028, 4, 1));
    await userEvent.clear(input);
    await userEvent.type(input, 'soon{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Effective date' }));
    await expect(args.onUnreadableTextChange).toHaveBeenLastCalledWith('');
    await expect(input).toHaveValue('');
  },
};

export const Open: Story = {
  args: { defaultIsOpen: true, min: Date.UTC(2026, 0, 5) },
  play: async () => {
    await focusedDay('Wednesday, January 14, 2026, selected');
    await expect(screen.getByRole('button', { name: 'Today, Tuesday, January 20, 2026' })).toBeVisible();
    await expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('14');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await focusedDay('Wednesday, January 14, 2026, selected');
    await userEvent.keyboard('{PageDown}');
    await focusedDay('Saturday, February 14, 2026');
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await focusedDay('Friday, February 14, 2025');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await focusedDay('Friday, February 14, 2025');
    await userEvent.keyboard('{Home}');
    await focusedDay('Sunday, February 9, 2025');
    await userEvent.keyboard('{End}{ArrowLeft}');
    await focusedDay('Friday, February 14, 2025');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(input).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const KeepsTheFocusInside: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Effective date' }));
    await focusedDay('Wednesday, January 14, 2026, selected');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Today' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Previous month' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Today' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Choose Effective date' })).toHaveFocus();
  },
};

export const ByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Effective date' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Next month' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2027');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'June');
    await userEvent.click(screen.getByRole('button', { name: 'Wednesday, June 30, 2027' }));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(Date.UTC(2027, 5, 30));
    await expect(canvas.getByRole('textbox')).toHaveValue('06/30/2027');
  },
};

export const PressElsewhereCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Effective date' }));
    await focusedDay('Wednesday, January 14, 2026, selected');
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Clear: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Effective date' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const Today: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Effective date' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Today' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(Date.UTC(2026, 0, 20));
  },
};

export const ShowsTheError: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '02/30/2026');
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveValue('02/30/2026');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('February 2026 has 28 days');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(args.onFaultChange).toHaveBeenLastCalledWith('February 2026 has 28 days');
    await userEvent.type(input, '{Backspace>7/}28/2026');
    await expect(input).toBeValid();
    await expect(args.onFaultChange).toHaveBeenLastCalledWith(null);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(Date.UTC(2026, 1, 28));
  },
};

/** Held, a day is read once it has been painted, and before anything else happens. */
export const Held: Story = {
  args: { defaultValue: null, isHeld: true },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    const type = (text: string) => {
      input.focus();
      document.execCommand('insertText', false, text);
    };
    type('01/02/2026');
    expect(input).toHaveValue('01/02/2026');
    expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(Date.UTC(2026, 0, 2)));
    await userEvent.clear(input);
    type('3/4/26');
    input.blur();
    expect(args.onValueChange).toHaveBeenLastCalledWith(Date.UTC(2026, 2, 4));
    await waitFor(() => expect(input).toHaveValue('03/04/2026'));
    await userEvent.clear(input);
    type('soon');
    await userEvent.tab();
    await expect(await canvas.findByText('Enter a date like 12/31/2026')).toBeVisible();
    expect(input).toHaveValue('soon');
  },
};

export const PasteIso: Story = {
  args: { defaultValue: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('2026-03-01T23:30:00-11:00');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(Date.UTC(2026, 2, 1));
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('03/01/2026');
  },
};

export const Limits: Story = {
  args: { min: jan14 - 2 * msPerDay, max: jan14 + 2 * msPerDay },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '01112026{Enter}');
    await expect(input).toHaveAccessibleDescription('01/12/2026 is the first day allowed');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(jan14 - 3 * msPerDay);
    await userEvent.clear(input);
    await userEvent.type(input, '01142026{Enter}');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await focusedDay('Wednesday, January 14, 2026, selected');
    await expect(screen.getByRole('button', { name: 'Sunday, January 11, 2026' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Today' })).toBeDisabled();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await focusedDay('Friday, January 16, 2026');
    await userEvent.keyboard('{Escape}');
  },
};

export const DisabledDays: Story = {
  args: {
    hint: 'Working days only',
    isDateDisabled: (day) => [0, 6].includes(new Date(day).getUTCDay()),
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '01/17/2026');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('This day cannot be chosen');
    await userEvent.clear(input);
    await userEvent.type(input, '01/16/2026');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await focusedDay('Friday, January 16, 2026, selected');
    await userEvent.keyboard('{ArrowRight}');
    await focusedDay('Monday, January 19, 2026');
  },
};

export const WithError: Story = { args: { error: 'The rate was not yet approved', isRequired: true } };

export const ReadOnly: Story = {
  args: { readOnlyReason: 'You need the permission MANAGE_RATE_STATUS' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('x{Alt>}{ArrowDown}{/Alt}');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-readonly', 'true');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const OtherPlaceholder: Story = {
  args: { defaultValue: null, labels: { placeholder: 'MM/TT/JJJJ' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('placeholder', 'MM/TT/JJJJ');
  },
};

export const InAForm: Story = {
  args: { name: 'effective' },
  render: (args) => (
    <form aria-label="Rate">
      <DateField {...args} />
      <DateField {...args} isDisabled name="off" label="Disabled" />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const data = () => new FormData(canvas.getByRole<HTMLFormElement>('form'));
    await expect(data().getAll('effective')).toEqual(['2026-01-14']);
    await expect(data().has('off')).toBe(false);
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Effective date' }));
    await expect(data().getAll('effective')).toEqual(['']);
  },
};

export const LongText: Story = {
  args: {
    label: 'The first day on which a policy of this product may take effect in the state of the risk',
    hint: 'Backdating needs the approval of an underwriting manager, and is written to the audit log',
  },
};

/** A date is typed and shown in the order of the language. */
export const OtherOrder: Story = {
  args: { label: 'Meldetag', locale: 'de-DE', defaultValue: null },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Meldetag' });
    await expect(input).toHaveAttribute('placeholder', 'DD.MM.YYYY');
    await userEvent.type(input, '3.4.26');
    await userEvent.tab();
    await expect(input).toHaveValue('03.04.2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(Date.UTC(2026, 3, 3));
  },
};

export const RightToLeft: Story = {
  args: { label: 'تاريخ السريان', locale: 'ar-EG', labels: { today: 'اليوم' } },
  parameters: { rightToLeft: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const isOn = (day: string) => () =>
      expect(document.activeElement?.closest('td')).toHaveAttribute('data-day', day);
    await waitFor(isOn('2026-01-14'), { timeout: 3000 });
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(isOn('2026-01-15'));
  },
};

function Policy() {
  const [start, setStart] = useState<number | null>(jan14);
  const [days, setDays] = useState<number | null>(30);
  const [fault, setFault] = useState<string | null>(null);
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <DateField label="Effective date" value={start} onValueChange={setStart} onFaultChange={setFault} />
      <NumberField label="Days of cover" value={days} onValueChange={setDays} min={1} suffix="days" />
      <Button
        variant="primary"
        disabledReason={fault ?? (start === null ? 'Enter the effective date' : undefined)}
      >
        Save
      </Button>
    </div>
  );
}

export const ExampleForm: Story = {
  render: () => <Policy />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Effective date' });
    await userEvent.clear(input);
    await userEvent.type(input, '13/01/2026');
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Save/ })).toHaveAccessibleDescription(
        'There is no month 13',
      ),
    );
  },
};
