import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Select, type SelectProps } from './Select.tsx';

type Sort = 'label-ascending' | 'label-descending' | 'value-ascending' | 'value-descending';

function Held({ value, onValueChange, ...args }: SelectProps<Sort>) {
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
  title: 'Components/Select',
  component: Select<Sort>,
  args: {
    label: 'Group sorting',
    options: [
      { value: 'label-ascending', label: 'Label ascending' },
      { value: 'label-descending', label: 'Label descending' },
      { value: 'value-ascending', label: 'Value ascending' },
      { value: 'value-descending', label: 'Value descending' },
    ],
    value: 'label-ascending',
    onValueChange: fn(),
  },
  render: Held,
  parameters: {
    frame: { maxWidth: 240, minHeight: 220 },
    guide: {
      use: ['One choice out of a short list.'],
      avoid: [
        'With more than some twenty options take `Combobox`.',
        'For up to five choices that should all be seen take `RadioGroup`.',
      ],
      pattern: 'Select-Only Combobox',
      keys: {
        'ArrowDown, ArrowUp': 'Opens the list; goes to the next or previous option.',
        'Enter, Space': 'Opens the list; chooses the option.',
        'Home, End': 'Opens the list at its first or last option.',
        'PageUp, PageDown': 'Goes ten options up or down.',
        'A letter': 'Goes to the next option that begins with what is typed.',
        'Backspace, Delete': 'Unsets the choice of a clearable one.',
        Escape: 'Closes the list; the choice stays.',
      },
    },
  },
} satisfies Meta<typeof Select<Sort>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Group sorting' });
    await userEvent.click(select);
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: 'Value ascending' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('value-ascending');
    await expect(select).toHaveTextContent('Value ascending');
    await expect(select).toHaveAttribute('aria-expanded', 'false');
    await expect(select).toHaveFocus();
  },
};

export const Playground: Story = {
  args: { hint: 'Items that are not valid are removed', isClearable: true },
};
