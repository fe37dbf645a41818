import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Select, type SelectProps } from './Select.tsx';

type Kind = 'static' | 'custom' | 'dependent' | 'repeating';

function Held({ value, onValueChange, ...args }: SelectProps<Kind>) {
  const [chosen, setChosen] = useState(value ?? null);
  return (
    <Select
      {...args}
      value={chosen}
      onValueChange={(next) => {
        setChosen(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Select/Features',
  component: Select<Kind>,
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'Type',
    placeholder: 'All Types',
    options: [
      { value: 'static', label: 'Static' },
      { value: 'custom', label: 'Custom' },
      { value: 'dependent', label: 'Product/Field Dependent' },
      { value: 'repeating', label: 'Repeating Form', isDisabled: true },
    ],
    value: null,
    onValueChange: fn(),
  },
  render: Held,
  parameters: { frame: { maxWidth: 220, minHeight: 220 } },
} satisfies Meta<typeof Select<Kind>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(select).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { name: 'Custom' }).id,
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('custom');
    await userEvent.keyboard('{ArrowDown}{End}{Escape}');
    await expect(select).toHaveAttribute('aria-expanded', 'false');
    await expect(select).toHaveTextContent('Custom');
    await userEvent.keyboard('{Control>}c{/Control}');
    await expect(select).toHaveAttribute('aria-expanded', 'false');
  },
};

export const TypeAhead: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('pr');
    const option = canvas.getByRole('option', { name: 'Product/Field Dependent' });
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', option.id);
  },
};

/** A letter that is repeated goes from one option that begins with it to the next. */
export const RepeatedLetter: Story = {
  args: {
    options: [
      { value: 'static', label: 'Static' },
      { value: 'custom', label: 'Custom' },
      { value: 'repeating', label: 'Shared', isDisabled: true },
      { value: 'dependent', label: 'State Dependent' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox');
    const isAt = (name: string) =>
      expect(select).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name }).id);
    await userEvent.tab();
    await userEvent.keyboard('s');
    await isAt('Static');
    await userEvent.keyboard('s');
    await isAt('State Dependent');
    await userEvent.keyboard('s');
    await isAt('Static');
  },
};

export const Open: Story = {
  args: { value: 'custom' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('option', { name: 'Custom' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('option', { name: 'Repeating Form' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('option', { name: 'Repeating Form' }));
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Custom');
  },
};

export const LabelTakesTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Type'));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const Clearable: Story = {
  args: { isClearable: true, value: 'static' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Type' }));
    const select = canvas.getByRole('combobox');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(select).toHaveTextContent('All Types');
    await expect(select).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(select).toHaveTextContent('Static');
    await userEvent.keyboard('{Backspace}');
    await expect(select).toHaveTextContent('All Types');
  },
};

export const ClearableWithChoice: Story = { args: { isClearable: true, value: 'dependent' } };

export const Empty: Story = {};

export const WithError: Story = {
  args: { error: 'Choose a type', isRequired: true },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Type' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Choose a type');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, value: 'static' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ReadOnly: Story = {
  args: { value: 'static', readOnlyReason: 'You need the permission MANAGE_DATASETS' },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(select).toHaveAttribute('aria-expanded', 'false');
    await expect(select).toHaveAttribute('aria-readonly', 'true');
  },
};

export const LongText: Story = {
  args: {
    value: 'static',
    options: [{ value: 'static', label: 'Deductible for all other perils by total insured value band' }],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { value: 'static', isClearable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
};

export const InAForm: Story = {
  args: { name: 'type', value: 'static', isClearable: true },
  render: (args) => (
    <form aria-label="Filter">
      <Held {...args} />
      <Select {...args} isDisabled name="off" label="Disabled" />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const data = () => new FormData(canvas.getByRole<HTMLFormElement>('form'));
    await expect(data().getAll('type')).toEqual(['static']);
    await expect(data().has('off')).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Type' }));
    await expect(data().getAll('type')).toEqual(['']);
  },
};
