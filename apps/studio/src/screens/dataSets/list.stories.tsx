import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DataSetSummary } from '@studio/api';
import { selectAllOnFilter } from '@studio/widgets';
import { expect, fn, screen, within } from 'storybook/test';
import type { BulkState } from '../../kernel/list/bulk/useBulkAction.ts';
import type { ListDefinition } from '../../kernel/list/ListDefinition.ts';
import { ListPage, type ListPageProps } from '../../kernel/list/ListPage.tsx';
import { awkwardRows, dataSetRows } from './fixtures/dataSetRows.ts';
import { storyLink } from './fixtures/storyLink.tsx';
import { dataSetList } from './list.tsx';

const choices = [
  { value: 'commercialAuto', label: 'Commercial Auto' },
  { value: 'commercialProperty', label: 'Commercial Property' },
];

/** The list with products that are here. */
const definition: ListDefinition<DataSetSummary> = {
  ...dataSetList(),
  filters: {
    ...dataSetList().filters,
    product: {
      label: 'Product',
      placeholder: 'All Products',
      choices: { key: 'story/products', load: async () => ({ choices, total: choices.length }) },
    },
  },
};

const rows = ['Building Construction Class', 'Building Occupancy'].map((id) => ({ id, name: id, scope: '' }));
const bulk: BulkState = {
  action: { label: 'Export' },
  selection: { mode: 'ids', ids: new Set(['Building Construction Class', 'Building Occupancy']) },
  onSelectionChange: fn(),
  rows,
  count: null,
  onFilter: 2,
  onRemove: fn(),
  isPending: false,
  onSelectAll: fn(),
  onCancel: fn(),
  onConfirm: fn(),
  asked: null,
  filterUri: '/DataSet',
  onAgree: fn(),
  onDisagree: fn(),
};

const meta = {
  title: 'Screens/Data sets/Browser',
  component: ListPage<DataSetSummary>,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: {
    definition,
    rows: dataSetRows,
    rowOffset: 0,
    totalRecords: 318,
    isStale: false,
    errorReason: null,
    onRetry: fn(),
    searchField: { value: '' },
    filters: { type: null, product: null },
    actionsError: null,
    onFilterChange: fn(),
    onClearAll: fn(),
    sortBy: 'name',
    sortDirection: 'asc',
    onSortChange: fn(),
    page: 1,
    pageCount: 13,
    onPageChange: fn(),
    pageHref: (page) => `?page=${page}`,
    actions: [
      { name: 'New Data Set', label: 'New Data Set', variant: 'primary', onRun: fn() },
      { name: 'Export', label: 'Export', onRun: fn() },
      { name: 'Backup', label: 'Backup', onRun: fn() },
    ],
    bulk: null,
    renderLink: storyLink,
    onOpen: fn(),
  },
} satisfies Meta<ListPageProps<DataSetSummary>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(`Showing 1 to ${dataSetRows.length} of 318 Data Sets`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All' }));
    await expect(args.onClearAll).toHaveBeenCalledOnce();
    const head = canvas.getByRole('columnheader', { name: /Last Modified Date/ });
    await userEvent.click(within(head).getByRole('button'));
    await expect(args.onSortChange).toHaveBeenCalledWith('timeLastModified', 'asc');
  },
};

export const Loading: Story = { args: { rows: undefined, totalRecords: 0, isStale: true, pageCount: 1 } };

/** The answer to another query is pending: the list says what is on screen until then. */
export const Stale: Story = {
  args: { isStale: true, searchField: { value: 'cl' }, page: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Showing 1 to ${dataSetRows.length} of 318 Data Sets`)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { rows: [], totalRecords: 0, pageCount: 1, searchField: { value: 'zzz' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No matching data sets')).toBeVisible();
    await expect(canvas.getByText('Showing 0 to 0 of 0 Data Sets')).toBeVisible();
  },
};

/** A page past the end is empty, until the last one is there. */
export const PastTheEnd: Story = {
  args: { rows: [], rowOffset: 50, totalRecords: 30, page: 3, pageCount: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 0 to 0 of 30 Data Sets')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { errorReason: 'The server cannot be reached. Check the connection and try again.' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Account Status' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedAtFirst: Story = {
  args: {
    rows: undefined,
    totalRecords: 0,
    pageCount: 1,
    errorReason: 'The server did not answer in time. Try again.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The server did not answer in time. Try again.')).toBeVisible();
    await expect(canvas.queryByText(/^Showing/)).toBeNull();
  },
};

export const Filtered: Story = {
  args: { searchField: { value: 'class' }, filters: { type: '2', product: 'commercialAuto' } },
};

export const Selecting: Story = {
  args: { bulk },
  play: async ({ canvas, userEvent }) => {
    const bar = within(await canvas.findByRole('group', { name: 'Selection' }));
    await expect(bar.getByText('2 selected')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Export' }));
    await expect(bulk.onConfirm).toHaveBeenCalled();
  },
};

/** Rows stay chosen when the filter changes: the head says how many of them are on it, and names all of them on request. */
export const ChosenOnAnotherFilter: Story = {
  args: { bulk: { ...bulk, onFilter: 1 }, searchField: { value: 'construction' } },
  play: async ({ canvas, userEvent }) => {
    const bar = within(await canvas.findByRole('group', { name: 'Selection' }));
    await expect(bar.getByText('1 of them on this filter')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Show what is selected' }));
    const list = within(await screen.findByRole('dialog', { name: 'Selected' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(list.getByRole('button', { name: 'Deselect Building Occupancy' }));
    await expect(bulk.onRemove).toHaveBeenCalledWith('Building Occupancy');
  },
};

export const AllOnFilter: Story = {
  args: { bulk: { ...bulk, selection: selectAllOnFilter(), rows: [], onFilter: null } },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('group', { name: 'Selection' }));
    await expect(bar.queryByRole('button', { name: /^Show/ })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: 'Export' })).toHaveLength(1);
  },
};

/** Nothing is sent before the user has agreed to what the server counts. */
export const AgreeToTheCount: Story = {
  args: {
    bulk: {
      ...bulk,
      selection: { mode: 'all', excludedIds: new Set(['Account Status']) },
      asked: { counted: 320, failure: '' },
    },
  },
  play: async ({ userEvent }) => {
    const question = await screen.findByRole('alertdialog', { name: 'Export data sets' });
    await expect(question).toHaveAccessibleDescription(
      'The list has changed: it now holds 320 instead of 318. The filter matches 320 data set(s); 1 left out. Export the other 319?',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Yes' }));
    await expect(bulk.onAgree).toHaveBeenCalled();
  },
};

export const AwkwardTexts: Story = { args: { rows: awkwardRows, totalRecords: 3, pageCount: 1 } };

export const Narrow: Story = {
  args: { bulk },
  parameters: { frame: { inlineSize: 720 } },
};
