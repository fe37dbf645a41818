import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { openDialog, pressAround } from '../testing/storyFiles.ts';
import { DataDictionaryModal } from './DataDictionaryModal.tsx';

const meta = {
  title: 'Screens/Shell/Generate Data Dictionary',
  component: DataDictionaryModal,
  tags: ['!autodocs'],
  args: { isOpen: true, isRunning: false, failure: '', onClose: fn(), onConfirm: fn() },
} satisfies Meta<typeof DataDictionaryModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Generate Data Dictionary';

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const parts = within(await openDialog(screen, title));
    await expect(parts.getByText('Are you sure you want to generate data dictionary?')).toBeVisible();
    await pressAround(userEvent);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(parts.getByRole('button', { name: 'Yes' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(parts.getByRole('button', { name: 'No' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** While it runs nothing can be confirmed again, and the modal may be left. */
export const Running: Story = {
  args: { isRunning: true },
  play: async ({ args, userEvent }) => {
    const parts = within(await openDialog(screen, title));
    await userEvent.dblClick(parts.getByRole('button', { name: 'Yes' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    const [, close] = parts.getAllByRole('button', { name: 'Close' });
    if (!close) throw new Error('There is no second way to close it.');
    await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Why it was not generated is shown where it was requested; it can be retried. */
export const Failed: Story = {
  args: { failure: 'The server cannot be reached.' },
  play: async ({ args, userEvent }) => {
    const parts = within(await openDialog(screen, title));
    await expect(parts.getByRole('alert')).toHaveTextContent(
      'The data dictionary was not generated. The server cannot be reached.',
    );
    await userEvent.click(parts.getByRole('button', { name: 'Yes' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};
