import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Components/ConfirmDialog/Features',
  component: ConfirmDialog,
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    title: 'Delete data set',
    message: 'Are you sure you want to delete this Data set?',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  args: { tone: 'danger' },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const EscapeIsNo: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

export const BackdropDoesNothing: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    const backdrop = document.querySelector('[data-part="backdrop"]');
    if (backdrop) await userEvent.click(backdrop);
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { isPending: true, tone: 'danger' },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const LongMessage: Story = {
  args: {
    message:
      'Found 14 reference(s) for fields on data set Building Construction Class.\nAre you sure you want to delete this Data set?',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'حذف مجموعة البيانات',
    message: 'هل تريد حذف هذه المجموعة؟',
    confirmLabel: 'نعم',
    cancelLabel: 'لا',
    tone: 'danger',
  },
};

const onWork = fn();

function Working() {
  const [state, setState] = useState<'closed' | 'open' | 'pending'>('closed');
  return (
    <>
      <Button onClick={() => setState('open')}>Delete</Button>
      <Button onClick={() => setState('closed')} style={{ marginInlineStart: 8 }}>
        Answer of the server
      </Button>
      <ConfirmDialog
        isOpen={state !== 'closed'}
        isPending={state === 'pending'}
        tone="danger"
        title="Delete data set"
        message="Are you sure you want to delete this Data set?"
        onCancel={() => setState('closed')}
        onConfirm={() => {
          onWork();
          setState('pending');
        }}
      />
    </>
  );
}

export const ExampleStaysWhileItWorks: Story = {
  render: () => <Working />,
  play: async ({ canvas, userEvent }) => {
    onWork.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await expect(onWork).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-busy', 'true');
    screen.getByRole('button', { name: 'Answer of the server', hidden: true }).click();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};
