import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './types.ts';

function Held({ isOpen, onOpenChange, ...args }: DialogProps) {
  const [isShown, setShown] = useState(isOpen);
  const change = (next: boolean) => {
    setShown(next);
    onOpenChange(next);
  };
  return (
    <>
      <Button onClick={() => change(true)}>Settings</Button>
      <Dialog
        {...args}
        isOpen={isShown}
        onOpenChange={change}
        footer={
          <>
            <Button onClick={() => change(false)}>Cancel</Button>
            <Button variant="primary" onClick={() => change(false)}>
              Save
            </Button>
          </>
        }
      />
    </>
  );
}

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    isOpen: false,
    onOpenChange: fn(),
    title: 'Data Set Settings',
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        <TextField label="Name" value="Building Construction Class" onValueChange={fn()} />
        <TextField label="Description" value="ISO construction classes 1 to 6" onValueChange={fn()} />
      </div>
    ),
  },
  argTypes: { children: { control: false }, footer: { control: false }, initialFocusRef: { control: false } },
  render: Held,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Settings' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Data Set Settings' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Playground: Story = {
  args: { isOpen: true, size: 'lg', description: 'Version 12, last saved today' },
};
