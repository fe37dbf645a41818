import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SplitPane } from './SplitPane.tsx';

const meta = {
  title: 'Components/SplitPane',
  component: SplitPane,
  args: {
    label: 'Width of the list',
    start: <p style={{ padding: 12 }}>Rules of this product</p>,
    end: <p style={{ padding: 12 }}>Refer coastal frame buildings</p>,
    defaultSize: 40,
    min: '20%',
    max: '70%',
    onSizeChange: fn(),
    onSizeCommit: fn(),
  },
  argTypes: { start: { control: false }, end: { control: false } },
  decorators: [
    (Story) => (
      <div
        style={{
          width: 600,
          maxWidth: '100%',
          height: 200,
          border: '1px solid var(--st-line)',
          background: 'var(--st-surface)',
        }}
      >
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: ['Two parts of a screen compete for room, and users differ in which one they want larger.'],
      avoid: ['One part matters only now and then: `Drawer`.', 'The sizes are always right: plain layout.'],
      pattern: 'Window Splitter',
      keys: {
        'ArrowLeft, ArrowRight': 'makes the first pane smaller or larger (mirrored from right to left)',
        'ArrowUp, ArrowDown': 'the same for panes above each other',
        'Shift + arrow': 'ten steps at once',
        'Home, End': 'goes to the smallest or the largest size',
        Enter: 'collapses the first pane, and brings it back',
        Escape: 'while dragging: goes back to the size before',
      },
    },
  },
} satisfies Meta<typeof SplitPane>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const splitter = canvas.getByRole('separator', { name: 'Width of the list' });
    await userEvent.tab();
    await expect(splitter).toHaveFocus();
    await expect(splitter).toHaveAttribute('aria-valuetext', '40 %');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSizeCommit).toHaveBeenLastCalledWith(42);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(splitter).toHaveAttribute('aria-valuenow', '22');
    await userEvent.keyboard('{Home}');
    await expect(splitter).toHaveAttribute('aria-valuenow', '20');
    await userEvent.keyboard('{End}');
    await expect(splitter).toHaveAttribute('aria-valuenow', '70');
    await userEvent.keyboard('{Enter}');
    await expect(splitter).toHaveAttribute('aria-valuetext', 'collapsed');
    await expect(canvas.getByText('Rules of this product')).not.toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(splitter).toHaveAttribute('aria-valuenow', '70');
    await userEvent.dblClick(splitter);
    await expect(splitter).toHaveAttribute('aria-valuenow', '40');
  },
};

export const Playground: Story = { args: { orientation: 'vertical' } };
