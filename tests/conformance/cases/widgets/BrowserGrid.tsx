import { BrowserGrid, clearSelection, type GridColumn } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';

interface Row {
  name: string;
}

const columns: GridColumn<Row>[] = [
  { key: 'name', header: 'Name', isSortable: true, render: ({ name }) => name },
];

export const conformance: ConformanceCase = {
  name: 'BrowserGrid',
  render: (given) => (
    <BrowserGrid
      label="Data sets"
      columns={columns}
      rows={[{ name: 'Peril' }, { name: 'Roof' }]}
      getRowId={({ name }: Row) => name}
      getRowHref={({ name }: Row) => `#${name}`}
      onSortChange={() => undefined}
      defaultSort={{ key: 'name', direction: 'asc' }}
      defaultSelection={clearSelection()}
      emptyText="No data sets"
      totalRecords={2}
      countText="2 data sets"
      {...given}
    />
  ),
  root: 'browser-grid',
  held: [
    {
      prop: 'sort',
      defaultProp: 'defaultSort',
      callback: 'onSortChange',
      first: { key: 'name', direction: 'asc' },
      next: { key: 'name', direction: 'desc' },
      act: (root) => root.querySelector<HTMLElement>('[data-part="sort"]')?.click(),
      shown: (root) => root.querySelector('[aria-sort]')?.getAttribute('aria-sort'),
      shownFirst: 'ascending',
      shownNext: 'descending',
    },
    {
      prop: 'selection',
      defaultProp: 'defaultSelection',
      callback: 'onSelectionChange',
      first: clearSelection(),
      next: { mode: 'ids', ids: new Set(['Peril']) },
      act: (root) => root.querySelector<HTMLElement>('[data-part="row-select"]')?.click(),
      shown: (root) => root.querySelectorAll('[data-part="row"][aria-selected="true"]').length,
      shownFirst: 0,
      shownNext: 1,
    },
  ],
  parts: ['head-cell', 'page-checkbox', 'row', 'row-checkbox', 'row-name', 'row-link', 'footer', 'count'],
};
