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
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Product', checked: false, onCheckedChange: fn() },
  render: Held,
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Product' });
    await userEvent.click(canvas.getByText('Product'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

export const Playground: Story = { args: { checked: true } };
