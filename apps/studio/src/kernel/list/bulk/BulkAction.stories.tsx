import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConnectionError } from '@studio/api';
import { Button } from '@studio/ui';
import { deferPart } from '@studio/ui/internal';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { notices } from '../../../platform/feedback/notices.ts';
import { progress } from '../../../platform/feedback/progress.ts';
import type { BulkAction, BulkDetailProps } from '../ListAction.ts';
import type { ListDefinition, ListPageAnswer, ListRequest } from '../ListDefinition.ts';
import { useLocalPlace } from '../ListPlace.ts';
import { useList } from '../useList.ts';
import { BulkBar } from './BulkBar.tsx';
import { useBulkAction } from './useBulkAction.ts';

interface Peril {
  readonly id: string;
}

const run = fn<BulkAction['run']>();
const load = fn<(request: ListRequest, signal: AbortSignal) => Promise<ListPageAnswer<Peril>>>();
const records = [{ id: 'Fire' }, { id: 'Flood' }, { id: 'Hail' }];

/** Reports that it is shown when it is pressed. */
const Detail = ({ selection, onState }: BulkDetailProps) => (
  <>
    <p>Of {JSON.stringify(selection)}</p>
    <button type="button" onClick={() => onState('open')}>
      Looked through
    </button>
    <button type="button" onClick={() => onState('idle')}>
      Nothing to do
    </button>
  </>
);

const definition: ListDefinition<Peril> = {
  kind: '/StoryPeril',
  title: 'Perils',
  nouns: { one: 'peril', many: 'perils', heading: 'Perils' },
  columns: [{ key: 'name', header: 'Name', isSortable: true, render: ({ id }) => id }],
  defaultSort: { key: 'name', direction: 'asc' },
  getId: ({ id }) => id,
  load,
  actions: {
    Retire: {
      does: 'bulk',
      label: 'Retire',
      variant: 'danger',
      question: (count) => `${count} peril(s) can no longer be chosen.`,
      texts: {
        loading: 'Retiring perils',
        success: 'Retired perils',
        failure: 'The perils were not retired.',
      },
      run,
    },
    Merge: {
      does: 'bulk',
      label: 'Merge',
      title: 'Merge Perils',
      isFinal: true,
      question: (count) => `${count} peril(s) will be one.`,
      detail: deferPart<BulkDetailProps>(async () => Detail),
      texts: { loading: 'Merging perils', success: 'Merged perils' },
      run,
    },
    Export: {
      does: 'bulk',
      label: 'Export',
      texts: { loading: 'Exporting perils', success: 'Exported perils' },
      run,
    },
  },
};

function Sample({ bulk: name }: { readonly bulk: string }) {
  const list = useList(definition, useLocalPlace(definition, { bulk: name }));
  const { bulk } = useBulkAction(definition, list);
  return (
    <>
      {bulk && <BulkBar bulk={bulk} total={list.total} nouns={definition.nouns} />}
      {bulk && (
        <Button onClick={() => bulk.onSelectionChange({ mode: 'ids', ids: new Set(['Fire', 'Flood']) })}>
          Choose two
        </Button>
      )}
      {!bulk && <p>Done choosing</p>}
    </>
  );
}

const meta = {
  title: 'Kernel/BulkAction',
  tags: ['!dev', '!autodocs'],
  component: Sample,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { bulk: 'Retire' },
  beforeEach: () => {
    notices.list = [];
    run.mockReset().mockResolvedValue(null);
    load.mockReset().mockResolvedValue({ records, totalRecords: 3 });
  },
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

const question = () => screen.findByRole('alertdialog', { name: 'Retire perils' });

/** Rows chosen one by one are asked about, too, by an action that changes them; the list is loaded again when it is done. */
export const AskedOfSingleRows: Story = {
  play: async ({ canvas, userEvent }) => {
    const done = Promise.withResolvers<null>();
    run.mockReturnValue(done.promise);
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose two' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Retire' }));
    await expect(await question()).toHaveAccessibleDescription('2 peril(s) can no longer be chosen.');
    await expect(run).not.toHaveBeenCalled();
    await userEvent.click(within(await question()).getByRole('button', { name: 'No' }));
    await expect(run).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'Retire' }));
    const before = load.mock.calls.length;
    await userEvent.click(within(await question()).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(run).toHaveBeenCalledWith({ ids: ['Fire', 'Flood'] }, expect.any(Function)));
    await expect(progress).toMatchObject({ status: 'loading', text: 'Retiring perils' });
    await expect(await question()).toBeVisible();
    done.resolve(null);
    await expect(await canvas.findByText('Done choosing')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(before));
  },
};

/** What fails is shown in the question, which can be answered again; a part may be done, so that the list is loaded again. */
export const FailsInItsQuestion: Story = {
  play: async ({ canvas, userEvent }) => {
    run.mockRejectedValueOnce(new Error('Hail is in use.'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose two' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Retire' }));
    const before = load.mock.calls.length;
    await userEvent.click(within(await question()).getByRole('button', { name: 'Yes' }));
    await expect(await within(await question()).findByRole('alert')).toHaveTextContent(
      /^The perils were not retired\. .*Hail is in use\./,
    );
    await expect(notices.list).toEqual([]);
    await expect(load.mock.calls.length).toBeGreaterThan(before);
    await userEvent.click(within(await question()).getByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByText('Done choosing')).toBeVisible();
    await expect(run).toHaveBeenCalledTimes(2);
  },
};

/** Without an answer it may have been done: no text claims that it was not. */
export const Unanswered: Story = {
  play: async ({ canvas, userEvent }) => {
    run.mockRejectedValueOnce(new ConnectionError('network', null));
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose two' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Retire' }));
    await userEvent.click(within(await question()).getByRole('button', { name: 'Yes' }));
    await expect(await within(await question()).findByRole('alert')).toHaveTextContent(
      /^No answer came: it may have been done all the same\. /,
    );
  },
};

/** All on the filter is counted first; a count that fails is shown in the dialog, and retried from there. */
export const CountFails: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose two' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Select all/ }));
    load.mockRejectedValueOnce(new Error('down'));
    await userEvent.click(canvas.getByRole('button', { name: 'Retire' }));
    await expect(await within(await question()).findByRole('alert')).toHaveTextContent(
      /not be counted.*down/,
    );
    await expect(notices.list).toEqual([]);
    await userEvent.click(within(await question()).getByRole('button', { name: 'Retry' }));
    await waitFor(async () =>
      expect(await question()).toHaveAccessibleDescription(
        'The filter matches 3 peril(s). Retire all of them? 3 peril(s) can no longer be chosen.',
      ),
    );
    await userEvent.click(within(await question()).getByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByText('Done choosing')).toBeVisible();
    await expect(run.mock.calls[0]?.[0]).toMatchObject({ expectedCount: 3 });
  },
};

/** What an action is about to do is shown below its question, which begins at the answer that changes nothing. */
export const ShowsWhatItDoes: Story = {
  args: { bulk: 'Merge' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose two' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Merge' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Merge Perils' }));
    await expect(asked.getByText('2 peril(s) will be one.')).toBeVisible();
    await expect(await asked.findByText('Of {"ids":["Fire","Flood"]}')).toBeVisible();
    await waitFor(() => expect(asked.getByRole('button', { name: 'No' })).toHaveFocus());
    await userEvent.click(asked.getByRole('button', { name: 'No' }));
    await expect(run).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button', { name: /^Select all/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Merge' }));
    const counted = within(await screen.findByRole('dialog', { name: 'Merge Perils' }));
    await expect(counted.getByText('The filter matches 3 peril(s). 3 peril(s) will be one.')).toBeVisible();
    // The part below has to be shown first.
    const yes = counted.getByRole('button', { name: 'Yes' });
    await userEvent.click(yes);
    await expect(run).not.toHaveBeenCalled();
    await expect(yes).toHaveAccessibleDescription('What will happen is shown first.');
    await userEvent.click(await counted.findByRole('button', { name: 'Looked through' }));
    await userEvent.click(yes);
    await expect(await canvas.findByText('Done choosing')).toBeVisible();
    await expect(run.mock.calls[0]?.[0]).toMatchObject({ expectedCount: 3 });
  },
};

/** Where the part below shows that nothing would be done, there is nothing to agree to, and no question. */
export const NothingToAgreeTo: Story = {
  args: { bulk: 'Merge' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose two' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Merge' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge Perils' }));
    await expect(dialog.getByText('2 peril(s) will be one.')).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Nothing to do' }));
    await expect(dialog.queryByRole('button', { name: 'Yes' })).toBeNull();
    await expect(dialog.queryByText('2 peril(s) will be one.')).toBeNull();
    const [, close] = dialog.getAllByRole('button', { name: 'Close' });
    if (close) await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(run).not.toHaveBeenCalled();
    // The rows stay chosen.
    await expect(canvas.getByRole('button', { name: 'Merge' })).toBeVisible();
  },
};

/** An export changes nothing: rows chosen one by one are sent without a question, and its failure is a notice. */
export const ExportAsksNothing: Story = {
  args: { bulk: 'Export' },
  play: async ({ canvas, userEvent }) => {
    run.mockRejectedValueOnce(new Error('down'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose two' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await waitFor(() => expect(notices.list).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await canvas.findByText('Done choosing')).toBeVisible();
    await expect(run).toHaveBeenCalledTimes(2);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
