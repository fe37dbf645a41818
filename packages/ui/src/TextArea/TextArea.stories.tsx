import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

function Held({ value, onValueChange, ...args }: TextAreaProps) {
  const [text, setText] = useState(value);
  return (
    <TextArea
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
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Description', value: '', onValueChange: fn() },
  render: Held,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Description' });
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('ISO classes{Enter}1 to 6');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ISO classes\n1 to 6');
  },
};

export const Playground: Story = { args: { hint: 'At most 1000 characters', rows: 5 } };
