import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  args: {
    isOpen: true,
    title: 'Alert',
    message: 'File rates.pdf is not a supported document type for restore',
    onOpenChange: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '300px' } },
    guide: {
      use: [
        'Something has to be read before going on: an action failed, or did less than was asked for.',
        'Say in `message` what happened and what to do next; one button is all the answer there is.',
      ],
      avoid: [
        'A question with two answers: `ConfirmDialog`.',
        'News that needs no answer: `FadingNotification` or a toast.',
        'A field that is wrong: the `error` of the field.',
      ],
      pattern: 'Alert and Message Dialogs',
      keys: {
        Enter: 'presses OK, which has the focus',
        Escape: 'closes it, as OK does',
        Tab: 'stays inside',
      },
    },
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Alert' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

export const Playground: Story = { args: { title: 'Error', okLabel: 'OK' } };
