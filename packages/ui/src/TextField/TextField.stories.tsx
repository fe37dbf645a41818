import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextField, type TextFieldProps } from './TextField.tsx';

function Held({ value, onValueChange, ...args }: TextFieldProps) {
  const [text, setText] = useState(value);
  return (
    <TextField
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
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Name', value: '', onValueChange: fn(), placeholder: 'Building Construction Class' },
  render: Held,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.click(canvas.getByText('Name'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Peril');
    await expect(input).toHaveValue('Peril');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Peril');
  },
};

export const Playground: Story = {
  args: { hint: 'At most 1000 characters', isRequired: true, value: 'Filing State' },
};
