import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Kbd } from '../Kbd/index.ts';
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

const onAroundKeyDown = fn();

const meta = {
  title: 'Components/SearchField/Features',
  component: SearchField,
  tags: ['!autodocs'],
  args: { label: 'Search data sets', placeholder: 'Search data sets', value: 'cl', onValueChange: fn() },
  render: Held,
  decorators: [
    (Story) => (
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog that closes on Escape
      <div style={{ maxWidth: 300 }} onKeyDown={(event) => onAroundKeyDown(event.key)}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EscapeEmptiesFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    onAroundKeyDown.mockClear();
    const input = canvas.getByRole('searchbox');
    await userEvent.click(input);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(onAroundKeyDown).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onAroundKeyDown).toHaveBeenLastCalledWith('Escape');
  },
};

export const Shortcut: Story = {
  args: {
    value: '',
    placeholder: 'Search or jump to…',
    endContent: (
      <span style={{ paddingInlineEnd: 4 }}>
        <Kbd keys={['Ctrl', 'K']} />
      </span>
    ),
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: 'فئة' } };
