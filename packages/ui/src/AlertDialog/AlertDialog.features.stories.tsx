import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'Components/AlertDialog/Features',
  component: AlertDialog,
  tags: ['!dev', '!autodocs'],
  args: { isOpen: true, title: 'Error', message: 'Line 14: no description', onOpenChange: fn() },
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

export const OpensItself: Story = {
  args: { isOpen: undefined, trigger: <Button>Restore</Button> },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Restore' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog', { name: 'Error' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Keeps its exit transition running until the test ends it, also where the reader asked for less motion. */
const slowly = { transitionDuration: '60s' };

/** A transition turned round takes no longer than it had taken until then: it has to be at its end first. */
async function endMotion(dialog: HTMLElement) {
  await waitFor(() => expect(dialog).not.toHaveAttribute('data-starting-style'));
  for (const animation of dialog.getAnimations()) animation.finish();
}

export const ClosesOnce: Story = {
  args: { isOpen: undefined, trigger: <Button>Restore</Button>, style: slowly },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus());
    const dialog = screen.getByRole('alertdialog');
    await endMotion(dialog);
    await userEvent.keyboard('{Enter}{Enter}{Escape}');
    await expect(dialog).toHaveAttribute('data-ending-style');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await endMotion(dialog);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'خطأ', message: 'السطر 14: لا يوجد وصف', okLabel: 'حسنًا' },
};
