import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { openDialog, pressAround } from '../testing/storyFiles.ts';
import { BackupModal } from './BackupModal.tsx';

const options = (...names: string[]) => names.map((name) => ({ value: name, label: name }));

const meta = {
  title: 'Screens/Shell/Backup',
  component: BackupModal,
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    sections: options('All', 'Data Sets', 'Form Templates', 'Organizations', 'Rules'),
    error: null,
    onClose: fn(),
    onRetry: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof BackupModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing can be confirmed before a section is chosen. */
export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const parts = within(await openDialog(screen, 'Backup'));
    const confirm = parts.getByRole('button', { name: 'Backup' });
    await expect(confirm).toBeDisabled();
    await step('only its buttons close it', async () => {
      await pressAround(userEvent);
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await userEvent.click(parts.getByRole('combobox', { name: /Configuration content/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Data Sets' }));
    await expect(confirm).toBeEnabled();
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledWith('Data Sets');
    await userEvent.click(parts.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { sections: undefined },
  play: async () => {
    const parts = within(await openDialog(screen, 'Backup'));
    await expect(parts.getByText('Loading what can be backed up')).toBeVisible();
    await expect(parts.getByRole('button', { name: 'Backup' })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { sections: undefined, error: 'The server cannot be reached. Check the connection and try again.' },
  play: async ({ args, userEvent }) => {
    const parts = within(await openDialog(screen, 'Backup'));
    await userEvent.click(parts.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { sections: [] },
  play: async () => {
    const parts = within(await openDialog(screen, 'Backup'));
    await expect(parts.getByText('The server names nothing that can be backed up.')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    sections: options(
      'قوالب النماذج',
      '<b onclick="alert(1)">Rules</b> of every line of business, every state and every carrier since the first release',
    ),
  },
};
