import type { Meta, StoryObj } from '@storybook/react-vite';
import Download from 'lucide-react/icons/download';
import { expect, fn, waitFor } from 'storybook/test';
import { BulkHeader } from './BulkHeader.tsx';

const meta = {
  title: 'Widgets/BulkHeader',
  component: BulkHeader,
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
      use: [
        'An action is to be done to several rows: how many, and whether to go on.',
        'In the `banner` of the `BrowserGrid` it also keeps the rows as they are selected while the action runs; elsewhere the host does.',
      ],
      avoid: ['One row: its own actions.', 'Actions on the whole list: `ActionBar`.'],
      pattern: 'none: a group of buttons with a live count',
      keys: {
        Tab: 'goes from button to button',
        Enter: 'presses it',
        Escape: 'cancels, anywhere in the header',
      },
    },
  },
} satisfies Meta<typeof BulkHeader>;

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
