import { Table } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

const rows = [
  { id: 'b', name: 'Property' },
  { id: 'a', name: 'Auto' },
];
const columns = [
  {
    key: 'name',
    header: 'Name',
    render: ({ name }: { name: string }) => name,
    compare: (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name),
  },
];

export const conformance: ConformanceCase = {
  name: 'Table',
  render: (given) => (
    <Table label="Coverages" columns={columns} rows={rows} getRowId={({ id }) => id} {...given} />
  ),
  root: 'table',
  parts: ['caption', 'column-header', 'sort', 'row'],
  held: {
    prop: 'sort',
    defaultProp: 'defaultSort',
    callback: 'onSortChange',
    first: { key: 'name', direction: 'asc' },
    next: { key: 'name', direction: 'desc' },
    shownFirst: { key: 'name', direction: 'ascending' },
    shownNext: { key: 'name', direction: 'descending' },
    act: (root) => root.querySelector<HTMLElement>('[data-part="sort"]')?.click(),
    shown: (root) => ({
      key: root.querySelector<HTMLElement>('[aria-sort]')?.dataset['column'],
      direction: root.querySelector('[aria-sort]')?.getAttribute('aria-sort'),
    }),
  },
};
