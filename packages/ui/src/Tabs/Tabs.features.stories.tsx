import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

const meta = {
  title: 'Components/Tabs/Features',
  component: Tabs,
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'Section',
    onActiveIdChange: fn(),
    tabs: [
      { id: 'one', label: 'One', content: 'First' },
      { id: 'two', label: 'Two', content: 'Second' },
      { id: 'three', label: 'Three', content: 'Third', isDisabled: true },
    ],
  },
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

const many = Array.from({ length: 14 }, (_, index) => ({
  id: `section-${index}`,
  label: `Section ${index + 1}`,
  content: `What section ${index + 1} holds.`,
}));

export const Overflow: Story = {
  args: { tabs: many },
  parameters: { frame: { maxWidth: 420 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'Section 14' });
    await expect(last).toHaveFocus();
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(list.right + 1));
  },
};

export const HeldByTheCaller: Story = {
  args: { activeId: 'one' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Two' }));
    await expect(args.onActiveIdChange).toHaveBeenCalledWith('two');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('First');
  },
};

export const LongText: Story = {
  args: {
    tabs: [
      {
        id: 'one',
        label: 'Properties of the section and of everything that is inside of it',
        content: 'First',
      },
      { id: 'two', label: 'Two', content: 'column-without-a-break-'.repeat(20) },
    ],
    defaultActiveId: 'two',
  },
  parameters: { frame: { maxWidth: 420, overflowWrap: 'anywhere' } },
};

const openings = [
  { id: 'off', label: 'Off', content: 'Nothing', isDisabled: true },
  { id: 'one', label: 'One', content: 'First' },
  { id: 'two', label: 'Two', content: 'Second' },
];

export const UnknownActiveTab: Story = {
  args: { activeId: 'gone', tabs: openings },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'One' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'One' })).toHaveTextContent('First');
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'One' })).toHaveFocus();
    await expect(args.onActiveIdChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onActiveIdChange).toHaveBeenLastCalledWith('two');
  },
};

function Changing({ tabs, ...rest }: TabsProps) {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button onClick={() => setCount(tabs.length)}>All</Button>
      <Button onClick={() => setCount(count - 1)}>Fewer</Button>
      <Tabs {...rest} tabs={tabs.slice(0, count)} />
    </>
  );
}

export const TabsComeAndGo: Story = {
  args: { tabs: openings },
  render: (args) => <Changing {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(canvas.getByRole('tabpanel', { name: 'One' })).toHaveTextContent('First');
    await expect(args.onActiveIdChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('tab', { name: 'Two' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer' }));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('One');
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'One' })).toHaveFocus();
    await expect(args.onActiveIdChange).toHaveBeenCalledTimes(1);
  },
};

function Closing(props: TabsProps) {
  const [tabs, setTabs] = useState(props.tabs);
  return (
    <div onKeyDownCapture={({ key }) => key === 'Delete' && setTabs(tabs.slice(1))}>
      <Tabs {...props} tabs={tabs} />
    </div>
  );
}

export const ActiveTabGoesAway: Story = {
  render: (args) => <Closing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'One' }));
    await userEvent.keyboard('{Delete}');
    await expect(canvas.queryByRole('tab', { name: 'One' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('tab', { name: 'Two' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Second');
  },
};
