import type { GridColumn, GridSortValue } from '../types.ts';

/** Reads what a row is sorted by. */
export type SortReader<Row> = (row: Row) => GridSortValue;

const place = { tabIndex: -1 } as const;

/** How to read what a column sorts by: its `sortValue`, its `getText`, a text it renders, or the property of its key. */
export function getSortReader<Row>(column: GridColumn<Row>): SortReader<Row> {
  const { key, sortValue, getText, render } = column;
  if (sortValue) return sortValue;
  if (getText) return getText;
  return (row) => {
    const own = (row as Readonly<Record<string, unknown>>)[key];
    if (isSortValue(own)) return own;
    const drawn = render(row, place);
    return typeof drawn === 'string' || typeof drawn === 'number' ? drawn : null;
  };
}

function isSortValue(value: unknown): value is Exclude<GridSortValue, null | undefined> {
  if (typeof value === 'string' || typeof value === 'number') return true;
  return typeof value === 'bigint' || typeof value === 'boolean' || value instanceof Date;
}
