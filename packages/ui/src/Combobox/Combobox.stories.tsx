import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Combobox } from './Combobox.tsx';
import type { ComboboxProps } from './types.ts';

function Held({ value, onValueChange, ...args }: ComboboxProps<string>) {
  const [chosen, setChosen] = useState(value ?? null);
  return (
    <Combobox
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
  parameters: {
    frame: { maxWidth: 260, minHeight: 280 },
    guide: {
      use: [
        'One choice out of a list that is worth searching, up to tens of thousands of options.',
        'Options that the server searches: `isFiltered={false}` with `onSearch`.',
      ],
      avoid: ['With up to some twenty options take `Select`.', 'For several choices take `MultiSelect`.'],
      pattern: 'Combobox',
      keys: {
        ArrowDown: 'Opens the list; goes to the next option.',
        ArrowUp: 'Opens the list at its end; goes to the previous option.',
        'Alt + ArrowDown': 'Opens the list.',
        'Alt + ArrowUp': 'Chooses the option and closes the list.',
        Enter: 'Chooses the option.',
        'Home, End': 'Goes to the first or last option.',
        'PageUp, PageDown': 'Goes ten options up or down.',
        Escape: 'Closes the list; the choice stays.',
        Tab: 'Leaves; the choice stays, unless the whole name of another option is typed: then that is chosen.',
      },
    },
  },
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
