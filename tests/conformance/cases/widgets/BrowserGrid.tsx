import { BrowserGrid, clear, type GridColumn } from '@studio/widgets';
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
      sort={{ key: 'name', direction: 'asc' }}
      onSortChange={() => undefined}
      selection={clear()}
      emptyText="No data sets"
      totalRecords={2}
      countText="2 data sets"
      {...given}
    />
  ),
  root: 'browser-grid',
  parts: ['head-cell', 'page-checkbox', 'row', 'row-checkbox', 'row-name', 'row-link', 'footer', 'count'],
};
