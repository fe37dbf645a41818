import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Tabs, type TabsProps } from './Tabs.tsx';

function Held({ activeId, onActiveIdChange, ...args }: TabsProps) {
  const [id, setId] = useState(activeId);
  return (
    <Tabs
      {...args}
      activeId={id}
      onActiveIdChange={(next) => {
        setId(next);
        onActiveIdChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Tabs/Features',
  component: Tabs,
  tags: ['!autodocs'],
  args: {
    label: 'Section',
    activeId: 'one',
    onActiveIdChange: fn(),
    tabs: [
      { id: 'one', label: 'One', content: 'First' },
      { id: 'two', label: 'Two', content: 'Second' },
      { id: 'three', label: 'Three', content: 'Third', isDisabled: true },
    ],
  },
  render: Held,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Disabled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Three' }));
    await expect(args.onActiveIdChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('First');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'One' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Two' })).toHaveFocus();
  },
};
