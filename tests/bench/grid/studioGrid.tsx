import { GlobalStyles } from '@studio/ui';
import { BrowserGrid, clearSelection, type GridColumn, useGridLayout, useGridRows } from '@studio/widgets';
import { useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { press } from '../page/gestures.ts';
import type { BenchColumn, BenchRow, GridContender } from './GridContender.ts';

interface PageProps {
  readonly rows: readonly BenchRow[];
  readonly columns: readonly BenchColumn[];
}

const getId = (row: BenchRow) => String(row.id);
const getName = (row: BenchRow) => row.name;
const getHref = (row: BenchRow) => `#/rows/${row.id}`;
const nothing = clearSelection();

function toColumn({ key, label, width }: BenchColumn): GridColumn<BenchRow> {
  return { key, header: label, width: `${width}px`, isSortable: true, render: (row) => row[key] };
}

/** A grid as a team would use it, with every feature on: rows that are links, sorting, selecting, arranging columns. */
function Page({ rows, columns: given }: PageProps) {
  const columns = useMemo(() => given.map(toColumn), [given]);
  const feed = useGridRows({ rows, columns, itemsName: 'Rows' });
  const arrangement = useGridLayout({ columns });
  return (
    <div style={{ display: 'flex', height: 760 }}>
      <BrowserGrid
        {...feed}
        label="Rows"
        columns={columns}
        getRowId={getId}
        getRowLabel={getName}
        getRowHref={getHref}
        onOpenRow={() => undefined}
        emptyText="No matching rows"
        defaultSelection={nothing}
        onSelectionChange={() => undefined}
        arrangement={arrangement}
      />
    </div>
  );
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const row = (index: number) => find(`[data-row="${index}"]`);
const box = (selector: string) => find(selector) as HTMLInputElement | null;
const all = '[data-part="all-select"]';

createRoot(document.body.appendChild(document.createElement('div'))).render(<GlobalStyles />);

/** The grid, driven by events on its own elements and read from its own document. */
export const studioGrid: GridContender = {
  mount: (root, rows, columns) => createRoot(root).render(<Page rows={rows} columns={columns} />),
  scroller: () => find('[data-part="scroller"]'),
  name: (index) => row(index)?.querySelector('[data-column="2"]')?.textContent,
  sort: () => press(find('[data-key="name"] button')),
  toggle: (index) => press(row(index)?.querySelector('input') ?? null),
  selected: (index) => row(index)?.getAttribute('aria-selected') === 'true',
  selectAll: () => press(find(all)),
  allSelected: () => box(all)?.checked === true,
};
