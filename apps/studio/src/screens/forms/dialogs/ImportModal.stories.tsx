import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConnectionError, type FormTemplateImport, type ImportedFormTemplate } from '@studio/api';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answerCalls } from '../../../kernel/object/testing/answerCalls.ts';
import { formTypeFacts } from '../fixtures/formTypeFacts.ts';
import { ImportModal } from './ImportModal.tsx';

const file = new File([new Uint8Array(2048)], 'FormTemplates_20261120_101500.xml');
const form = (
  uniqueName: string,
  fate: ImportedFormTemplate['fate'],
  message = '',
): ImportedFormTemplate => ({
  ...{ uniqueName, version: 2, type: 1, fate, message },
});
const plan: FormTemplateImport = {
  ...{ imported: 2, notImported: 2, unchanged: 1 },
  message: '2 form template(s) imported, 2 not imported',
  formTemplates: [
    form('LocationSchedule', 'added'),
    form('RoofSupplement', 'updated', 'It is not valid. The field roofType is missing.'),
    form('BuildingSchedule', 'left', 'It is the same already.'),
    form('PropertyRating', 'refused', 'The form template is in production: save it as a new version first.'),
    { uniqueName: null, version: null, type: null, fate: 'refused', message: 'Line 12: A name is missing.' },
  ],
};
const planned = { name: 'planned', plan, failure: null, because: null } as const;

const meta = {
  title: 'Screens/Form templates/Import',
  component: ImportModal,
  tags: ['!dev', '!autodocs'],
  beforeEach: () => answerCalls({ answers: { '/rest/UIFormTemplate/types': formTypeFacts } }),
  args: {
    ...{ isOpen: true, file, step: planned },
    ...{ onClose: fn(), onFileChange: fn(), onRetryPlan: fn(), onConfirm: fn(), onCancel: fn() },
  },
} satisfies Meta<typeof ImportModal>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openImport() {
  const dialog = await screen.findByRole('dialog', { name: 'Import Form Templates' });
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
  const parts = within(dialog);
  return { dialog, parts, confirm: parts.queryByRole('button', { name: 'Import' }) };
}

/** Nothing can be imported before a file is chosen; one of another type is named in an alert. */
export const Choosing: Story = {
  args: { file: null, step: { name: 'choosing' } },
  play: async ({ args, userEvent }) => {
    const { dialog, parts, confirm } = await openImport();
    await expect(confirm).toBeDisabled();
    await expect(parts.getByText('Choose a file to see what would be done.')).toBeVisible();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['a'], 'forms.docx'));
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    dialog.querySelector('[data-part="zone"]')?.dispatchEvent(drop);
    const alert = await screen.findByRole('alertdialog', { name: 'Alert' });
    await expect(alert).toHaveTextContent('File forms.docx is not a supported document type for import');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await expect(args.onFileChange).not.toHaveBeenCalled();
  },
};

/** What is not imported comes first, with why; then what changes. */
export const Planned: Story = {
  play: async ({ args, userEvent }) => {
    const { parts, confirm } = await openImport();
    const table = await parts.findByRole('table', { name: 'Form templates of the file' });
    const names = within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    await expect(names).toEqual([
      ...['PropertyRating', 'Not readable', 'RoofSupplement', 'LocationSchedule', 'BuildingSchedule'],
    ]);
    await expect(within(table).getByText('Line 12: A name is missing.')).toBeVisible();
    await waitFor(() => expect(within(table).getAllByText('Application')).toHaveLength(4));
    await userEvent.click(confirm ?? document.body);
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** A file of which nothing would be imported cannot be confirmed, and the reason is shown. */
export const NothingToDo: Story = {
  args: {
    step: {
      ...planned,
      plan: {
        ...plan,
        imported: 0,
        notImported: 0,
        unchanged: 1,
        formTemplates: [form('BuildingSchedule', 'left')],
      },
    },
  },
  play: async ({ args, userEvent }) => {
    const { confirm } = await openImport();
    await expect(confirm).toHaveAccessibleDescription(/^The file changes nothing/);
    await userEvent.click(confirm ?? document.body);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** So it is where nothing can be imported, of which nothing is the same either. */
export const AllRefused: Story = {
  args: {
    step: {
      ...planned,
      plan: {
        ...plan,
        ...{ imported: 0, notImported: 1, unchanged: 0 },
        formTemplates: [form('PropertyRating', 'refused', 'The form template is published.')],
      },
    },
  },
  play: async () => {
    const { parts, confirm } = await openImport();
    const text = 'No form template of the file can be imported.';
    await expect(confirm).toHaveAccessibleDescription(text);
    const [note] = parts.getAllByText(text).filter((element) => element.role === 'status');
    await expect(note).toBeVisible();
  },
};

/** While the file is being uploaded it can be stopped. */
export const Sending: Story = {
  args: { step: { name: 'importing', plan, sent: 512, work: null } },
  play: async ({ args, userEvent }) => {
    const { parts } = await openImport();
    await expect(parts.getAllByText(/^Sending the file\./)).not.toHaveLength(0);
    await userEvent.click(parts.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

/** What was done is shown in one sentence, then for each template. */
export const Done: Story = {
  args: { step: { name: 'done', report: plan } },
  play: async ({ args, userEvent }) => {
    const { parts } = await openImport();
    await expect(parts.getByText('2 form template(s) imported, 2 not imported')).toBeVisible();
    await expect(parts.getByRole('table', { name: 'What was done' })).toBeVisible();
    await userEvent.click(parts.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Without an answer it is unknown how much was imported: the plan is of what is there now. */
export const Lost: Story = {
  args: { step: { ...planned, because: 'lost' } },
  play: async () => {
    const { parts } = await openImport();
    await expect(parts.getByRole('alert')).toHaveTextContent('form templates may have been imported');
  },
};

/** When somebody saved one of the templates since, nothing was imported, and the plan is of what is there now. */
export const Changed: Story = {
  args: { step: { ...planned, because: 'changed' } },
  play: async () => {
    const { parts, confirm } = await openImport();
    await expect(parts.getByRole('alert')).toHaveTextContent(
      'Nothing was imported: form templates of the file were saved since.',
    );
    await expect(confirm).toBeEnabled();
  },
};

/** A refusal of the server is beside the plan. */
export const Refused: Story = {
  args: { step: { ...planned, failure: new ConnectionError('timeout', undefined) } },
  play: async () => {
    const { parts, confirm } = await openImport();
    await expect(parts.getByRole('alert')).toHaveTextContent(
      'The form templates were not imported. The server did not answer in time.',
    );
    await expect(confirm).toBeEnabled();
  },
};

/** What an import would do may not be known. */
export const PlanFailed: Story = {
  args: { step: { name: 'planFailed', error: new ConnectionError('network', undefined) } },
  play: async ({ args, userEvent }) => {
    const { parts } = await openImport();
    await userEvent.click(parts.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryPlan).toHaveBeenCalledTimes(1);
  },
};

/** Of a file of thousands the first are drawn, with a notice; more may be unreadable than the answer lists. */
export const Thousands: Story = {
  args: {
    step: {
      ...planned,
      plan: {
        ...plan,
        ...{ imported: 1200, notImported: 1500, unchanged: 0 },
        formTemplates: Array.from({ length: 1200 }, (_, index) =>
          form(`Form${index} ${'of a long name '.repeat(index === 0 ? 20 : 0)}`, 'added'),
        ),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const { parts } = await openImport();
    await expect(parts.getByText(/^These are 500 of 2,700/)).toBeInTheDocument();
    await expect(parts.getByRole('cell', { name: '1,500' })).toBeInTheDocument();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
