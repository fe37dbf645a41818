import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

function Held({ checked, onCheckedChange, ...args }: CheckboxProps) {
  const [isOn, setOn] = useState(checked);
  return (
    <Checkbox
      {...args}
      checked={isOn}
      onCheckedChange={(next, event) => {
        setOn(next);
        onCheckedChange(next, event);
      }}
    />
  );
}

const meta = {
  title: 'Components/Checkbox/Features',
  component: Checkbox,
  tags: ['!autodocs'],
  args: { label: 'Select all rows', checked: false, onCheckedChange: fn() },
  render: Held,
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mixed: Story = {
  args: { checked: 'mixed' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true, expect.anything());
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    const target = canvas.getByRole('checkbox', { name: 'Select all rows' }).closest('label');
    await expect(target?.getBoundingClientRect()).toMatchObject({ width: 24, height: 24 });
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <Checkbox label="Off" checked={false} onCheckedChange={fn()} />
      <Checkbox label="On" checked onCheckedChange={fn()} />
      <Checkbox label="Mixed" checked="mixed" onCheckedChange={fn()} />
      <Checkbox label="Off, disabled" checked={false} disabled onCheckedChange={fn()} />
      <Checkbox label="On, disabled" checked disabled onCheckedChange={fn()} />
      <Checkbox label="Invalid" checked={false} aria-invalid onCheckedChange={fn()} />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Clear the value of a field when it is not among the data items after they were generated again',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 260 }}>
        <Story />
      </div>
    ),
  ],
};
