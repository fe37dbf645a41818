import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Select } from '../Select/index.ts';
import { RadioGroup } from './RadioGroup.tsx';

const include = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'underwriter', label: 'Only Underwriter' },
  { value: 'producer', label: 'Only Producer' },
];

const meta = {
  title: 'Components/RadioGroup/Features',
  component: RadioGroup<string>,
  tags: ['!dev', '!autodocs'],
  args: { label: 'Include', options: include, defaultValue: 'everyone', onValueChange: fn() },
  parameters: { frame: { maxWidth: 360 } },
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { defaultValue: null, isRequired: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup')).toBeRequired();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Everyone' })).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('everyone');
  },
};

export const Horizontal: Story = {
  args: { orientation: 'horizontal' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Everyone' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Only Underwriter' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Only Producer' })).toBeChecked();
  },
};

export const Hints: Story = {
  args: {
    label: 'Required?',
    options: [
      { value: 'required', label: 'Required', hint: 'Every submission has this form' },
      { value: 'conditional', label: 'Conditionally Required', hint: 'A rule decides' },
      { value: 'supplemental', label: 'Supplemental', hint: 'A field of another form asks for it' },
    ],
    defaultValue: 'required',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Conditionally Required' })).toHaveAccessibleDescription(
      'A rule decides',
    );
  },
};

export const Controlled: Story = {
  args: { value: 'producer' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Everyone' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('everyone');
    await expect(canvas.getByRole('radio', { name: 'Only Producer' })).toBeChecked();
  },
};

export const DisabledOption: Story = {
  args: {
    options: include.map((option) => ({ ...option, isDisabled: option.value === 'underwriter' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Only Producer' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Only Underwriter' })).toBeDisabled();
  },
};

export const WithError: Story = {
  args: { defaultValue: null, isRequired: true, error: 'Choose who gets the message' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose who gets the message');
  },
};

const staysAsItIs: NonNullable<Story['play']> = async ({ args, canvas, userEvent }) => {
  const everyone = canvas.getByRole('radio', { name: 'Everyone' });
  await userEvent.click(canvas.getByText('Only Producer'));
  await userEvent.tab();
  everyone.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(everyone).toHaveFocus();
  await expect(everyone).toBeChecked();
  await expect(args.onValueChange).not.toHaveBeenCalled();
  await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true');
};

export const ReadOnly: Story = {
  args: { readOnlyReason: 'You need the permission MANAGE_DATASETS' },
  play: staysAsItIs,
};

/** The reason is shown elsewhere: the group is as fixed as with a reason of its own. */
export const ReadOnlyForAReasonElsewhere: Story = {
  args: { isReadOnly: true },
  play: staysAsItIs,
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Only Producer'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Everyone' })).not.toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    label:
      'What happens to the value of a field that is not among the data items after they were generated again',
    options: [
      {
        value: 'clear',
        label:
          'Clear the value of the field, in every submission that is not bound yet, and ask for it again',
        hint: 'Underwriters see the field marked as missing the next time they open the submission',
      },
      { value: 'keep', label: 'Keep it' },
    ],
    defaultValue: 'keep',
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'الحالة',
    options: [
      { value: 'active', label: 'نشط', hint: 'يراه الجميع' },
      { value: 'inactive', label: 'غير نشط' },
    ],
    defaultValue: 'active',
  },
  parameters: { rightToLeft: true },
};

const products = ['Business Owners', 'Commercial Auto', 'General Liability'];

function Products() {
  const [mode, setMode] = useState<'all' | 'select'>('all');
  const [product, setProduct] = useState<string | null>(null);
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <RadioGroup
        label="Products & Coverages"
        options={[
          { value: 'all', label: 'All Products' },
          { value: 'select', label: 'Select Products' },
        ]}
        value={mode}
        onValueChange={setMode}
      />
      {mode === 'select' && (
        <Select
          label="Product"
          placeholder="Select a product"
          options={products.map((label) => ({ value: label, label }))}
          value={product}
          onValueChange={setProduct}
        />
      )}
    </div>
  );
}

export const ExampleWithSelect: Story = {
  render: () => <Products />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Select Products' }));
    await expect(canvas.getByRole('combobox', { name: 'Product' })).toBeVisible();
  },
};
