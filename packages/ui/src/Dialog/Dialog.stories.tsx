import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    trigger: <Button>Settings</Button>,
    onOpenChange: fn(),
    title: 'Data Set Settings',
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        <TextField label="Name" defaultValue="Building Construction Class" />
        <TextField label="Description" defaultValue="ISO construction classes 1 to 6" />
      </div>
    ),
    footer: <Button variant="primary">Save</Button>,
  },
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    guide: {
      use: [
        'A short task of its own that needs the page to wait: a few fields, a choice, a list to look something up.',
        'Give it a `trigger`, and it holds its state itself; or hold `isOpen` where something else opens it.',
        '`isStatic` where a stray click would lose what was typed.',
      ],
      avoid: [
        'A question with two answers: `ConfirmDialog`.',
        'Long forms, or anything with an address of its own: a page.',
        'A small panel beside its button: `Popover`.',
      ],
      pattern: 'Dialog (Modal)',
      keys: {
        Escape: 'closes it, unless it is static',
        Tab: 'goes round inside',
        'Shift+Tab': 'goes round inside, backwards',
      },
    },
  },
  argTypes: {
    trigger: { control: false },
    children: { control: false },
    footer: { control: false },
    initialFocusRef: { control: false },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultIsOpen: true },
  play: async () => {
    const layer = await screen.findByRole('dialog', { name: 'Data Set Settings' });
    await waitFor(() => expect(layer).toBeVisible());
  },
};

export const OpensAndCloses: Story = {
  tags: ['!dev', '!autodocs'],
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
  args: { defaultIsOpen: true, size: 'lg', description: 'Version 12, last saved today' },
};
