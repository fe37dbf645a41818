import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from '@studio/ui';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { BulkHeader } from './BulkHeader.tsx';
import type { BulkHeaderProps } from './BulkHeaderProps.ts';

const meta = {
  title: 'Widgets/BulkHeader/Features',
  tags: ['!dev', '!autodocs'],
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
} satisfies Meta<typeof BulkHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A host in small: rows are selected, and the header comes and goes. */
function Page({ isAsking = false, ...props }: BulkHeaderProps & { isAsking?: boolean }) {
  const [count, setCount] = useState<number | null>(null);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setCount((now) => (now ?? 0) + 1)}>
        Begin
      </button>
      {count !== null && (
        <BulkHeader
          {...props}
          count={count}
          onSelectAll={() => setCount(props.total)}
          onCancel={() => setCount(null)}
          {...(isAsking && { onConfirm: () => setAsked(true) })}
        />
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title="Export?"
        message="Three data sets."
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          setCount(null);
        }}
      />
    </>
  );
}

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

/** Another selection has not failed, and the focus stays in the header when its button goes. */
export const SelectAllOnTheFilter: Story = {
  render: (args) => <Page {...args} onConfirm={() => Promise.reject(new Error('The claim is locked.'))} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Begin' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await canvas.findByText('Export failed: The claim is locked.');
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 318' }));
    await expect(canvas.queryByText(/locked/)).toBeNull();
    await expect(canvas.getByRole('group')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect(canvas.getByText('318 selected')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Select all 318' })).toBeNull();
  },
};

/** The count is announced politely when it changes, and not again when something else does. */
export const Announced: Story = {
  render: (args) => <Page {...args} />,
  play: async ({ canvas, userEvent }) => {
    const begin = canvas.getByRole('button', { name: 'Begin' });
    await userEvent.click(begin);
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('1 selected of 318 on this filter'));
    const announcements: string[] = [];
    const observer = new MutationObserver(() => announcements.push(status.textContent ?? ''));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    begin.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(announcements).toEqual(['2 selected of 318 on this filter']));
    canvas.getByRole('button', { name: 'Export' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(announcements).toHaveLength(1);
    observer.disconnect();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Select all 318' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectAll).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

/** A double click, or a key held down, does it once. */
export const ConfirmsOnce: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const confirm = canvas.getByRole('button', { name: 'Export' });
    await userEvent.dblClick(confirm);
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(fireEvent.keyDown(confirm, { key: 'Enter', repeat: true })).toBe(false);
    await expect(fireEvent.keyDown(confirm, { key: 'Enter' })).toBe(true);
  },
};

/** While it is done nothing can be changed; held by the host, or by the promise that confirming gives. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 318' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveAccessibleDescription(
      'Wait until this is done',
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onSelectAll).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

const attempts: number[] = [];

function failOnce() {
  attempts.push(attempts.length);
  return attempts.length === 1
    ? Promise.reject(new Error('The server did not answer in time.'))
    : Promise.resolve();
}

/** The selection stays when it fails, the reason shows, and it can be tried again. */
export const Failure: Story = {
  render: (args) => <BulkHeader {...args} onConfirm={failOnce} />,
  play: async ({ canvas, userEvent }) => {
    attempts.length = 0;
    const confirm = canvas.getByRole('button', { name: 'Export' });
    confirm.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Export failed: The server did not answer in time.',
      ),
    );
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await expect(confirm).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(/did not answer/)).toBeNull());
    await expect(attempts).toHaveLength(2);
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'));
  },
};

/** What could not be done stays selected, and so does its message. */
function SomeFail(props: BulkHeaderProps) {
  const [count, setCount] = useState(props.count);
  const run = async () => {
    await Promise.resolve();
    setCount(1);
    throw new Error('The claim is locked.');
  };
  return <BulkHeader {...props} count={count} onConfirm={run} />;
}

/** A selection that is narrowed to what failed, by the action itself, is the one that the reason is about. */
export const FailureOfSome: Story = {
  render: (args) => <SomeFail {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await canvas.findByText('1 selected');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Export failed: The claim is locked.');
  },
};

export const FailureOfTheHost: Story = {
  args: { error: { reason: '2 of 3 data sets were exported. Filing State: locked by Priya Nair.' } },
};

const signals: AbortSignal[] = [];

function neverEnd({ signal }: { readonly signal: AbortSignal }) {
  signals.push(signal);
  return new Promise(() => undefined);
}

function LeavingPage(props: BulkHeaderProps) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(false)}>
        Leave
      </button>
      {isShown && <BulkHeader {...props} onConfirm={neverEnd} />}
    </>
  );
}

/** The signal of what is pending is aborted when the header is removed. */
export const AbortedWhenItGoesAway: Story = {
  render: (args) => <LeavingPage {...args} />,
  play: async ({ canvas, userEvent }) => {
    signals.length = 0;
    const confirm = canvas.getByRole('button', { name: 'Export' });
    await userEvent.dblClick(confirm);
    await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  },
};

export const FocusGoesBack: Story = {
  render: (args) => <Page {...args} isAsking />,
  play: async ({ canvas, userEvent }) => {
    const begin = canvas.getByRole('button', { name: 'Begin' });
    await userEvent.click(begin);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Select all 318' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(begin).toHaveFocus();
    await expect(canvas.queryByText('1 selected')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }, { timeout: 10_000 }));
    await waitFor(() => expect(begin).toHaveFocus());
  },
};

export const Narrow: Story = {
  parameters: { frame: { width: 320 } },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('group');
    await expect(header.getBoundingClientRect().width).toBeLessThanOrEqual(320);
    await expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth);
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    confirmLabel: 'تصدير',
    labels: {
      header: 'التحديد',
      selected: (count) => `${count} محدد`,
      onFilter: (total) => `من ${total} في هذا المرشح`,
      selectAll: (total) => `تحديد الكل ${total}`,
      cancel: 'إلغاء',
    },
  },
  play: async ({ canvas }) => {
    const cancel = canvas.getByRole('button', { name: 'إلغاء' }).getBoundingClientRect();
    const confirm = canvas.getByRole('button', { name: 'تصدير' }).getBoundingClientRect();
    await expect(confirm.right).toBeLessThan(cancel.left);
  },
};

const hostile = '<img src=x onerror=alert(1)>\u202e👩‍👩‍👧‍👦'.repeat(250);

/** Markup is text, and no text is too long. */
export const HostileText: Story = {
  args: { text: hostile, confirmLabel: hostile, error: { reason: hostile } },
  parameters: { frame: { width: 640 } },
  play: async ({ canvas, canvasElement }) => {
    const header = canvas.getByRole('group');
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth);
    await expect(header.getBoundingClientRect().height).toBeLessThan(320);
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    text: 'of 1,204 data sets whose name, description or last editor contains "all other perils deductible"',
    confirmLabel: 'Generate data dictionary and send it',
  },
  parameters: { frame: { maxWidth: 720 } },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('group');
    await expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth);
  },
};
