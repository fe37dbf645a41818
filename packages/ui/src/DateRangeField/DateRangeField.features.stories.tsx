import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { DateRangeField } from './DateRangeField.tsx';
import type { DateRange } from './types.ts';

const start = Date.UTC(2026, 0, 8);
const end = Date.UTC(2026, 0, 28);

const meta = {
  title: 'Components/DateRangeField/Features',
  component: DateRangeField,
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'Effective Date Range',
    defaultValue: { start, end },
    today: Date.UTC(2026, 0, 20),
    onValueChange: fn(),
    onFaultChange: fn(),
  },
  parameters: { frame: { maxWidth: 440, minHeight: 480 } },
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { defaultValue: { start: null, end: null } } };

export const OpenEnd: Story = {
  args: { defaultValue: { start, end: null } },
  play: async ({ args, canvas, userEvent }) => {
    const second = canvas.getByRole('textbox', { name: 'End date' });
    await expect(second).toBeValid();
    await userEvent.type(second, '2/1/26');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start, end: Date.UTC(2026, 1, 1) });
  },
};

export const ClearsEachEnd: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Start date' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: null, end });
    await expect(canvas.getByRole('textbox', { name: 'Start date' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear End date' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: null, end: null });
  },
};

export const EndBeforeStart: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const first = canvas.getByRole('textbox', { name: 'Start date' });
    const second = canvas.getByRole('textbox', { name: 'End date' });
    await userEvent.clear(second);
    await userEvent.type(second, '01/01/2026');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start, end: Date.UTC(2026, 0, 1) });
    await expect(second).toBeInvalid();
    await expect(second).toHaveAccessibleDescription('The end date is before the start date');
    await expect(first).toBeValid();
    await expect(first).toHaveValue('01/08/2026');
    await expect(args.onFaultChange).toHaveBeenLastCalledWith('The end date is before the start date');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Start date' }));
    await expect(second).toBeValid();
    await expect(args.onFaultChange).toHaveBeenLastCalledWith(null);
  },
};

export const ShowsTheError: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const first = canvas.getByRole('textbox', { name: 'Start date' });
    await userEvent.clear(first);
    await userEvent.type(first, 'soon');
    await userEvent.tab();
    await expect(first).toHaveValue('soon');
    await expect(first).toHaveAccessibleDescription('Enter a date like 12/31/2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: null, end });
  },
};

export const Calendar: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'End date' }));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(
      () =>
        expect(screen.getByRole('button', { name: 'Wednesday, January 28, 2026, selected' })).toHaveFocus(),
      { timeout: 3000 },
    );
    await expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: /^Start date/ }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Thursday, January 8, 2026, selected' })).toHaveFocus(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Friday, January 9, 2026' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: Date.UTC(2026, 0, 9), end });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('textbox', { name: 'End date' })).toHaveFocus();
  },
};

export const CalendarOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Start date' }));
    await waitFor(
      () => expect(screen.getByRole('button', { name: 'Thursday, January 8, 2026, selected' })).toHaveFocus(),
      { timeout: 3000 },
    );
    await expect(screen.getByRole('dialog', { name: 'Choose Effective Date Range' })).toBeVisible();
  },
};

export const Presets: Story = {
  args: {
    label: 'Date range',
    presets: [
      { label: 'This month', range: { start: Date.UTC(2026, 0, 1), end: Date.UTC(2026, 0, 31) } },
      { label: 'Since January', range: { start: Date.UTC(2026, 0, 1), end: null } },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Start date' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Since January' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: Date.UTC(2026, 0, 1), end: null });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Choose End date' }));
    await expect(await screen.findByRole('button', { name: 'This month' })).toBeVisible();
  },
};

export const WithErrors: Story = {
  args: {
    error: 'At least one end has to be set',
    startError: 'Before the product was filed',
    isRequired: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Start date' })).toHaveAccessibleDescription(
      'Before the product was filed',
    );
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('At least one end has to be set');
  },
};

export const ReadOnly: Story = {
  args: { readOnlyReason: 'You need the permission MANAGE_RULES' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Start date' })).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const OtherPlaceholder: Story = {
  args: { defaultValue: { start: null, end: null }, labels: { placeholder: 'MM/TT/JJJJ' } },
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole('textbox'))
      await expect(input).toHaveAttribute('placeholder', 'MM/TT/JJJJ');
  },
};

export const InAForm: Story = {
  args: { startName: 'from', endName: 'to' },
  render: (args) => (
    <form aria-label="Search">
      <DateRangeField {...args} />
      <DateRangeField {...args} isDisabled startName="off" endName="off" label="Disabled" />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const data = () => [...new FormData(canvas.getByRole<HTMLFormElement>('form')).entries()];
    await expect(data()).toEqual([
      ['from', '2026-01-08'],
      ['to', '2026-01-28'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear End date' }));
    await expect(data()).toEqual([
      ['from', '2026-01-08'],
      ['to', ''],
    ]);
  },
};

export const LongText: Story = {
  args: {
    label: 'The days between which a policy of this product may take effect in the state of the risk',
    hint: 'Backdating needs the approval of an underwriting manager, and is written to the audit log',
    labels: { endBeforeStart: 'The End Date cannot be less the Start Date' },
    defaultValue: { start: end, end: start },
  },
};

export const Narrow: Story = {
  parameters: { frame: { width: 240 } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('textbox').map((input) => input.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? 0);
    await expect(second?.left).toBe(first?.left);
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'فترة السريان',
    locale: 'ar-EG',
    labels: { from: 'من', to: 'إلى', start: 'تاريخ البدء', end: 'تاريخ الانتهاء' },
  },
  parameters: { rightToLeft: true },
};

function Template() {
  const [mode, setMode] = useState<'always' | 'range'>('range');
  const [range, setRange] = useState<DateRange>({ start: null, end: null });
  const [fault, setFault] = useState<string | null>(null);
  const isOpen = range.start === null && range.end === null;
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'stretch' }}>
      <RadioGroup
        label="Effective"
        options={[
          { value: 'always', label: 'Always' },
          { value: 'range', label: 'Within a date range' },
        ]}
        value={mode}
        onValueChange={setMode}
      />
      {mode === 'range' && (
        <DateRangeField
          label="Effective Date Range"
          value={range}
          onValueChange={setRange}
          onFaultChange={setFault}
        />
      )}
      <div>
        <Button variant="primary" disabledReason={fault ?? (isOpen ? 'Set at least one end' : undefined)}>
          Confirm
        </Button>
      </div>
    </div>
  );
}

export const ExampleForm: Story = {
  render: () => <Template />,
  play: async ({ canvas, userEvent }) => {
    const confirm = canvas.getByRole('button', { name: /Confirm/ });
    await expect(confirm).toHaveAccessibleDescription('Set at least one end');
    await userEvent.type(canvas.getByRole('textbox', { name: 'End date' }), '12/31/2026');
    await expect(confirm).not.toHaveAttribute('aria-disabled');
  },
};
