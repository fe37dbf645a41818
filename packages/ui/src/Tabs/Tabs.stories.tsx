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
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Section',
    activeId: 'properties',
    onActiveIdChange: fn(),
    tabs: [
      { id: 'properties', label: 'Properties', content: 'Name, description and order of the section.' },
      { id: 'rule', label: 'Rule', content: 'When the section shows.', badge: 2 },
      { id: 'history', label: 'History', content: 'Who changed it.', isDisabled: true },
    ],
  },
  argTypes: { tabs: { control: false } },
  render: Held,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Rule/ }));
    await expect(args.onActiveIdChange).toHaveBeenLastCalledWith('rule');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('When the section shows.');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Properties' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Name, description');
  },
};

export const Playground: Story = { args: { activeId: 'rule' } };
