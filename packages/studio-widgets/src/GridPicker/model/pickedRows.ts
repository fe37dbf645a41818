import { clearSelection, countSelectedRows } from '../../BrowserGrid/model/selection.ts';
import type { GridSelection } from '../../BrowserGrid/types.ts';
import type { GridPickerChoice, GridPickerItems } from '../types.ts';

/** What is selected, with the rows that were selected one by one: they may be on pages no longer shown. */
export interface PickedRows<Row> {
  readonly selection: GridSelection;
  /** By id, in the order of being picked; empty while everything on the filter is selected. */
  readonly rows: ReadonlyMap<string, Row>;
}

/** Nothing is selected. */
export function pickNothing<Row>(): PickedRows<Row> {
  return { selection: clearSelection(), rows: new Map<string, Row>() };
}

/** Follows a selection of the grid. Rows that are selected now are taken from the page or are known from before. */
export function pickRows<Row>(
  before: PickedRows<Row>,
  selection: GridSelection,
  page: readonly Row[],
  getRowId: (row: Row) => string,
): PickedRows<Row> {
  if (selection.mode === 'all') return { selection, rows: new Map() };
  const known = new Map([...before.rows, ...page.map((row) => [getRowId(row), row] as const)]);
  const rows = new Map<string, Row>();
  for (const id of selection.ids) {
    const row = known.get(id);
    if (row !== undefined) rows.set(id, row);
  }
  return { selection: { mode: 'ids', ids: new Set(rows.keys()) }, rows };
}

/** Another filter: what was selected one by one stays, everything on the earlier filter does not. */
export function changeFilter<Row>(picked: PickedRows<Row>): PickedRows<Row> {
  return picked.selection.mode === 'all' ? pickNothing() : picked;
}

/** What is picked, as it is given back. */
export function toChoice<Row, Context>(
  { selection, rows }: PickedRows<Row>,
  about: { action: string; context: Context; filterUri: string; total: number },
): GridPickerChoice<Row, Context> {
  const { action, context, filterUri, total } = about;
  const items: GridPickerItems<Row> =
    selection.mode === 'ids'
      ? { mode: 'items', items: [...rows.values()] }
      : { mode: 'all', excludedIds: [...selection.excludedIds], filterUri };
  return { ...items, action, context, count: countSelectedRows(selection, total) };
}
