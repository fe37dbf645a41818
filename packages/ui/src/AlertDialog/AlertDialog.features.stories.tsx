import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'Components/AlertDialog/Features',
  component: AlertDialog,
  tags: ['!autodocs'],
  args: { isOpen: true, title: 'Error', message: 'Line 14: no description', onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '300px' } } },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LongText: Story = {
  args: {
    message: `The server refused the file: ${'column-without-a-break-'.repeat(12)}`,
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const Closed: Story = {
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};
