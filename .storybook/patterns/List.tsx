import { Button, SearchField } from '@studio/ui';
import { ActionBar, BrowserGrid, useGridRows } from '@studio/widgets';
import { useDeferredValue, useMemo, useState } from 'react';
import { claimColumns, claims, getHref, getId } from './claims.tsx';
import { PatternHead, PatternPage } from './PatternPage.tsx';

/**
 * What every list of the console is: a title with what can be done, a search beside it, and rows that are sorted by their
 * heads. The count says how many there are on the filter, and an empty list says what to do.
 */
export function List({ defaultSearch = '' }: { defaultSearch?: string }) {
  const [search, setSearch] = useState(defaultSearch);
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
