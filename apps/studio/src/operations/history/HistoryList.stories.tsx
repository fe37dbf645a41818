import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ConfigurationLog, ConnectionError } from '@studio/api';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { historyEntries } from './fixtures/historyEntries.ts';
import { HistoryList, type HistoryListProps } from './HistoryList.tsx';

const [plain] = historyEntries(1);

type Load = NonNullable<HistoryListProps['load']>;

/** Answers every question with these entries. */
const answer = (records: readonly ConfigurationLog[], totalRecords = records.length) =>
  fn<Load>(async () => ({ records, totalRecords }));

/** An answer that never comes. */
const never = () => new Promise<never>(() => undefined);

const meta = {
  title: 'Screens/Shell/Detailed History',
  component: HistoryList,
  args: {
    load: answer(historyEntries(25), 318),
    downloadFailure: '',
    onDownload: fn(),
    onDetails: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    frame: {
      ...{ display: 'flex', flexDirection: 'column', gap: 12, height: '100vh' },
      ...{ padding: 24, boxSizing: 'border-box' },
    },
  },
} satisfies Meta<typeof HistoryList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is asked last, of a list whose first page is there. */
const asked = (args: HistoryListProps, question: object) =>
  waitFor(() =>
    expect(args.load).toHaveBeenLastCalledWith(expect.objectContaining(question), expect.any(AbortSignal)),
  );

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it has the columns, the count and the order of the specification', async () => {
      await expect(await canvas.findByText('Showing 1 to 25 of 318 Items')).toBeVisible();
      const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
      await expect(heads).toEqual(['Date', 'User', 'Type', 'Action', 'Message', 'Details']);
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
      await expect(args.onDetails).toHaveBeenCalledWith(historyEntries(1)[0]);
      await expect(within(without as HTMLElement).queryByText('Details')).toBeNull();
    });

    await step('a head sorts, by the server', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'User' }));
      await asked(args, { sortBy: 'user', sortDirection: 'asc' });
    });

    await step('the pager asks for another page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await asked(args, { startIndex: 25, numberOfRows: 25 });
    });
  },
};

/** The search waits 500 ms; one of three fields, or all of them; six ranges. */
export const Filters: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('typing asks once, after half a second', async () => {
      await canvas.findAllByRole('rowheader');
      const start = performance.now();
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the history' }), 'roof');
      await expect(args.load).toHaveBeenCalledTimes(1);
      await asked(args, { search: 'roof' });
      await expect(performance.now() - start).toBeGreaterThan(490);
      await expect(args.load).toHaveBeenCalledTimes(2);
    });

    await step('where to search', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Filter' }));
      const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
      await expect(options).toEqual(['All Fields', 'By User', 'By Type', 'By Message']);
      await userEvent.click(screen.getByRole('option', { name: 'By Type' }));
      await asked(args, { search: 'roof', filters: { field: 'type' } });
    });

    await step('the way back from a chosen field is the first of the choices', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Filter' }));
      await userEvent.click(await screen.findByRole('option', { name: 'All Fields' }));
      await asked(args, { filters: {} });
    });

    await step('the ranges', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Date range' }));
      const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
      await expect(options).toEqual([
        ...['Today', 'Last 7 Days', 'Last 30 Days', 'Last 90 Days', 'All', 'Custom Range'],
      ]);
      await userEvent.click(screen.getByRole('option', { name: 'Last 7 Days' }));
      await asked(args, { filters: { range: 'last7' } });
      await userEvent.click(canvas.getByRole('combobox', { name: 'Date range' }));
      await userEvent.click(await screen.findByRole('option', { name: 'All' }));
      await asked(args, { filters: {} });
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
    await expect(args.onDownload).toHaveBeenCalledWith('xls', expect.objectContaining({ search: '' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** Days that are not in order show an error, and are not requested. */
export const CustomRange: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Date range' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Custom Range' }));
    const range = await canvas.findByRole('group', { name: 'From day to day' });
    await userEvent.type(within(range).getByRole('textbox', { name: /Start date/ }), '11/20/2026');
    const custom = { filters: { range: 'custom', days: '2026-11-20..' } };
    await asked(args, custom);
    await userEvent.type(within(range).getByRole('textbox', { name: /End date/ }), '11/02/2026');
    await expect(await canvas.findByText('The end date is before the start date')).toBeVisible();
    await asked(args, custom);
  },
};

export const Loading: Story = {
  args: { load: fn<Load>(never) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Another page was requested; these rows stay until it comes. */
export const Stale: Story = {
  args: {
    load: fn<Load>(async ({ startIndex }) =>
      startIndex === 0 ? { records: historyEntries(25), totalRecords: 318 } : never(),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getAllByRole('row')).toHaveLength(26);
  },
};

export const Empty: Story = {
  args: { load: answer([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matching items.')).toBeVisible();
    await expect(canvas.getByText('Showing 0 to 0 of 0 Items')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    load: fn<Load>(async () => {
      throw new ConnectionError('network', undefined);
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('This page could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(args.load).toHaveBeenCalledTimes(2));
  },
};

/** What was there stays, with the reason below it. */
export const FailedWithRows: Story = {
  args: {
    load: fn<Load>(async ({ startIndex }) => {
      if (startIndex > 0) throw new ConnectionError('network', undefined);
      return { records: historyEntries(25), totalRecords: 318 };
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(26);
  },
};

const hostile = (change: Partial<ConfigurationLog>, id: string): ConfigurationLog => ({
  ...(plain as ConfigurationLog),
  ...change,
  id,
});

export const HostileTexts: Story = {
  args: {
    load: answer([
      hostile(
        { user: '<img src=x onerror="document.title=1">', message: '<script>document.title=2</script>' },
        'a',
      ),
      hostile({ user: 'N'.repeat(1000), message: 'M'.repeat(1000), userId: null }, 'b'),
      hostile({ user: 'مارتا أودويا', message: 'تم تحديث "تغطية السقف" by Marta' }, 'c'),
    ]),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('<script>document.title=2</script>')).toBeVisible();
    await expect(canvasElement.querySelector('td img, td script')).toBeNull();
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows.every((row) => row.getBoundingClientRect().height === 36)).toBe(true);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** All columns have room in the window of a small laptop. */
export const Narrow: Story = {
  parameters: {
    frame: { display: 'flex', flexDirection: 'column', height: '100vh', width: 696, padding: 0 },
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    const grid = canvas.getByRole('grid');
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.parentElement?.clientWidth ?? 0);
  },
};

const longMessage = `${'Items were added to the set, and their labels changed. '.repeat(4)}The end.`;

/** A message that is cut is read whole from the keyboard, too. */
export const LongMessage: Story = {
  args: { load: answer(historyEntries(3).map((entry) => ({ ...entry, message: longMessage }))) },
  play: async ({ canvas, userEvent }) => {
    const [message] = await canvas.findAllByText(longMessage);
    canvas.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{ArrowRight>5}');
    await expect(message?.closest('td')).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(/The end\.$/));
  },
};

/** Why a download failed is shown here: a notice would be beneath the modal. */
export const DownloadFailed: Story = {
  args: { downloadFailure: 'The history could not be downloaded. The server cannot be reached.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The history could not be downloaded. The server cannot be reached.',
    );
  },
};
