import type { Meta, StoryObj } from '@storybook/react-vite';
import Download from 'lucide-react/icons/download';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { filter, loadProducers, type Producer, type Submission } from './fixtures/producers.tsx';
import { findPicker, pickerArgs, pickerParameters } from './GridPicker.stories.tsx';
import { GridPicker } from './GridPicker.tsx';
import type { GridPickerAction } from './types.ts';

const onLoad = fn();
const onExport = fn();
const onRefresh = fn();

const exportAction: GridPickerAction<Producer, Submission> = {
  name: 'export',
  label: 'Export',
  bulk: { confirmLabel: 'Export', confirmIcon: <Download size={16} />, onConfirm: onExport },
};

const actions: readonly GridPickerAction<Producer, Submission>[] = [
  { name: 'refresh', label: 'Refresh', onRun: onRefresh },
  { name: 'archive', label: 'Archive' },
  {
    name: 'delete',
    label: 'Delete',
    disabledReason: 'You may not delete producers.',
    onRun: onRefresh,
  },
  exportAction,
];

const meta = {
  title: 'Widgets/GridPicker/Actions and filter',
  tags: ['!dev', '!autodocs'],
  component: GridPicker<Producer, Submission>,
  args: {
    ...pickerArgs,
    defaultIsOpen: true,
    onOpenChange: fn(),
    loadPage: (request) => {
      onLoad(request);
      return loadProducers(request);
    },
    actions,
  },
  parameters: pickerParameters,
} satisfies Meta<typeof GridPicker<Producer, Submission>>;

export default meta;
type Story = StoryObj<typeof meta>;

const select = (name: string) => `Select Producer ${name}`;

/** The actions are above the grid: one runs, one is not implemented, one is disabled. */
export const Actions: Story = {
  play: async ({ userEvent }) => {
    const { dialog, picker } = await findPicker();
    const bar = within(picker.getByRole('toolbar', { name: 'Actions' }));
    await userEvent.click(bar.getByRole('button', { name: 'Refresh' }));
    await expect(onRefresh).toHaveBeenCalledTimes(1);
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    await expect(onRefresh).toHaveBeenCalledTimes(1);
    await userEvent.click(bar.getByRole('button', { name: 'Archive' }));
    const alert = await screen.findByRole('alertdialog', { name: 'Action not implemented' });
    await waitFor(() => expect(alert).toBeVisible());
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    await expect(dialog).toBeVisible();
  },
};

/** An action on several rows: a header counts them, Select waits, and afterwards the choice is as before. */
export const Bulk: Story = {
  play: async ({ args, userEvent, step }) => {
    const { picker } = await findPicker();
    const header = () => picker.getByRole('group', { name: 'Selection' });
    await userEvent.click(picker.getByRole('checkbox', { name: select('001') }));

    await step('it begins with nothing selected', async () => {
      await userEvent.click(picker.getByRole('button', { name: 'Export' }));
      await expect(header()).toHaveTextContent('0 selected');
      await expect(picker.getByRole('checkbox', { name: select('001') })).not.toBeChecked();
      await expect(picker.getByRole('button', { name: 'Select' })).toHaveAccessibleDescription(
        'Finish or cancel Export first',
      );
    });

    await step('confirming does it and ends it', async () => {
      onLoad.mockClear();
      await userEvent.click(picker.getByRole('checkbox', { name: select('002') }));
      await userEvent.click(picker.getByRole('checkbox', { name: select('003') }));
      await expect(header()).toHaveTextContent('2 selected');
      await userEvent.dblClick(within(header()).getByRole('button', { name: 'Export' }));
      await expect(onExport).toHaveBeenCalledTimes(1);
      await expect(onExport).toHaveBeenCalledWith(
        expect.objectContaining({ action: 'export', count: 2, context: { submissionId: 4711 } }),
        { signal: expect.any(AbortSignal) },
      );
      await waitFor(() => expect(picker.queryByRole('group', { name: 'Selection' })).toBeNull());
      await waitFor(() => expect(onLoad).toHaveBeenCalledTimes(1));
    });

    await step('what was picked is picked still', async () => {
      await expect(picker.getByText('1 Selected')).toBeVisible();
      await expect(picker.getByRole('checkbox', { name: select('001') })).toBeChecked();
      await userEvent.click(picker.getByRole('button', { name: 'Select' }));
      await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ count: 1 }), {
        signal: expect.any(AbortSignal),
      });
    });
  },
};

/** Cancel, or Escape in the grid, ends it without doing anything, and the picker stays. */
export const BulkCancelled: Story = {
  play: async ({ userEvent }) => {
    const { dialog, picker } = await findPicker();
    const begin = () => userEvent.click(picker.getByRole('button', { name: 'Export' }));
    const gone = () => waitFor(() => expect(picker.queryByRole('group', { name: 'Selection' })).toBeNull());
    await begin();
    await userEvent.click(
      within(picker.getByRole('group', { name: 'Selection' })).getByRole('button', {
        name: 'Select all 318',
      }),
    );
    await expect(picker.getByText('318 selected')).toBeVisible();
    await userEvent.click(
      within(picker.getByRole('group', { name: 'Selection' })).getByRole('button', { name: 'Cancel' }),
    );
    await gone();
    await begin();
    await userEvent.click(picker.getByRole('checkbox', { name: select('002') }));
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(onExport).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};

const failing: readonly GridPickerAction<Producer, Submission>[] = [
  {
    ...exportAction,
    bulk: { confirmLabel: 'Export', onConfirm: () => Promise.reject(new Error('The disk is full.')) },
  },
];

export const BulkFailure: Story = {
  args: { actions: failing },
  play: async ({ userEvent }) => {
    const { picker } = await findPicker();
    await userEvent.click(picker.getByRole('button', { name: 'Export' }));
    await userEvent.click(picker.getByRole('checkbox', { name: select('002') }));
    const header = within(picker.getByRole('group', { name: 'Selection' }));
    await userEvent.click(header.getByRole('button', { name: 'Export' }));
    await waitFor(() =>
      expect(header.getByRole('alert')).toHaveTextContent('Export failed: The disk is full.'),
    );
    await expect(picker.getByRole('checkbox', { name: select('002') })).toBeChecked();
  },
};

/** The advanced filter narrows the rows; everything selected on an earlier filter is no longer selected. */
export const Filter: Story = {
  args: { filter, actions: undefined },
  play: async ({ userEvent, step }) => {
    const { picker } = await findPicker();
    const add = await picker.findByRole('button', { name: 'Add Condition' });
    await userEvent.click(picker.getByRole('button', { name: 'Select all 318' }));
    await expect(picker.getByText('318 Selected')).toBeVisible();

    await step('another filter, other rows', async () => {
      await userEvent.click(add);
      const row = within(await picker.findByRole('group', { name: 'Condition 1' }));
      await userEvent.click(row.getByRole('combobox', { name: 'Field' }));
      await userEvent.click(await screen.findByRole('option', { name: 'State' }));
      await userEvent.type(await row.findByRole('textbox', { name: 'Value' }), 'CO');
      await waitFor(() => expect(picker.getByText('45 Results (Max. Display)')).toBeVisible());
      await expect(onLoad).toHaveBeenLastCalledWith(
        expect.objectContaining({ filterUri: expect.stringContaining('CO'), startIndex: 0 }),
      );
      await expect(picker.getByText('0 Selected')).toBeVisible();
    });

    await step('rows picked one by one outlive the filter', async () => {
      await userEvent.click(picker.getAllByRole('checkbox', { name: /^Select Producer/ })[0] ?? add);
      await userEvent.click(picker.getByRole('button', { name: 'Clear All' }));
      await waitFor(() => expect(picker.getByText('318 Results (Max. Display)')).toBeVisible());
      await expect(picker.getByText('1 Selected')).toBeVisible();
    });
  },
};

let attempts = 0;

/** The filter can be the server's; when it does not come it can be retried, and the grid works without. */
export const FilterOfTheServer: Story = {
  args: {
    actions: undefined,
    loadFilter: (source) => {
      attempts += 1;
      onLoad(source);
      return attempts === 1 ? Promise.reject(new Error('Time is up.')) : Promise.resolve(filter);
    },
  },
  beforeEach: () => {
    attempts = 0;
  },
  play: async ({ userEvent }) => {
    const { picker } = await findPicker();
    const alert = await picker.findByText('The filter could not be loaded: Time is up.');
    await expect(alert).toBeVisible();
    await expect(onLoad).toHaveBeenCalledWith({
      dataName: '',
      filterType: 0,
      context: { submissionId: 4711 },
    });
    await waitFor(() => expect(picker.getByText('318 Results (Max. Display)')).toBeVisible());
    await userEvent.click(picker.getByRole('button', { name: 'Retry' }));
    await expect(await picker.findByRole('button', { name: 'Add Condition' })).toBeVisible();
    await expect(alert).not.toBeInTheDocument();
  },
};

let comes = Promise.withResolvers<void>();

/** Rows are requested once, when the filter of the server is there, and not without it before. */
export const RowsOfTheFilter: Story = {
  args: {
    actions: undefined,
    loadFilter: async () => {
      await comes.promise;
      const condition = { id: 'c', field: 'state', operator: 'eq', values: ['CO'] } as const;
      return { ...filter, defaultValue: { kind: filter.kind, conditions: [condition] } };
    },
  },
  beforeEach: () => {
    comes = Promise.withResolvers();
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true'));
    await expect(onLoad).not.toHaveBeenCalled();
    comes.resolve();
    const { picker } = await findPicker();
    await waitFor(() => expect(picker.getByText('45 Results (Max. Display)')).toBeVisible());
    await expect(onLoad).toHaveBeenCalledTimes(1);
  },
};
