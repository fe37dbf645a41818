import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    trigger: <Button>Discard</Button>,
    title: 'Discard changes',
    message: 'Are you sure you want to discard your changes?',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '320px' } },
    guide: {
      use: [
        'Before what cannot be taken back, or would lose work: the title names the action, the message what it does.',
        '`danger` when data is lost: the focus then starts on the button that cancels.',
        'Keep it open with `isOpen` and `isPending` while the confirmed work runs.',
      ],
      avoid: [
        'What can be undone: do it, and offer Undo in a notification.',
        'Nothing to decide: `AlertDialog`.',
        'More than two answers, or fields: `Dialog`.',
      ],
      pattern: 'Alert and Message Dialogs',
      keys: {
        Enter: 'presses the focused button',
        Escape: 'answers no',
        Tab: 'goes between the two buttons',
      },
    },
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultIsOpen: true },
  play: async () => {
    const layer = await screen.findByRole('alertdialog', { name: 'Discard changes' });
    await waitFor(() => expect(layer).toBeVisible());
  },
};

export const OpensAndCloses: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Discard' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard changes' });
    await expect(dialog).toHaveAccessibleDescription('Are you sure you want to discard your changes?');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Playground: Story = { args: { defaultIsOpen: true, tone: 'danger' } };
