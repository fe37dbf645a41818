import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LetterOfAuthorityPlan, PlannedLetter } from '@studio/api';
import { expect, fn, screen, within } from 'storybook/test';
import { LetterImportModal } from './LetterImportModal.tsx';

const file = new File([new Uint8Array(18_220)], 'carrierLOAExport.xml');

const letter = (number: string, fate: PlannedLetter['fate'], message = ''): PlannedLetter => ({
  ...{ line: 4, number, issuerName: 'Prairie Crest Mutual Insurance Company', fate, message },
  agencyName: 'Halvorsen Insurance Group',
});

const plan: LetterOfAuthorityPlan = {
  ...{ added: 1, updated: 1, unchanged: 1, failed: 2, plan: 'first' },
  letters: [
    {
      ...letter('LOA-1003', 'refused', "There is no carrier with the code 'C-9'."),
      issuerName: null,
      agencyName: null,
    },
    {
      line: 21,
      number: null,
      issuerName: null,
      agencyName: null,
      fate: 'refused',
      message: '<letter> lacks the element <number>.',
    },
    letter('LOA-1001', 'added'),
    letter('LOA-1002', 'updated'),
    letter('LOA-1004', 'left'),
  ],
};
const planned = { name: 'planned', plan, failure: null, because: null } as const;

const meta = {
  title: 'Screens/Organizations/Letters of authority/Import',
  component: LetterImportModal,
  tags: ['!dev', '!autodocs'],
  args: {
    ...{ isOpen: true, file, step: planned },
    ...{ onClose: fn(), onFileChange: fn(), onRetryPlan: fn(), onConfirm: fn(), onCancel: fn() },
  },
} satisfies Meta<typeof LetterImportModal>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openImport() {
  const dialog = await screen.findByRole('dialog', { name: 'Import LOAs' });
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
  const parts = within(dialog);
  return { parts, confirm: parts.queryByRole('button', { name: 'Import' }) };
}

/** What would fail comes first, with its line and its reason. */
export const Planned: Story = {
  play: async ({ args, userEvent }) => {
    const { parts, confirm } = await openImport();
    const table = within(parts.getByRole('table', { name: 'Letters of the file' }));
    const numbers = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(numbers).toEqual(['LOA-1003', 'Not readable', 'LOA-1001', 'LOA-1002', 'LOA-1004']);
    await expect(table.getByText("There is no carrier with the code 'C-9'.")).toBeVisible();
    await userEvent.click(confirm ?? document.body);
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** A file that changes nothing says so; it can be imported all the same, and the report then says that nothing was. */
export const NothingToDo: Story = {
  args: {
    step: {
      ...planned,
      plan: { ...plan, added: 0, updated: 0, failed: 0, letters: [letter('LOA-1004', 'left')] },
    },
  },
  play: async ({ args, userEvent }) => {
    const { parts, confirm } = await openImport();
    await expect(parts.getByText(/^The file changes nothing/)).toBeVisible();
    await userEvent.click(confirm ?? document.body);
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** After an import with failures the modal counts both, and lists why. */
export const Failures: Story = {
  args: {
    step: {
      name: 'done',
      report: {
        ...{ imported: 248, failed: 2 },
        failures: [
          "Line 4, LOA-1003: There is no carrier with the code 'C-9'.",
          'Line 21: <letter> lacks the element <number>.',
        ],
      },
    },
  },
  play: async ({ args, userEvent }) => {
    const { parts } = await openImport();
    const text = '248 LOA(s) were successfully imported, however 2 LOA(s) had failures:';
    await expect(parts.getByText(text)).toBeVisible();
    await expect(parts.getAllByRole('rowheader')).toHaveLength(2);
    await userEvent.click(parts.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Without failures one sentence is all there is to report. */
export const Done: Story = {
  args: { step: { name: 'done', report: { imported: 1, failed: 0, failures: [] } } },
  play: async () => {
    const { parts } = await openImport();
    await expect(parts.getByText('Successfully imported 1 LOA')).toBeVisible();
  },
};

/** The same of a file without letters. */
export const DoneWithNone: Story = {
  args: { step: { name: 'done', report: { imported: 0, failed: 0, failures: [] } } },
  play: async () => {
    const { parts } = await openImport();
    await expect(parts.getByText('Successfully imported 0 LOAs')).toBeVisible();
  },
};

/** While the server imports, it tells how far it is, and Cancel stops it. */
export const Importing: Story = {
  args: {
    isStoppable: true,
    step: {
      ...{ name: 'importing', sent: file.size },
      plan: { ...plan, added: 9_998, updated: 1, unchanged: 1, failed: 0, letters: [] },
      work: { step: 'importing', done: 4200, total: 10_000 },
    },
  },
  play: async ({ args, userEvent }) => {
    const { parts } = await openImport();
    await expect(parts.getByText('4,200 of 10,000 letters imported')).toBeVisible();
    const work = parts.getByRole('progressbar', { name: /^The server is importing/ });
    await expect(work).toHaveAttribute('value', '0.42');
    await userEvent.click(parts.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** After it was cancelled, the file is compared once more. */
export const Cancelled: Story = {
  args: { step: { ...planned, because: 'stopped' } },
  play: async () => {
    const { parts, confirm } = await openImport();
    await expect(parts.getByRole('alert')).toHaveTextContent('The import was cancelled.');
    await expect(confirm).toBeEnabled();
  },
};

/** When letters or organizations have changed since, nothing was imported, and the plan is of what is there now. */
export const Changed: Story = {
  args: { step: { ...planned, because: 'changed' } },
  play: async () => {
    const { parts, confirm } = await openImport();
    await expect(parts.getByRole('alert')).toHaveTextContent('Nothing was imported');
    await expect(confirm).toBeEnabled();
  },
};
