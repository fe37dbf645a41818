import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { dropFiles, fileOf, openDialog, pressAround } from '../storyFiles.ts';
import { ClassCodesModal } from './ClassCodesModal.tsx';

const title = 'Import Class Codes';
const file = fileOf('class-codes-naics-2022.txt', 102_400);

const meta = {
  title: 'Screens/Shell/Import Class Codes',
  component: ClassCodesModal,
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    file: null,
    sent: null,
    refusal: null,
    onClose: fn(),
    onFileChange: fn(),
    onConfirm: fn(),
    onCancel: fn(),
    onDismissRefusal: fn(),
  },
} satisfies Meta<typeof ClassCodesModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog(screen, title);
    const parts = within(dialog);
    await expect(parts.getByRole('button', { name: 'Import' })).toBeDisabled();
    await pressAround(userEvent);
    await expect(args.onClose).not.toHaveBeenCalled();
    dropFiles(dialog, file);
    await expect(args.onFileChange).toHaveBeenLastCalledWith(file);
  },
};

export const Chosen: Story = {
  args: { file },
  play: async ({ args, userEvent }) => {
    const parts = within(await openDialog(screen, title));
    await expect(parts.getByText('100 KiB')).toBeVisible();
    await userEvent.click(parts.getByRole('button', { name: 'Import' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(parts.getByRole('button', { name: `Remove ${file.name}` }));
    await expect(args.onFileChange).toHaveBeenLastCalledWith(null);
  },
};

export const WrongType: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog(screen, title);
    dropFiles(dialog, fileOf('codes.csv'));
    const alert = await screen.findByRole('alertdialog', { name: 'Alert' });
    await expect(alert).toHaveTextContent('File codes.csv is not a supported document type for import');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onFileChange).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { file, sent: 40_960 },
  play: async ({ args, userEvent }) => {
    const parts = within(await openDialog(screen, title));
    await expect(parts.getByText('40 KiB of 100 KiB')).toBeVisible();
    await userEvent.dblClick(parts.getByRole('button', { name: 'Import' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(parts.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const WithTheServer: Story = {
  args: { file, sent: 102_400 },
  play: async ({ args, userEvent }) => {
    const parts = within(await openDialog(screen, title));
    await expect(parts.getByText(/Closing this window does not stop it/)).toBeVisible();
    await expect(parts.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await userEvent.click(parts.getAllByRole('button', { name: 'Close' })[1] ?? document.body);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** What the server says is text, whatever it looks like. */
export const Refused: Story = {
  args: {
    file,
    refusal: `Line 1204 has no description: <img src=x onerror="alert(1)"> ${'11211-زراعة القطن '.repeat(40)}`,
  },
  play: async ({ args, userEvent }) => {
    const alert = await screen.findByRole('alertdialog', { name: 'Error' }, { timeout: 5000 });
    await expect(alert).toHaveTextContent('Line 1204 has no description: <img src=x');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await expect(args.onDismissRefusal).toHaveBeenCalled();
  },
};
