import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { BrowserGrid } from './BrowserGrid.tsx';
import { DataSetGrid } from './fixtures/DataSetGrid.tsx';
import code from './fixtures/DataSetGrid.tsx?raw';

/**
 * A list of one kind of object: sorted, linked and, when asked, selectable and arranged by the person. It fills a flex column
 * of a given height and scrolls inside, or grows with its rows. It loads nothing by itself: `useGridPages` feeds it from a
 * server, `useGridRows` with rows that are all here.
 */
const meta = {
  title: 'Widgets/BrowserGrid',
  component: BrowserGrid,
  render: (args) => <DataSetGrid {...args} />,
  parameters: {
    docs: { source: { code } },
    frame: { display: 'flex', height: '100vh', padding: 24 },
    layout: 'fullscreen',
    guide: {
      use: [
        'A long list of one kind of object, a page at a time, that is sorted, opened and selected by keyboard.',
        'Rows of a server: `useGridPages({ loadPage, itemsName })` asks for pages, aborts what is overtaken and keeps earlier rows.',
        'Rows that are all here, a million if need be: `useGridRows({ rows, columns, itemsName })` sorts them and draws those in sight.',
        'Columns that people arrange for themselves: `useGridLayout({ columns, onLayoutChange })`.',
        'Or the host loads by itself: give it rows, order and selection, and `isStale` while others are on their way.',
      ],
      avoid: ['A few rows to read: `Table`.', 'Cells to edit: `DataItemsEditor`, or fields.'],
      pattern: 'Grid',
      keys: {
        ArrowDown: 'the next row',
        ArrowUp: 'the previous row',
        ArrowRight: 'the next cell',
        ArrowLeft: 'the previous cell',
        Home: 'the first cell of the row',
        End: 'the last cell of the row',
        Enter: 'opens the row, or sorts by the head',
        Space: 'selects the row',
        'Shift+Space': 'selects the rows up to it',
        'Shift+ArrowDown': 'selects the next row as well',
        'Ctrl+A': 'selects the page, or every row of the filter',
        PageDown: 'as many rows down as are in sight',
        PageUp: 'as many rows up as are in sight',
        'Ctrl+Home': 'the first cell of the first row, or the first row where a row has the focus',
        'Ctrl+End': 'the last cell of the last row, or the last row where a row has the focus',
        'Ctrl+Enter': 'opens the row in a new tab',
        'Alt+ArrowRight': 'on a head: makes its column wider',
        'Alt+Shift+ArrowRight': 'on a head: moves its column',
        Escape: 'ends selecting',
      },
    },
  },
  args: { onNavigate: fn() },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof DataSetGrid>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const grid = canvas.getByRole('grid', { name: 'Data sets' });
    const getRow = (name: RegExp) => canvas.getByRole('row', { name });

    await step('it shows the length of the list, and the place of the page in it', async () => {
      await expect(grid).toHaveAttribute('aria-rowcount', '319');
      await expect(getRow(/^Account Status/)).toHaveAttribute('aria-rowindex', '2');
      await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 to 25 of 318 Data Sets');
    });

    await step('the name is a link, and a click on it or beside it follows it', async () => {
      const row = getRow(/^Building Occupancy/);
      const link = within(row).getByRole('link', { name: 'Building Occupancy' });
      await expect(link).toHaveAttribute('href', '#/dataSet/Building%20Occupancy');
      await userEvent.click(link);
      await userEvent.click(within(row).getByText('Priya Nair'));
      await expect(args.onNavigate).toHaveBeenCalledTimes(2);
      await expect(args.onNavigate).toHaveBeenLastCalledWith('#/dataSet/Building%20Occupancy');
    });

    await step('a head sorts by its column, and the other way round at the second press', async () => {
      const head = canvas.getByRole('columnheader', { name: 'Name' });
      await expect(head).toHaveAttribute('aria-sort', 'ascending');
      await userEvent.click(within(head).getByRole('button'));
      await expect(head).toHaveAttribute('aria-sort', 'descending');
      await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Watercraft – Payment Plan');
      const editedBy = canvas.getByRole('columnheader', { name: 'Last Edited By' });
      await userEvent.click(within(editedBy).getByRole('button'));
      await expect(editedBy).toHaveAttribute('aria-sort', 'ascending');
      await expect(head).not.toHaveAttribute('aria-sort');
    });

    await step('a column that cannot be sorted has no button', async () => {
      const description = canvas.getByRole('columnheader', { name: 'Description' });
      await expect(within(description).queryByRole('button')).toBeNull();
    });
  },
};

export const Playground: Story = {
  args: { total: 318, pageSize: 25, isSelecting: true },
};
