import { SearchField } from '@studio/ui';
import {
  BrowserGrid,
  BulkHeader,
  clearSelection,
  countSelectedRows,
  type GridColumn,
  type GridSelection,
  selectAllOnFilter,
  useGridPages,
} from '@studio/widgets';
import { useState } from 'react';
import type { Claim } from '../claims.ts';
import { closeClaims, fetchClaims } from './claimsServer.ts';

const columns: readonly GridColumn<Claim>[] = [
  { key: 'number', header: 'Number', isSortable: true, render: ({ number }) => number },
  { key: 'reserve', header: 'Reserve', align: 'end', render: ({ reserve }) => reserve },
];

/** Open claims, of which several are closed at once. */
export function ClaimsList() {
  const [search, setSearch] = useState('');
  const [selection, setSelection] = useState<GridSelection | null>(clearSelection());
  const { feed, reload } = useGridPages<Claim>({
    itemsName: 'Open Claims',
    filterUri: search,
    defaultSort: { key: 'number', direction: 'asc' },
    loadPage: fetchClaims,
  });
  const close = async ({ signal }: { signal: AbortSignal }) => {
    if (selection) await closeClaims(selection, signal);
    setSelection(null);
    reload();
  };
  return (
    <>
      <h1>Open claims</h1>
      <SearchField label="Search claims" value={search} onValueChange={setSearch} />
      <BrowserGrid
        {...feed}
        label="Open claims"
        columns={columns}
        getRowId={({ id }) => id}
        emptyText="No open claims"
        {...{ selection, onSelectionChange: setSelection, onCancelSelection: () => setSelection(null) }}
        banner={
          selection && (
            <BulkHeader
              count={countSelectedRows(selection, feed.totalRecords)}
              total={feed.totalRecords}
              confirmLabel="Close claims"
              onSelectAll={() => setSelection(selectAllOnFilter())}
              onCancel={() => setSelection(null)}
              onConfirm={close}
            />
          )
        }
      />
    </>
  );
}
