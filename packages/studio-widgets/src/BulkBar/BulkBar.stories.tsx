import type { Meta, StoryObj } from '@storybook/react-vite';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { BulkBar, type BulkBarProps } from './BulkBar.tsx';

const meta = {
  title: 'Widgets/BulkBar',
  component: BulkBar,
  args: {
    count: 3,
    total: 318,
    confirmLabel: 'Export',
    confirmIcon: <Download size={16} />,
    onSelectAll: fn(),
    onCancel: fn(),
    onConfirm: fn(),
  },
  parameters: {
    guide: {
      use: ['An action is to be done to several rows: how many, and whether to go on.'],
      avoid: ['One row: its own actions.', 'Actions on the whole list: `ActionBar`.'],
      pattern: 'none: a group of buttons with a live count',
      keys: {
        Tab: 'goes from button to button',
        Enter: 'presses it',
        Escape: 'cancels, anywhere in the bar',
      },
    },
  },
} satisfies Meta<typeof BulkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await expect(canvas.getByText('of 318 on this filter')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('3 selected of 318 on this filter'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 318' }));
    await expect(args.onSelectAll).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};

export const Playground: Story = {
  args: { text: 'of 1,204 matching "deductible"', count: 1200, total: 1204 },
};

export const NothingSelected: Story = {
  args: { count: 0 },
  play: async ({ args, canvas, userEvent }) => {
    const confirm = canvas.getByRole('button', { name: 'Export' });
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await expect(confirm).toHaveAccessibleDescription('Select at least one row');
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const EverythingSelected: Story = {
  args: { count: 318 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Select all 318' })).toBeNull();
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 318' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onSelectAll).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

function Page(props: BulkBarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Begin
      </button>
      {isOpen && <BulkBar {...props} onCancel={() => setOpen(false)} />}
    </>
  );
}

export const FocusGoesBack: Story = {
  render: (args) => <Page {...args} />,
  play: async ({ canvas, userEvent }) => {
    const begin = canvas.getByRole('button', { name: 'Begin' });
    await userEvent.click(begin);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Select all 318' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(begin).toHaveFocus();
    await expect(canvas.queryByText('3 selected')).toBeNull();
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const LongText: Story = {
  args: {
    text: 'of 1,204 data sets whose name, description or last editor contains "all other perils deductible"',
    confirmLabel: 'Generate data dictionary and send it',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  },
};
