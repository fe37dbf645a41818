import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function Held({ value, onValueChange, ...args }: SearchFieldProps) {
  const [text, setText] = useState(value);
  return (
    <SearchField
      {...args}
      value={text}
      onValueChange={(next) => {
        setText(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: 'Search data sets', placeholder: 'Search data sets', value: '', onValueChange: fn() },
  render: Held,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search data sets' });
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(input, 'class');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('class');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

export const Playground: Story = { args: { value: 'cl' } };
