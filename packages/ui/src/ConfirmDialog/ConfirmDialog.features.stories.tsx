import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { ConfirmDialogProps } from './types.ts';

const meta = {
  title: 'Components/ConfirmDialog/Features',
  component: ConfirmDialog,
  tags: ['!dev', '!autodocs'],
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

/** What the question is about is not there yet: it can be left, and not be confirmed. */
export const NotYetToBeConfirmed: Story = {
  args: { confirmDisabledReason: 'What will happen is shown first.' },
  play: async ({ args, userEvent }) => {
    const yes = await screen.findByRole('button', { name: 'Yes' });
    await expect(yes).toHaveAttribute('aria-disabled', 'true');
    await expect(yes).toHaveAccessibleDescription('What will happen is shown first.');
    await userEvent.click(yes);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

function NothingLeft(args: ConfirmDialogProps) {
  const [hasConfirm, setConfirm] = useState(true);
  const message = (
    <button type="button" onClick={() => setConfirm(false)}>
      Look
    </button>
  );
  return (
    <ConfirmDialog {...args} hasConfirm={hasConfirm} message={hasConfirm ? message : 'Nothing is left.'} />
  );
}

/** Where it turns out that nothing would be done, there is one button, which has the focus. */
export const NothingToConfirm: Story = {
  args: { cancelLabel: 'Close' },
  render: (args) => <NothingLeft {...args} />,
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Look' }));
    await expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
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
    if (!backdrop) throw new Error('The story has no backdrop.');
    await userEvent.click(backdrop);
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

/** Keeps its exit transition running until the test ends it, also where the reader asked for less motion. */
const slowly = { transitionDuration: '60s' };

/** A transition turned round takes no longer than it had taken until then: it has to be at its end first. */
async function endMotion(dialog: HTMLElement) {
  await waitFor(() => expect(dialog).not.toHaveAttribute('data-starting-style'));
  for (const animation of dialog.getAnimations()) animation.finish();
}

function Asking({ onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void }) {
  return (
    <ConfirmDialog
      trigger={<Button>Delete</Button>}
      title="Delete data set"
      message="Are you sure you want to delete this Data set?"
      style={slowly}
      {...{ onConfirm, onCancel }}
    />
  );
}

export const OneAnswer: Story = {
  render: ({ onConfirm, onCancel = fn() }) => <Asking {...{ onConfirm, onCancel }} />,
  play: async ({ args, canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus());
      const dialog = screen.getByRole('alertdialog');
      await endMotion(dialog);
      return dialog;
    };
    const refused = await open();
    await userEvent.keyboard('{Escape}{Enter}');
    await expect(refused).toHaveAttribute('data-ending-style');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await endMotion(refused);
    await waitFor(() => expect(refused).not.toBeInTheDocument());

    const confirmed = await open();
    await userEvent.keyboard('{Enter}{Enter}{Escape}');
    await expect(confirmed).toHaveAttribute('data-ending-style');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await endMotion(confirmed);
    await waitFor(() => expect(confirmed).not.toBeInTheDocument());
  },
};

export const KeptOpenTakesAnotherAnswer: Story = {
  play: async ({ args, userEvent }) => {
    const yes = await screen.findByRole('button', { name: 'Yes' });
    await waitFor(() => expect(yes).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

let answer: () => void = () => undefined;
const onAsyncWork = fn(
  () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    }),
);

export const WaitsForAPromise: Story = {
  args: { onConfirm: onAsyncWork },
  play: async ({ args, userEvent }) => {
    onAsyncWork.mockClear();
    const yes = await screen.findByRole('button', { name: 'Yes' });
    await waitFor(() => expect(yes).toHaveFocus());
    await userEvent.keyboard('{Enter}{Enter}{Escape}');
    await expect(onAsyncWork).toHaveBeenCalledTimes(1);
    await expect(args.onCancel).not.toHaveBeenCalled();
    answer();
    await waitFor(async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancel).toHaveBeenCalledTimes(1);
    });
  },
};

let refuse: (reason: Error) => void = () => undefined;
const onDelete = fn(
  () =>
    new Promise<void>((resolve, reject) => {
      answer = resolve;
      refuse = reject;
    }),
);

/** Work that is a promise keeps it open: it says why the work failed, takes another answer, and closes when it is done. */
export const StaysUntilTheWorkIsDone: Story = {
  args: { isOpen: undefined, trigger: <Button>Delete</Button>, onConfirm: onDelete, onOpenChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    onDelete.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const yes = await screen.findByRole('button', { name: 'Yes' });
    await waitFor(() => expect(yes).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(yes).toHaveAttribute('aria-busy', 'true'));
    refuse(new Error('State is locked by Priya Nair.'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('State is locked by Priya Nair.');
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await expect(onDelete).toHaveBeenCalledTimes(2);
    answer();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
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
      <Button onClick={() => setState('open')} style={{ marginInlineStart: 8 }}>
        Failure of the server
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
    screen.getByRole('button', { name: 'Failure of the server', hidden: true }).click();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Yes' })).not.toHaveAttribute('aria-busy'));
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await expect(onWork).toHaveBeenCalledTimes(2);
    screen.getByRole('button', { name: 'Answer of the server', hidden: true }).click();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};
