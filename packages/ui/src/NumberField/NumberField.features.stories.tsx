import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Components/NumberField/Features',
  component: NumberField,
  tags: ['!dev', '!autodocs'],
  args: { label: 'Priority', onValueChange: fn() },
  parameters: { frame: { maxWidth: 240 } },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: 'None' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await expect(input).toHaveAttribute('aria-valuetext', 'Empty');
    await expect(input).not.toHaveAttribute('aria-valuenow');
    await userEvent.type(input, '7');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(7);
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const Limits: Story = {
  args: { min: 10, max: 99, hint: '10 to 99' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.type(input, '5');
    await expect(input).toHaveValue('5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
    await userEvent.tab();
    await expect(input).toHaveValue('10');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(10);
    await expect(canvas.getByRole('status')).toHaveTextContent('Set to 10, the least allowed');
    await userEvent.clear(input);
    await userEvent.type(input, '500');
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(input).toHaveValue('500');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('99');
    await expect(input).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Set to 99, the most allowed');
  },
};

/** A sign alone is no number: that it does not stay is reported where it was typed. */
export const SignAlone: Story = {
  args: { defaultValue: 5 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, '-');
    await userEvent.tab();
    await expect(input).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('status')).toHaveTextContent('“-” is not a number that fits here');
  },
};

export const LeavingUntouchedChangesNothing: Story = {
  args: { defaultValue: 500, max: 99 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton')).toHaveValue('500');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  args: { defaultValue: 40, min: 1, max: 99 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(input).toHaveValue('41');
    await userEvent.keyboard('{PageUp}');
    await expect(input).toHaveValue('51');
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}');
    await expect(input).toHaveValue('1');
    await expect(input).toHaveAttribute('aria-valuenow', '1');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(9);
  },
};

export const Steppers: Story = {
  args: { defaultValue: 98, min: 1, max: 99, hasSteppers: true },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    const increase = canvas.getByRole('button', { name: 'Increase Priority' });
    await userEvent.click(increase);
    await expect(input).toHaveValue('99');
    await expect(input).toHaveFocus();
    await expect(increase).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Priority' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Priority' }));
    await expect(input).toHaveValue('97');
    await userEvent.tab();
    await expect(increase).not.toHaveFocus();
  },
};

export const DecimalsAndUnit: Story = {
  args: { label: 'Distance to coast', decimals: 1, min: 0, step: 0.1, suffix: 'mi', defaultValue: 0.2 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await expect(input).toHaveAttribute('aria-valuetext', '0.2 mi');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0.3);
    await userEvent.clear(input);
    await userEvent.keyboard('-1.25');
    await expect(input).toHaveValue('1.2');
  },
};

export const Money: Story = {
  args: { label: 'Deductible', decimals: 2, minDecimals: 2, suffix: 'USD', defaultValue: 2500 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveValue('2,500.00');
  },
};

export const Paste: Story = {
  args: { label: 'Limit', decimals: 1, defaultValue: 7, suffix: 'USD' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.tab();
    await userEvent.paste('n/a');
    await expect(input).toHaveValue('7');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('“n/a” is not a number that fits here');
    await userEvent.paste('$1,234.5 ');
    await expect(input).toHaveValue('1234.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234.5);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(input).toHaveValue('1,234.5');
  },
};

export const PasteWithBlanks: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.tab();
    await userEvent.paste(' 12 ');
    await expect(input).toHaveValue('12');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12);
  },
};

export const WheelChangesNothing: Story = {
  args: { defaultValue: 40 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.click(input);
    await fireEvent.wheel(input, { deltaY: 240 });
    await expect(input).toHaveValue('40');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const MaxLength: Story = {
  args: { label: 'Minimum search characters', min: 0, maxLength: 2 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.type(input, '123');
    await expect(input).toHaveValue('12');
  },
};

export const German: Story = {
  args: { label: 'Versicherungssumme', locale: 'de-DE', decimals: 2, defaultValue: 1234.5, suffix: '€' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await expect(input).toHaveValue('1.234,5');
    await userEvent.tab();
    await userEvent.keyboard('7,25');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(7.25);
  },
};

export const WithError: Story = {
  args: { defaultValue: 40, error: 'Also the priority of Frame', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toBeInvalid();
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('Also the priority of Frame');
  },
};

export const ReadOnly: Story = {
  args: {
    defaultValue: 1_250_000,
    hasSteppers: true,
    suffix: 'USD',
    readOnlyReason: 'You need the permission MANAGE_DATASETS',
  },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}5');
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-readonly', 'true');
    await expect(input).toHaveValue('1,250,000');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Disabled: Story = { args: { defaultValue: 40, isDisabled: true, hasSteppers: true } };

export const LongText: Story = {
  args: {
    label: 'The greatest sum insured that an underwriter may bind without asking a senior underwriter',
    hint: 'In the currency of the policy, for all locations and all coverages together, without deductibles',
    defaultValue: 999_999_999_999_999,
    suffix: 'US dollars',
    hasSteppers: true,
  },
};

export const RightToLeft: Story = {
  args: { label: 'الحد', hint: 'من ١ إلى ٩٩', defaultValue: -1250, suffix: 'ميل', hasSteppers: true },
  parameters: { rightToLeft: true },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await expect(input).toHaveValue('-1,250');
    await userEvent.tab();
    await userEvent.keyboard('٤٥');
    await expect(input).toHaveValue('45');
  },
};

function Band() {
  const [min, setMin] = useState<number | null>(0);
  const [max, setMax] = useState<number | null>(500_000);
  const isWrong = min !== null && max !== null && min > max;
  return (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: '1fr 1fr' }}>
      <NumberField label="Minimum" value={min} onValueChange={setMin} min={0} suffix="USD" />
      <NumberField
        label="Maximum"
        value={max}
        onValueChange={setMax}
        min={0}
        suffix="USD"
        error={isWrong ? 'Lower than the minimum' : undefined}
      />
      <Button onClick={() => setMax(null)}>No maximum</Button>
    </div>
  );
}

export const ExampleBand: Story = {
  parameters: { frame: { minWidth: 340 } },
  render: () => <Band />,
  play: async ({ canvas, userEvent }) => {
    const min = canvas.getByRole('spinbutton', { name: 'Minimum' });
    const max = canvas.getByRole('spinbutton', { name: 'Maximum' });
    await userEvent.type(min, '600000');
    await expect(max).toHaveAccessibleDescription('Lower than the minimum');
    await userEvent.click(canvas.getByRole('button', { name: 'No maximum' }));
    await expect(max).toHaveValue('');
    await expect(max).toBeValid();
  },
};

const onSave = fn();

/** An error on leaving waits for the press that left: the button under the pointer stays where it is. */
export const LeftByPressing: Story = {
  args: { label: 'Limit', defaultValue: null, max: 100 },
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <NumberField {...args} />
      <Button onClick={onSave}>Save</Button>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    onSave.mockClear();
    const input = canvas.getByRole('spinbutton', { name: 'Limit' });
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.type(input, '600');
    const before = button.getBoundingClientRect().top;
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
    await expect(input).toHaveValue('100');
    await expect(button.getBoundingClientRect().top).toBe(before);
    await userEvent.pointer({ keys: '[/MouseLeft]', target: button });
    await expect(onSave).toHaveBeenCalledOnce();
    await waitFor(() => expect(input).toHaveAccessibleDescription(/100/));
  },
};

export const FocusSelects: Story = {
  args: { defaultValue: 1234 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('spinbutton');
    await expect(input).toHaveValue('1,234');
    input.focus();
    await waitFor(() => expect(input).toHaveValue('1234'));
    await expect([input.selectionStart, input.selectionEnd]).toEqual([0, 4]);
    await userEvent.keyboard('5');
    await expect(input).toHaveValue('5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
  },
};

export const InAForm: Story = {
  args: { name: 'limit', defaultValue: 1234 },
  render: (args) => (
    <form aria-label="Rule">
      <NumberField {...args} />
      <NumberField {...args} isDisabled name="off" label="Disabled" />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const data = () => new FormData(canvas.getByRole<HTMLFormElement>('form'));
    await expect(data().getAll('limit')).toEqual(['1234']);
    await expect(data().has('off')).toBe(false);
    await userEvent.clear(canvas.getByRole('spinbutton', { name: 'Priority' }));
    await expect(data().getAll('limit')).toEqual(['']);
  },
};

export const LongUnit: Story = {
  args: { defaultValue: 1_250_000, suffix: 'US dollars for each location', hasSteppers: true },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('spinbutton');
    await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
    const unit = canvasElement.querySelector('[data-part="suffix"]');
    await expect(unit?.scrollWidth).toBeGreaterThan(unit?.clientWidth ?? 0);
    const frame = input.closest('[data-part="control"]');
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0);
  },
};
