import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { dropFiles, fileOf, openDialog, pressAround } from '../testing/storyFiles.ts';
import { RestoreModal } from './RestoreModal.tsx';
import { reportWith, sectionWith } from './restoreReports.fixture.ts';

const file = fileOf('Data Sets_20261120_101500.dbinit', 1_048_576);
const plan = reportWith({ added: 12, updated: 3, left: 303, untouched: 302 });
const planned = { name: 'planned', plan, wasLost: false } as const;

const meta = {
  title: 'Screens/Shell/Restore',
  component: RestoreModal,
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    file: null,
    operation: null,
    step: { name: 'choosing' },
    onClose: fn(),
    onFileChange: fn(),
    onOperationChange: fn(),
    onRetryPlan: fn(),
    onConfirm: fn(),
    onCancel: fn(),
    onCheck: fn(),
  },
} satisfies Meta<typeof RestoreModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const openRestore = async () => {
  const dialog = await openDialog(screen, 'Restore');
  const parts = within(dialog);
  return { dialog, parts, confirm: parts.getByRole('button', { name: 'Restore' }) };
};

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const { dialog, parts, confirm } = await openRestore();
    await expect(confirm).toBeDisabled();
    await step('only its buttons close it', async () => {
      await pressAround(userEvent);
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    dropFiles(dialog, file);
    await expect(args.onFileChange).toHaveBeenLastCalledWith(file);
    await expect(parts.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toHaveLength(3);
    await userEvent.click(parts.getByRole('radio', { name: /^Clean Insert/ }));
    await expect(args.onOperationChange).toHaveBeenLastCalledWith('CLEAN_INSERT');
  },
};

export const FileWithoutMode: Story = {
  args: { file },
  play: async () => {
    const { confirm } = await openRestore();
    await expect(confirm).toBeDisabled();
  },
};

export const WrongType: Story = {
  play: async ({ args, userEvent }) => {
    const { dialog } = await openRestore();
    dropFiles(dialog, fileOf('Data Sets.zip'));
    const alert = await screen.findByRole('alertdialog', { name: 'Alert' });
    await expect(alert).toHaveTextContent('File Data Sets.zip is not a supported document type for restore');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onFileChange).not.toHaveBeenCalled();
  },
};

export const TooLarge: Story = {
  play: async ({ args }) => {
    const { dialog, parts } = await openRestore();
    dropFiles(dialog, fileOf('All.dbinit', 52_428_801));
    await expect(await parts.findByText('File All.dbinit is larger than the limit of 50 MiB.')).toBeVisible();
    await expect(args.onFileChange).not.toHaveBeenCalled();
  },
};

export const Planning: Story = {
  args: { file, operation: 'REFRESH', step: { name: 'planning', sent: 524_288 } },
  play: async ({ args, userEvent }) => {
    const { parts, confirm } = await openRestore();
    await expect(parts.getByText('512 KiB of 1 MiB')).toBeVisible();
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Planned: Story = {
  args: { file, operation: 'REFRESH', step: planned },
  play: async ({ args, userEvent }) => {
    const { parts, confirm } = await openRestore();
    const table = parts.getByRole('table', { name: 'What the restore will do' });
    const [, row] = within(table).getAllByRole('row');
    const cells = [...(row?.querySelectorAll('th, td') ?? [])].map((cell) => cell.textContent);
    await expect(cells).toEqual(['Data Sets', '12', '3', '1', '0', '0', '302']);
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const NothingToDo: Story = {
  args: {
    file,
    operation: 'REFRESH',
    step: { name: 'planned', plan: reportWith({ left: 318 }), wasLost: false },
  },
};

/** What would be lost is named before anything happens. */
export const RemovesSomething: Story = {
  args: {
    file,
    operation: 'CLEAN_INSERT',
    step: { name: 'planned', plan: reportWith({ added: 12, removed: 1303 }), wasLost: false },
  },
  play: async ({ args, userEvent }) => {
    const { confirm } = await openRestore();
    await userEvent.click(confirm);
    const first = await screen.findByRole('alertdialog', { name: 'Clean Insert' });
    await expect(first).toHaveTextContent('Clean Insert removes what the file does not hold');
    await expect(first).toHaveTextContent('Data Sets: 1,303');
    await userEvent.click(within(first).getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(confirm);
    const second = await screen.findByRole('alertdialog', { name: 'Clean Insert' });
    await userEvent.click(within(second).getByRole('button', { name: 'Yes' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Sending: Story = {
  args: { file, operation: 'REFRESH', step: { name: 'restoring', plan, sent: 262_144 } },
  play: async ({ args, userEvent }) => {
    const { parts, confirm } = await openRestore();
    await expect(parts.getByText('256 KiB of 1 MiB')).toBeVisible();
    await userEvent.dblClick(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    for (const radio of parts.getAllByRole('radio')) await expect(radio).toBeDisabled();
    await userEvent.click(parts.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

export const WithTheServer: Story = {
  args: { file, operation: 'REFRESH', step: { name: 'restoring', plan, sent: 1_048_576 } },
  play: async () => {
    const { parts } = await openRestore();
    await expect(parts.getAllByText(/Closing this window does not stop it/)).not.toHaveLength(0);
    await expect(parts.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
};

export const Done: Story = {
  args: {
    file,
    operation: 'REFRESH',
    step: { name: 'done', report: { ...plan, isDone: true }, wasLost: false },
  },
  play: async ({ args, userEvent }) => {
    const parts = within(await openDialog(screen, 'Restore'));
    await expect(parts.getByText(`Successfully restored ${file.name}`)).toBeVisible();
    await expect(parts.getByRole('table', { name: 'What was done' })).toBeVisible();
    await userEvent.click(parts.getAllByRole('button', { name: 'Close' })[1] ?? document.body);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const ManySections: Story = {
  args: {
    file: fileOf('All_20261120_101500.dbinit', 50_331_648),
    operation: 'INSERT',
    step: {
      name: 'planned',
      wasLost: false,
      plan: {
        ...plan,
        operation: 'INSERT',
        sections: Array.from({ length: 14 }, (_, index) =>
          sectionWith({ name: `Section ${index + 1}`, added: index * 1234, left: 100_000 }),
        ),
      },
    },
  },
};
