import { Badge, Pagination, SearchField, type Sort } from '@studio/ui';
import {
  ActionBar,
  BrowserGrid,
  BulkHeader,
  countSelectedRows,
  type GridColumn,
  type GridSelection,
  NotImplementedDialog,
} from '@studio/widgets';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { type Claim, claims } from '../claims.ts';
import { renderWouterLink } from '../renderWouterLink.tsx';

const pageSize = 25;

const columns: GridColumn<Claim>[] = [
  { key: 'number', header: 'Number', isSortable: true, render: (claim) => claim.number },
  { key: 'insured', header: 'Insured', width: 'minmax(12rem, 2fr)', render: (claim) => claim.insured },
  {
    key: 'status',
    header: 'Status',
    render: (claim) => <Badge tone={claim.status === 'open' ? 'accent' : 'neutral'}>{claim.status}</Badge>,
  },
  { key: 'reserve', header: 'Reserve', align: 'end', isTabular: true, render: (claim) => claim.reserve },
];

export function ClaimsPage() {
  const [, navigate] = useLocation();
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort>({ key: 'number', direction: 'asc' });
  const [page, setPage] = useState(1);
  const [selection, setSelection] = useState<GridSelection | null>(null);
  const [closed, setClosed] = useState(0);
  const [unknown, setUnknown] = useState<string | null>(null);

  const found = claims.filter(({ insured }) => insured.toLowerCase().includes(search.toLowerCase()));
  const sorted = found.toSorted(
    (a, b) => a.number.localeCompare(b.number) * (sort.direction === 'asc' ? 1 : -1),
  );
  const rows = sorted.slice((page - 1) * pageSize, page * pageSize);

  return (
    <>
      <h1>Claims</h1>
      <output aria-label="Closed claims">{closed}</output>
      <SearchField label="Search claims" value={search} onValueChange={setSearch} />
      <ActionBar
        actions={[
          { name: 'New', label: 'New Claim', onRun: () => navigate('/fields') },
          {
            name: 'Close',
            label: 'Close Claims',
            onRun: () => setSelection({ mode: 'ids', ids: new Set() }),
          },
          { name: 'Audit', label: 'Audit', onRun: () => setUnknown('Audit') },
        ]}
      />
      {selection && (
        <BulkHeader
          count={countSelectedRows(selection, found.length)}
          total={found.length}
          confirmLabel="Close claims"
          onCancel={() => setSelection(null)}
          onConfirm={() => {
            setClosed(countSelectedRows(selection, found.length));
            setSelection(null);
          }}
        />
      )}
      <BrowserGrid
        label="Claims"
        columns={columns}
        rows={rows}
        getRowId={(claim) => claim.id}
        getRowHref={(claim) => `/claims/${claim.id}`}
        renderLink={renderWouterLink}
        sort={sort}
        onSortChange={setSort}
        selection={selection}
        onSelectionChange={setSelection}
        totalRecords={found.length}
        countText={`${found.length} claims`}
        emptyText="No matching claims"
        footer={
          <Pagination
            page={page}
            pageCount={Math.max(1, Math.ceil(found.length / pageSize))}
            onPageChange={setPage}
          />
        }
      />
      <NotImplementedDialog actionName={unknown} onOpenChange={() => setUnknown(null)} />
    </>
  );
}
