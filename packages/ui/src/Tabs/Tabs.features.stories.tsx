import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Tabs/Features',
  component: Tabs,
  tags: ['!autodocs'],
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
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
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
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420, overflowWrap: 'anywhere' }}>
        <Story />
      </div>
    ),
  ],
};
