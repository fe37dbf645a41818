import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Toast } from './Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import type { ToastOptions } from './toastQueue.ts';
import { useToasts } from './useToasts.ts';

function Page({ offers, label }: { offers: readonly ToastOptions[]; label?: string | undefined }) {
  const { toasts, waitingCount, show, dismiss, clear } = useToasts();
  return (
    <div style={{ minHeight: 300 }}>
      <div style={{ display: 'flex', gap: 8 }}>
        <Button onClick={() => offers.map(show)}>{label ?? 'Show'}</Button>
        <Button onClick={clear}>Clear</Button>
      </div>
      <ToastRegion {...{ toasts, waitingCount }} onDismiss={dismiss} />
    </div>
  );
}

const meta = {
  title: 'Components/Toast/Features',
  component: Toast,
  tags: ['!dev', '!autodocs'],
  args: { message: 'Saved', onDismiss: fn() },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

const still = Number.POSITIVE_INFINITY;

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Toast message="Your changes have been discarded." onDismiss={fn()} durationMs={still} />
      <Toast tone="good" message="Successfully exported data set(s)" onDismiss={fn()} durationMs={still} />
      <Toast tone="warning" message="The session ends in two minutes." onDismiss={fn()} durationMs={still} />
      <Toast tone="bad" message="The server did not answer." onDismiss={fn()} />
      <Toast
        message="2 invalid items were removed."
        onDismiss={fn()}
        durationMs={still}
        action={{ label: 'Undo', onAction: fn() }}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Error: The server did not answer.' })).toBeVisible();
  },
};

const four: ToastOptions[] = ['one', 'two', 'three', 'four', 'five'].map((id) => ({
  id,
  message: `Exported data set ${id}`,
  durationMs: still,
}));

export const ThreeAtOnce: Story = {
  render: () => <Page offers={four} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(3));
    await expect(screen.getByText('2 more')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body);
    await expect(await screen.findByText('Exported data set four')).toBeVisible();
    await expect(screen.getByText('1 more')).toBeVisible();
    await expect(screen.getAllByRole('button', { name: 'Dismiss' })[0]).toHaveFocus();
  },
};

export const Interrupting: Story = {
  render: () => (
    <Page
      offers={[
        { message: 'Saved', durationMs: still },
        { message: 'The server did not answer.', tone: 'bad' },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const error = await screen.findByRole('group', { name: /Error/ });
    await expect(error.parentElement).toHaveAttribute('aria-live', 'assertive');
    await expect(screen.getByRole('group', { name: 'Saved' }).parentElement).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await expect(screen.getAllByRole('group')[0]).toBe(error);
  },
};

export const LeavesByItself: Story = {
  render: () => <Page offers={[{ message: 'Saved', durationMs: 60 }]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await screen.findByRole('group');
    await waitFor(() => expect(screen.queryByRole('group')).not.toBeInTheDocument());
  },
};

export const TimeIsPaused: Story = {
  render: () => (
    <Page
      offers={[
        { message: 'First', durationMs: 500 },
        { message: 'Second', durationMs: 500 },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const first = await screen.findByRole('group', { name: 'First' });
    const second = screen.getByRole('group', { name: 'Second' });
    await fireEvent.pointerMove(first);
    await waitFor(() => expect(second).toHaveAttribute('data-paused'));
    await userEvent.keyboard('{F6}');
    await fireEvent.pointerOut(first);
    await expect(first).toHaveAttribute('data-paused');
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(first).not.toHaveAttribute('data-paused'));
    await waitFor(() => expect(screen.queryByRole('group')).not.toBeInTheDocument(), { timeout: 3000 });
  },
};

export const UnseenPage: Story = {
  render: () => <Page offers={[{ message: 'Saved', durationMs: 400 }]} />,
  play: async ({ canvas, userEvent }) => {
    const setHidden = (isHidden: boolean) => {
      if (isHidden) Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      else Reflect.deleteProperty(document, 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    };
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const toast = await screen.findByRole('group');
    setHidden(true);
    await waitFor(() => expect(toast).toHaveAttribute('data-paused'));
    setHidden(false);
    await waitFor(() => expect(toast).not.toBeInTheDocument(), { timeout: 3000 });
  },
};

const onUndo = fn();

export const Action: Story = {
  render: () => (
    <Page
      offers={[
        { message: '2 items were removed.', durationMs: still, action: { label: 'Undo', onAction: onUndo } },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    onUndo.mockClear();
    const show = canvas.getByRole('button', { name: 'Show' });
    await userEvent.click(show);
    await userEvent.keyboard('{F6}');
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onUndo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('group')).not.toBeInTheDocument());
    await expect(show).toHaveFocus();
  },
};

export const SameIdReplaces: Story = {
  render: () => (
    <Page
      offers={[
        { id: 'export', message: 'Exporting…', durationMs: still },
        { id: 'export', message: 'Exported', tone: 'good', durationMs: still },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(1));
    await expect(screen.getByRole('group')).toHaveTextContent('Exported');
  },
};

export const Empty: Story = {
  render: () => <ToastRegion toasts={[]} onDismiss={fn()} />,
  play: async () => {
    await expect(screen.getByRole('region', { name: 'Notifications (F6)' })).toHaveTextContent('');
  },
};

export const LongText: Story = {
  render: () => (
    <Toast
      tone="bad"
      message="The data set ‘Deductible – Commercial Property by construction class’ is invalid. Please correct or discard your changes before leaving this page."
      action={{ label: 'Show Details', onAction: fn() }}
      onDismiss={fn()}
    />
  ),
};

export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="ar">
      <Toast
        tone="good"
        message="تم تصدير ثلاث مجموعات بيانات."
        action={{ label: 'تراجع', onAction: fn() }}
        onDismiss={fn()}
        durationMs={still}
        labels={{ dismiss: 'إغلاق', tones: { neutral: '', good: 'تم', warning: 'تحذير', bad: 'خطأ' } }}
      />
    </div>
  ),
};
