import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, SearchField } from '@studio/ui';
import { ActionBar, BrowserGrid, useGridRows } from '@studio/widgets';
import { useDeferredValue, useMemo, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { claimColumns, claims, getHref, getId } from './claims.tsx';
import { PatternHead, PatternPage } from './PatternPage.tsx';

/**
 * What every list of the console is: a title with what can be done, a search beside it, and rows that are sorted by their
 * heads. The count says how many there are on the filter, and an empty list says what to do.
 */
function List() {
  const [search, setSearch] = useState('');
  const text = useDeferredValue(search).toLowerCase();
  const rows = useMemo(() => claims.filter(({ insured }) => insured.toLowerCase().includes(text)), [text]);
  const feed = useGridRows({
    rows,
    columns: claimColumns,
    itemsName: 'Claims',
    defaultSort: { key: 'id', direction: 'asc' },
  });
  return (
    <PatternPage height={640}>
      <PatternHead title="Claims">
        <SearchField
          label="Search claims"
          placeholder="Search claims"
          value={search}
          onValueChange={setSearch}
        />
        <ActionBar actions={[{ name: 'new', label: 'New Claim', variant: 'primary' }]} />
      </PatternHead>
      <BrowserGrid
        {...feed}
        label="Claims"
        columns={claimColumns}
        getRowId={getId}
        getRowHref={getHref}
        emptyText="No matching claims"
        emptyAction={<Button onClick={() => setSearch('')}>Clear Search</Button>}
      />
    </PatternPage>
  );
}

const meta = {
  title: 'Patterns/A list',
  component: List,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: [
        'Many objects of one kind, that are looked for, opened and worked on.',
        'The row leads to its object: give `getRowHref`, so that it opens in a tab of its own too.',
        'The address holds search, order and page, so that reload, back and a pasted link give the same list.',
        'An empty list says why, and offers the way on.',
      ],
      avoid: [
        'A dozen rows without order or selection: `Table`.',
        'One of them is to be chosen for a form: `GridPicker`.',
        'Rows that are edited in their place: `DataItemsEditor` or `CriteriaTable`.',
      ],
      pattern: 'Grid',
      keys: {
        Tab: 'goes from the search to the actions, and into the grid',
        Arrows: 'go from cell to cell',
        Enter: 'opens the row, or sorts by the column',
      },
    },
  },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search claims' }), 'harbor');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('15'));
    await expect(canvas.queryByText(/North Mill/)).toBeNull();
  },
};

/** A search that finds nothing offers to take it back. */
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search claims' });
    await userEvent.type(search, 'nothing has this name');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear Search' }));
    await expect(search).toHaveValue('');
    await expect(await canvas.findByText('Harbor Street Bakery 1')).toBeVisible();
  },
};
