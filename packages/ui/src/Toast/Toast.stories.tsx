import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Toast, type ToastProps } from './Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { useToasts } from './useToasts.ts';

function Page({ message, tone, durationMs, action }: ToastProps) {
  const { toasts, waitingCount, show, dismiss } = useToasts();
  return (
    <div style={{ minHeight: 220 }}>
      <Button onClick={() => show({ message, tone, durationMs, action })}>Show</Button>
      <ToastRegion {...{ toasts, waitingCount }} onDismiss={dismiss} />
    </div>
  );
}

const meta = {
  title: 'Components/Toast',
  component: Toast,
  args: {
    message: 'Successfully exported 3 data sets',
    tone: 'good',
    onDismiss: () => undefined,
    durationMs: 60_000,
  },
  argTypes: { message: { control: 'text' }, onDismiss: { control: false } },
  render: Page,
  parameters: {
    docs: { story: { inline: false, height: '260px' } },
    guide: {
      use: [
        'Something finished or failed that the user did not wait for at its place.',
        'One sentence; at most one thing to do about it. `useToasts` once near the root, `ToastRegion` once on the page.',
        'The same `id` for the same matter: a second message replaces the first.',
      ],
      avoid: [
        'What has to be decided before going on: `ConfirmDialog`.',
        'What is wrong with a field: its `error`.',
        'The only place of something that is needed later: leave it on the page too.',
      ],
      pattern: 'Alert',
      keys: {
        F6: 'goes to the newest toast, and back to where the focus came from',
        Escape: 'dismisses the toast with the focus',
        'Tab, Enter': 'its action and its close button',
      },
    },
  },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show' });
    await userEvent.click(button);
    const toast = await screen.findByRole('group', { name: 'Success: Successfully exported 3 data sets' });
    await expect(toast.parentElement).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(toast).toBeVisible());
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{F6}{Escape}');
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

export const Playground: Story = { args: { tone: 'warning', message: 'The session ends in two minutes.' } };
