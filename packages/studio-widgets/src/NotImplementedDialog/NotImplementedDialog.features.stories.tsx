import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { NotImplementedDialog } from './NotImplementedDialog.tsx';

const hostile = `<img src=x onerror=alert(1)>\u202e👩‍👩‍👧‍👦${'unbroken'.repeat(1200)}`;

const meta = {
  title: 'Widgets/NotImplementedDialog/Features',
  component: NotImplementedDialog,
  tags: ['!dev', '!autodocs'],
  args: { actionName: hostile, onOpenChange: fn() },
} satisfies Meta<typeof NotImplementedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HostileContent: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Action not implemented' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(document.querySelector('img')).toBeNull();
    await expect(dialog.textContent).toContain(hostile);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth + 1);
    await expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
  },
};
