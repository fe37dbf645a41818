import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ClassCodePlan } from '@studio/api';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { dropFiles, fileOf, openDialog, pressAround } from '../testing/storyFiles.ts';
import { ClassCodesModal } from './ClassCodesModal.tsx';

const title = 'Import Class Codes';
const file = fileOf('class-codes-naics-2022.txt', 102_400);

const plan: ClassCodePlan = {
  ...{ added: 3, changed: 2, removed: 0, unchanged: 2120, refusal: null, notice: null },
  differences: [
    { code: '111110', change: 'changed', before: '111110 - Soybean Farming', after: '111110 - Soybeans' },
    { code: '111120', change: 'changed', before: '111120 - Oilseed', after: '111120 - Oilseed' },
    ...['999991', '999992', '999993'].map((code) => ({
      ...{ code, change: 'added' as const, before: null },
      after: `${code} - Unclassified Establishments of a kind that has a long name, as such codes often have`,
    })),
  ],
};
const guessed: ClassCodePlan = {
  ...plan,
  notice:
    "The file is not Unicode and was read as Windows-1252, with these letters: é (line 2), – (line 14). If one of them is wrong, save the file as 'Unicode Text' in Excel, or as UTF-8, and choose it again.",
};
const removing: ClassCodePlan = {
  ...plan,
  removed: 1240,
  differences: [
    ...plan.differences,
    { code: '928120', change: 'removed', before: '928120 - International Affairs', after: null },
  ],
};

const meta = {
  title: 'Screens/Shell/Import Class Codes',
  component: ClassCodesModal,
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    file: null,
    step: { name: 'choosing' },
    refusal: null,
    onClose: fn(),
    onFileChange: fn(),
    onRetryPlan: fn(),
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

/** The letters of a file in the code page of a computer are to be looked at before they are imported. */
export const GuessedEncoding: Story = {
  args: { file, step: { name: 'planned', plan: guessed } },
  play: async () => {
    const parts = within(await openDialog(screen, title));
    await expect(parts.getByText(/read as Windows-1252, with these letters: é \(line 2\)/)).toBeVisible();
    await expect(parts.getByRole('button', { name: 'Import' })).toBeEnabled();
  },
};

export const Planning: Story = {
  args: { file, step: { name: 'planning', sent: 102_400 } },
  play: async () => {
    const parts = within(await openDialog(screen, title));
    await expect(parts.getAllByText(/Comparing the file/)[1]).toBeVisible();
    await expect(parts.getByRole('button', { name: 'Import' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Planned: Story = {
  args: { file, step: { name: 'planned', plan } },
  play: async ({ args, userEvent }) => {
    const parts = within(await openDialog(screen, title));
    await expect(parts.getByText('100 KiB')).toBeVisible();
    const cells = within(parts.getByRole('table', { name: 'What the import will do' })).getAllByRole('cell');
    await expect(cells.map((cell) => cell.textContent)).toEqual(['3', '2', '0', '2,120']);
    await expect(parts.getByText('Only further columns differ')).toBeVisible();
    await userEvent.click(parts.getByRole('button', { name: 'Import' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(parts.getByRole('button', { name: `Remove ${file.name}` }));
    await expect(args.onFileChange).toHaveBeenLastCalledWith(null);
  },
};

export const PlannedRemoval: Story = {
  args: { file, step: { name: 'planned', plan: removing } },
  play: async ({ args, userEvent }) => {
    const parts = within(await openDialog(screen, title));
    await expect(parts.getByText('These are the first 6 of 1,245.')).toBeVisible();
    await userEvent.click(parts.getByRole('button', { name: 'Import' }));
    const question = await screen.findByRole('alertdialog', { name: title });
    await expect(question).toHaveTextContent('1,240');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Yes' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const NothingToDo: Story = {
  args: {
    file,
    step: {
      name: 'planned',
      plan: { ...plan, added: 0, changed: 0, unchanged: 2125, differences: [] },
    },
  },
  play: async () => {
    const parts = within(await openDialog(screen, title));
    await expect(parts.getByText(/The file changes nothing/)).toBeVisible();
  },
};

export const PlanFailed: Story = {
  args: { file, step: { name: 'planFailed', error: new Error('The server cannot be reached.') } },
  play: async ({ args, userEvent }) => {
    const parts = within(await openDialog(screen, title));
    await userEvent.click(parts.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryPlan).toHaveBeenCalledTimes(1);
  },
};

export const Empty: Story = {
  args: { file, step: { name: 'planned', plan } },
  play: async ({ args }) => {
    const dialog = await openDialog(screen, title);
    dropFiles(dialog, fileOf('nothing.txt', 0));
    await expect(await within(dialog).findByText('File nothing.txt is empty.')).toBeVisible();
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
  args: { file, step: { name: 'importing', plan, sent: 40_960 } },
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
  args: { file, step: { name: 'importing', plan, sent: 102_400 } },
  play: async ({ args, userEvent }) => {
    const parts = within(await openDialog(screen, title));
    await expect(parts.getAllByText(/Closing this window does not stop it/)[1]).toBeVisible();
    await expect(parts.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await userEvent.click(parts.getAllByRole('button', { name: 'Close' })[1] ?? document.body);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** What the server says is text, whatever it looks like. */
export const Refused: Story = {
  args: {
    file,
    step: { name: 'planned', plan: { ...plan, refusal: 'Line 1204 has no description.' } },
    refusal: `Line 1204 has no description: <img src=x onerror="alert(1)"> ${'11211-زراعة القطن '.repeat(40)}`,
  },
  play: async ({ args, userEvent }) => {
    const alert = await screen.findByRole('alertdialog', { name: 'Error' }, { timeout: 5000 });
    await expect(alert).toHaveTextContent('Line 1204 has no description: <img src=x');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await expect(args.onDismissRefusal).toHaveBeenCalled();
  },
};
