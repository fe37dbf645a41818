import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConnectionError } from '@studio/api';
import { expect, fn, screen, within } from 'storybook/test';
import { fileOf, openDialog } from '../testing/storyFiles.ts';
import { RestoreModal } from './RestoreModal.tsx';
import { reportWith } from './restoreReports.fixture.ts';

const plan = reportWith({ added: 12, updated: 3, left: 303 });
const error = new ConnectionError('network', undefined);
const longName = `Roof covering <script>alert(1)</script> مواد السقف ${'of every state '.repeat(60)}`;

const meta = {
  title: 'Screens/Shell/Restore/Troubles',
  component: RestoreModal,
  tags: ['!dev', '!autodocs'],
  args: {
    isOpen: true,
    file: fileOf('Data Sets_20261120_101500.dbinit', 1_048_576),
    operation: 'REFRESH',
    step: { name: 'planFailed', error, wasLost: false },
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

export const PlanFailed: Story = {
  play: async ({ args, userEvent }) => {
    const parts = within(await openDialog(screen, 'Restore'));
    await expect(parts.getByText(/The server cannot be reached/)).toBeVisible();
    await userEvent.click(parts.getByRole('button', { name: 'Restore' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(parts.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryPlan).toHaveBeenCalledTimes(1);
  },
};

/** The lines are named, and nothing can be confirmed. */
export const Refused: Story = {
  args: {
    step: {
      name: 'planned',
      wasLost: false,
      plan: {
        ...reportWith(
          { added: 10, refused: 2431 },
          Array.from({ length: 100 }, (_, index) => ({
            line: 12 + index * 7,
            column: 5,
            section: 'Data Sets',
            name: index === 1 ? longName : `Roof Type ${index}`,
            message:
              index === 0
                ? "The value 'slate' is used twice in this data set."
                : 'Each data item needs a non-empty label.',
          })),
        ),
        refusalCount: 2431,
      },
    },
  },
  play: async ({ args, userEvent }) => {
    const parts = within(await openDialog(screen, 'Restore'));
    await expect(parts.getByRole('alert')).toHaveTextContent('The file is refused; faults found: 2,431.');
    await expect(parts.getByText('These are the first 100 of 2,431.')).toBeInTheDocument();
    await expect(parts.getByText("The value 'slate' is used twice in this data set.")).toBeVisible();
    await userEvent.click(parts.getByRole('button', { name: 'Restore' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** What the sentence says comes first, then what the file would do, then the list. */
export const StillUsed: Story = {
  args: {
    operation: 'CLEAN_INSERT',
    step: {
      name: 'planned',
      wasLost: false,
      plan: {
        ...reportWith(
          { added: 1, removed: 108, refused: 470, stillUsed: 469 },
          Array.from({ length: 470 }, (_, index) => ({
            ...{ line: null, column: null, section: 'Data Sets', name: `Roof Type ${index}` },
            message: `The file lacks the data set 'Roof Type ${index}', to which 3 references lead.`,
          })),
        ),
      },
    },
  },
  play: async () => {
    const parts = within(await openDialog(screen, 'Restore'));
    await expect(parts.getByRole('alert')).toHaveTextContent(
      'Data Sets that are still used would be removed: 469. Other faults found: 1. Nothing has been changed.',
    );
    const [first, second] = parts.getAllByRole('table');
    await expect(first).toHaveAccessibleName('What the restore will do');
    await expect(second).toHaveAccessibleName('Why the file is refused');
    await expect(parts.getByRole('button', { name: 'Export List' })).toBeEnabled();
  },
};

/** Templates that the product requires and the file lacks are listed in a sentence, too. */
export const StillRequired: Story = {
  args: {
    operation: 'CLEAN_INSERT',
    step: {
      name: 'planned',
      wasLost: false,
      plan: reportWith(
        { name: 'Email Templates', added: 1, removed: 4, refused: 13, stillRequired: 13 },
        Array.from({ length: 13 }, (_, index) => ({
          ...{ line: null, column: null, section: 'Email Templates', name: `Quote ${index}` },
          message: `The file lacks the email template 'Quote ${index}', which is required.`,
        })),
      ),
    },
  },
  play: async () => {
    const parts = within(await openDialog(screen, 'Restore'));
    await expect(parts.getByRole('alert')).toHaveTextContent(
      'Email Templates that the product requires would be removed: 13. Nothing has been changed.',
    );
  },
};

/** Its sections are unknown, so nothing is shown about them. */
export const NotAnInitializationFile: Story = {
  args: {
    step: {
      name: 'planned',
      wasLost: false,
      plan: {
        ...reportWith({}, [
          { line: 1, column: 1, section: null, name: null, message: 'The file is not well-formed XML.' },
        ]),
        sections: [],
      },
    },
  },
  play: async () => {
    const parts = within(await openDialog(screen, 'Restore'));
    await expect(parts.getByText('The file is not well-formed XML.')).toBeVisible();
    await expect(parts.queryByRole('table', { name: 'What the restore will do' })).not.toBeInTheDocument();
  },
};

export const AskingWhatIsTrue: Story = {
  args: { step: { name: 'checking', plan } },
  play: async () => {
    const parts = within(await openDialog(screen, 'Restore'));
    const [sentence] = parts.getAllByText(/The connection was lost before the server answered/);
    await expect(sentence).toBeInTheDocument();
  },
};

export const NotKnownYet: Story = {
  args: { step: { name: 'unknown', plan, error } },
  play: async ({ args, userEvent }) => {
    const parts = within(await openDialog(screen, 'Restore'));
    await userEvent.click(parts.getByRole('button', { name: 'Restore' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(parts.getByRole('button', { name: 'Ask again' }));
    await expect(args.onCheck).toHaveBeenCalledTimes(1);
  },
};

export const NotDone: Story = {
  args: { step: { name: 'planned', plan, wasLost: true } },
  play: async ({ args, userEvent }) => {
    const parts = within(await openDialog(screen, 'Restore'));
    await expect(parts.getByRole('alert')).toHaveTextContent('nothing was restored');
    await userEvent.click(parts.getByRole('button', { name: 'Restore' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const DoneAfterAll: Story = {
  args: { step: { name: 'done', report: { ...plan, isDone: true }, wasLost: true } },
  play: async () => {
    const parts = within(await openDialog(screen, 'Restore'));
    await expect(parts.getByRole('alert')).toHaveTextContent('the configuration holds what the file says');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    file: fileOf('مجموعات البيانات.dbinit'),
    step: {
      name: 'planned',
      wasLost: false,
      plan: reportWith({ refused: 1 }, [
        { line: 3, column: 9, section: 'Data Sets', name: 'مواد السقف', message: 'القيمة مكررة.' },
      ]),
    },
  },
};
