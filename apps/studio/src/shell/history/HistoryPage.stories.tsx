import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ConfigurationLog } from '@studio/api';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { historyEntries } from './fixtures/historyEntries.ts';
import { HistoryPage } from './HistoryPage.tsx';
import { firstHistoryQuery } from './historyQuery.ts';

const [plain] = historyEntries(1);

const meta = {
  title: 'Screens/Shell/Detailed History',
  component: HistoryPage,
  args: {
    query: firstHistoryQuery,
    onQueryChange: fn(),
    days: { start: null, end: null },
    onDaysChange: fn(),
    onDaysFaultChange: fn(),
    onDownload: fn(),
    entries: historyEntries(25),
    totalRecords: 318,
    startIndex: 0,
    isStale: false,
    errorReason: null,
    onRetry: fn(),
    onDetails: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    frame: { display: 'flex', height: '100vh', padding: 24, boxSizing: 'border-box' },
  },
} satisfies Meta<typeof HistoryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it has the columns, the count and the order of the specification', async () => {
      const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
      await expect(heads).toEqual(['Date', 'User', 'Type', 'Action', 'Message', 'Details']);
      await expect(canvas.getByText('Showing 1 to 25 of 318 Items')).toBeVisible();
      await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
      await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(
        /^\d\d\/\d\d\/\d\d \d\d:\d\d[AP]M$/,
      );
    });

    await step('only entries with details have the button', async () => {
      const [row] = canvas.getAllByRole('row').slice(1);
      const without = canvas.getAllByRole('row')[2];
      await userEvent.click(within(row as HTMLElement).getByText('Details'));
      await expect(args.onDetails).toHaveBeenCalledWith(args.entries?.[0]);
      await expect(within(without as HTMLElement).queryByText('Details')).toBeNull();
    });

    await step('a head sorts, by the server', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'User' }));
      await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sortBy: 'user', sortDirection: 'asc' });
    });

    await step('the pager asks for another page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await expect(args.onQueryChange).toHaveBeenLastCalledWith({ page: 2 });
    });
  },
};

/** The search waits 500 ms; one of three fields, or all of them; six ranges. */
export const Filters: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('typing asks once, after half a second', async () => {
      const start = performance.now();
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the history' }), 'roof');
      await expect(args.onQueryChange).not.toHaveBeenCalled();
      await waitFor(() => expect(args.onQueryChange).toHaveBeenCalledWith({ text: 'roof' }));
      await expect(performance.now() - start).toBeGreaterThan(490);
      await expect(args.onQueryChange).toHaveBeenCalledTimes(1);
    });

    await step('where to search', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Filter' }));
      const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
      await expect(options).toEqual(['By User', 'By Type', 'By Message']);
      await userEvent.click(screen.getByRole('option', { name: 'By Type' }));
      await expect(args.onQueryChange).toHaveBeenLastCalledWith({ field: 'type' });
    });

    await step('the ranges', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Date range' }));
      const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
      await expect(options).toEqual([
        ...['Today', 'Last 7 Days', 'Last 30 Days', 'Last 90 Days', 'All', 'Custom Range'],
      ]);
      await userEvent.click(screen.getByRole('option', { name: 'Last 7 Days' }));
      await expect(args.onQueryChange).toHaveBeenLastCalledWith({ range: 'last7' });
    });
  },
};

export const Downloads: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Downloads' });
    await userEvent.click(menu);
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    await expect(items).toEqual(['Download CSV', 'Download Excel']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Download Excel' }));
    await expect(args.onDownload).toHaveBeenCalledWith('xls');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const CustomRange: Story = {
  args: {
    query: { ...firstHistoryQuery, range: 'custom' },
    days: { start: Date.UTC(2026, 10, 20), end: Date.UTC(2026, 10, 2) },
  },
  play: async ({ canvas }) => {
    const range = canvas.getByRole('group', { name: 'From day to day' });
    await expect(within(range).getByRole('textbox', { name: /Start date/ })).toHaveValue('11/20/2026');
    await expect(canvas.getByText('The end date is before the start date')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { entries: undefined, totalRecords: 0, isStale: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Another page was asked for; these rows stay until it comes. */
export const Stale: Story = {
  args: { isStale: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(26);
  },
};

export const Empty: Story = {
  args: { entries: [], totalRecords: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No matching items.')).toBeVisible();
    await expect(canvas.getByText('Showing 0 to 0 of 0 Items')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { entries: undefined, totalRecords: 0, errorReason: 'The server did not answer in time. Try again.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The history could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** What was there stays, with the reason below it. */
export const FailedWithRows: Story = {
  args: { errorReason: 'The server cannot be reached. Check the connection and try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(26);
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

const hostile = (change: Partial<ConfigurationLog>, id: string): ConfigurationLog => ({
  ...(plain as ConfigurationLog),
  ...change,
  id,
});

export const HostileTexts: Story = {
  args: {
    entries: [
      hostile(
        { user: '<img src=x onerror="document.title=1">', message: '<script>document.title=2</script>' },
        'a',
      ),
      hostile({ user: 'N'.repeat(1000), message: 'M'.repeat(1000), userId: null }, 'b'),
      hostile({ user: 'مارتا أودويا', message: 'تم تحديث "تغطية السقف" by Marta' }, 'c'),
    ],
    totalRecords: 3,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<script>document.title=2</script>')).toBeVisible();
    await expect(canvasElement.querySelector('td img, td script')).toBeNull();
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows.every((row) => row.getBoundingClientRect().height === 36)).toBe(true);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** All columns have room in the window of a small laptop. */
export const Narrow: Story = {
  parameters: { frame: { display: 'flex', height: '100vh', width: 696 } },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.parentElement?.clientWidth ?? 0);
  },
};
