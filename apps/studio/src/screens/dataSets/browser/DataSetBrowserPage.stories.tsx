import type { Meta, StoryObj } from '@storybook/react-vite';
import { selectAllOnFilter } from '@studio/widgets';
import { expect, fn, screen, within } from 'storybook/test';
import { awkwardRows, dataSetRows } from '../fixtures/dataSetRows.ts';
import { storyLink } from '../fixtures/storyLink.tsx';
import { type BulkState, DataSetBrowserPage } from './DataSetBrowserPage.tsx';

const bulk: BulkState = {
  selection: { mode: 'ids', ids: new Set(['Building Construction Class', 'Building Occupancy']) },
  onSelectionChange: fn(),
  confirmLabel: 'Export',
  isPending: false,
  onSelectAll: fn(),
  onCancel: fn(),
  onConfirm: fn(),
  counted: null,
  onAgree: fn(),
  onDisagree: fn(),
};

const meta = {
  title: 'Screens/Data sets/Browser',
  component: DataSetBrowserPage,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: {
    rows: dataSetRows,
    rowOffset: 0,
    totalRecords: 318,
    isStale: false,
    errorReason: null,
    onRetry: fn(),
    searchText: '',
    onSearchTextChange: fn(),
    onSearchSettle: fn(),
    type: null,
    onTypeChange: fn(),
    product: null,
    products: [
      { value: 'commercialAuto', label: 'Commercial Auto' },
      { value: 'commercialProperty', label: 'Commercial Property' },
    ],
    isLoadingProducts: false,
    productsError: null,
    actionsError: null,
    onProductChange: fn(),
    onClearAll: fn(),
    sortBy: 'name',
    sortDirection: 'asc',
    onSortChange: fn(),
    page: 1,
    pageCount: 13,
    onPageChange: fn(),
    pageHref: (page) => `?page=${page}`,
    actions: [
      { name: 'New Data Set', label: 'New Data Set', variant: 'primary', isEnabled: true, onRun: fn() },
      { name: 'Export', label: 'Export', isEnabled: true, onRun: fn() },
      { name: 'Backup', label: 'Backup', isEnabled: true, onRun: fn() },
    ],
    bulk: null,
    renderLink: storyLink,
    onOpen: fn(),
  },
} satisfies Meta<typeof DataSetBrowserPage>;

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

/** The answer to another question is under way: what is on screen is said to be what it is. */
export const Stale: Story = {
  args: { isStale: true, searchText: 'cl', page: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Showing 1 to ${dataSetRows.length} of 318 Data Sets`)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { rows: [], totalRecords: 0, pageCount: 1, searchText: 'zzz' },
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

export const Filtered: Story = { args: { searchText: 'class', type: 2, product: 'commercialAuto' } };

export const Selecting: Story = {
  args: { bulk },
  play: async ({ canvas, userEvent }) => {
    const bar = within(await canvas.findByRole('group', { name: 'Selection' }));
    await expect(bar.getByText('2 selected')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Export' }));
    await expect(bulk.onConfirm).toHaveBeenCalled();
  },
};

export const AllOnFilter: Story = { args: { bulk: { ...bulk, selection: selectAllOnFilter() } } };

/** Nothing is sent before the user has agreed to what the server counts. */
export const AgreeToTheCount: Story = {
  args: {
    bulk: { ...bulk, selection: { mode: 'all', excludedIds: new Set(['Account Status']) }, counted: 320 },
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
