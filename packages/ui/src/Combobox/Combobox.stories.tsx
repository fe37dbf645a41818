import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

function Held({ value, onValueChange, ...args }: ComboboxProps<string>) {
  const [chosen, setChosen] = useState(value);
  return (
    <Combobox
      {...args}
      value={chosen}
      onValueChange={(next) => {
        setChosen(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Combobox',
  component: Combobox<string>,
  args: {
    label: 'Product',
    placeholder: 'All Products',
    options: [
      { value: 'bop', label: 'Business Owners' },
      { value: 'ca', label: 'Commercial Auto' },
      { value: 'cp', label: 'Commercial Property' },
      { value: 'gl', label: 'General Liability' },
      { value: 'im', label: 'Inland Marine' },
      { value: 'wc', label: 'Workers’ Compensation' },
    ],
    value: null,
    onValueChange: fn(),
  },
  render: Held,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 260, minHeight: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Product' });
    await userEvent.type(input, 'comm');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('cp');
    await expect(input).toHaveValue('Commercial Property');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Playground: Story = { args: { isClearable: true, value: 'ca' } };
