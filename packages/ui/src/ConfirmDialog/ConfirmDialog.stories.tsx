import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

function Held({ isOpen, onConfirm, onCancel, ...args }: ConfirmDialogProps) {
  const [isShown, setShown] = useState(isOpen);
  const answer = (report: () => void) => () => {
    setShown(false);
    report();
  };
  return (
    <>
      <Button onClick={() => setShown(true)}>Discard</Button>
      <ConfirmDialog {...args} isOpen={isShown} onConfirm={answer(onConfirm)} onCancel={answer(onCancel)} />
    </>
  );
}

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: false,
    title: 'Discard changes',
    message: 'Are you sure you want to discard your changes?',
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: Held,
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
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

export const Playground: Story = { args: { isOpen: true, tone: 'danger' } };
