import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { NotImplementedDialog, type NotImplementedDialogProps } from './NotImplementedDialog.tsx';

function Page({ actionName, onOpenChange }: NotImplementedDialogProps) {
  const [name, setName] = useState<string | null>(null);
  return (
    <>
      <Button onClick={() => setName(actionName)}>{actionName}</Button>
      <NotImplementedDialog
        actionName={name}
        onOpenChange={() => {
          setName(null);
          onOpenChange(false);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Widgets/NotImplementedDialog',
  component: NotImplementedDialog,
  args: { actionName: 'Archive', onOpenChange: fn() },
  parameters: {
    docs: { story: { inline: false, height: '320px' } },
    guide: {
      use: ['The server offers an action that the console does not know: better a word than a dead button.'],
      avoid: ['An action that failed: `AlertDialog` with the reason.'],
      pattern: 'Alert and Message Dialogs',
      keys: { Enter: 'presses OK', Escape: 'closes it' },
    },
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof NotImplementedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => <NotImplementedDialog {...args} />,
  play: async () => {
    const layer = await screen.findByRole(
      'alertdialog',
      { name: 'Action not implemented' },
      { timeout: 5000 },
    );
    await waitFor(() => expect(layer).toBeVisible());
  },
};

export const OpensAndCloses: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Archive' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('alertdialog', { name: 'Action not implemented' });
    await expect(dialog).toHaveTextContent("'Archive'");
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Playground: Story = { args: { actionName: 'Recalculate All Premiums' } };

export const EscapeCloses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const LongText: Story = {
  args: {
    actionName: 'Recalculate the premiums of every submission that uses this data set, and tell its owners',
  },
  render: (args) => <NotImplementedDialog {...args} />,
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    labels: {
      title: 'الإجراء غير متوفر',
      message: (name) => `الإجراء «${name}» غير متوفر في هذا الإصدار.`,
      ok: 'حسنًا',
    },
  },
  render: (args) => <NotImplementedDialog {...args} />,
};
