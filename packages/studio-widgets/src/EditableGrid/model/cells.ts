import type { CellKind, EditableColumn, EditableGridChange, RefusedCell } from '../types.ts';
import type { GridPlace } from './moveInGrid.ts';

/** What a cell shows of its content. */
export function shownText<Row>({ format }: Pick<CellKind<Row>, 'format'>, text: string): string {
  return text === '' || format === undefined ? text : format(text);
}

/** What is copied of a content: what the cell shows, where that is pasted as the same content. */
function copiedText<Row>(cell: CellKind<Row>, text: string): string {
  if (text === '') return '';
  const shown = shownText(cell, text);
  const pasted = cell.read === undefined ? shown : cell.read(shown);
  return pasted === text ? shown : (cell.plain?.(text) ?? text);
}

/** A rectangle of cells; ends included. */
export interface CellRange {
  readonly from: GridPlace;
  readonly to: GridPlace;
}

/** The rectangle that two cells span. */
export function rangeOf(a: GridPlace, b: GridPlace): CellRange {
  return {
    from: { row: Math.min(a.row, b.row), column: Math.min(a.column, b.column) },
    to: { row: Math.max(a.row, b.row), column: Math.max(a.column, b.column) },
  };
}

/** The cells of a range as they are copied. Rows and columns that are not there are left out. */
export function textsIn<Row>(
  rows: readonly Row[],
  columns: readonly EditableColumn<Row>[],
  { from, to }: CellRange,
): string[][] {
  return rows
    .slice(Math.max(0, from.row), to.row + 1)
    .map((row) =>
      columns.slice(from.column, to.column + 1).map(({ cell, getText }) => copiedText(cell, getText(row))),
    );
}

/** What is written into a cell, and where. */
export interface CellText {
  readonly place: GridPlace;
  readonly text: string;
}

/** Where the texts of a table go that is pasted at a range. One text fills the whole range; a table goes right and down from its first cell. */
export function placePasted(table: readonly (readonly string[])[], { from, to }: CellRange): CellText[] {
  const [first = []] = table;
  const isOne = table.length === 1 && first.length === 1;
  const height = isOne ? to.row - from.row + 1 : table.length;
  const width = to.column - from.column + 1;
  return Array.from({ length: height }, (_, row) => {
    const texts = isOne ? Array.from({ length: width }, () => first[0] ?? '') : (table[row] ?? []);
    return texts.map((text, column) => ({
      place: { row: from.row + row, column: from.column + column },
      text,
    }));
  }).flat();
}

/** What writing texts into cells comes to. */
export interface Written<Row> {
  /** Null when nothing changes. */
  readonly change: Extract<EditableGridChange<Row>, { readonly kind: 'edit' }> | null;
  /** Cells that took a text. */
  readonly count: number;
  readonly leftOut: number;
  /** Those of the cells left out whose kinds cannot read their texts. */
  readonly refused: readonly RefusedCell[];
}

interface WriteOptions<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly EditableColumn<Row>[];
  /** Makes the rows behind the last one; undefined where there can be none. */
  readonly createRow: (() => Row) | undefined;
  readonly isLocked: (row: Row, column: string) => boolean;
  /** The texts are pasted: their kinds read them. Default: they are contents. */
  readonly arePasted?: boolean | undefined;
}

function readPasted<Row>({ cell: { read } }: EditableColumn<Row>, text: string): string | undefined {
  return read === undefined ? text : read(text);
}

/** Writes texts into cells, as one step. Cells that are locked or outside of the grid, and texts that their kinds cannot read, are left out. */
export function writeCells<Row>(
  texts: readonly CellText[],
  { rows, columns, createRow, isLocked, arePasted = false }: WriteOptions<Row>,
): Written<Row> {
  const edited = new Map<number, Row>();
  const made = new Map<number, Row>();
  const refused: RefusedCell[] = [];
  let count = 0;
  for (const { place, text: given } of texts) {
    const column = columns[place.column];
    if (column === undefined) continue;
    const text = arePasted ? readPasted(column, given) : given;
    if (text === undefined) {
      refused.push({ row: place.row + 1, column: column.key, text: given });
      continue;
    }
    const row = edited.get(place.row) ?? rows[place.row] ?? made.get(place.row) ?? createRow?.();
    if (row === undefined) continue;
    if (place.row >= rows.length) made.set(place.row, row);
    if (isLocked(row, column.key)) continue;
    count += 1;
    if (column.getText(row) !== text) edited.set(place.row, column.setText(row, text));
  }
  const places = [...edited].toSorted(([a], [b]) => a - b);
  const columnsHit = new Set(texts.map(({ place }) => place.column));
  const [only = -1] = columnsHit;
  const isOneCell = columnsHit.size === 1 && edited.size === 1;
  const change = {
    ...({ kind: 'edit', isTyped: false } as const),
    column: (isOneCell ? columns[only]?.key : undefined) ?? null,
    rows: places.flatMap(([at, row]) => (at < rows.length ? [row] : [])),
    added: places.flatMap(([at, row]) => (at < rows.length ? [] : [row])),
  };
  return { change: edited.size === 0 ? null : change, count, leftOut: texts.length - count, refused };
}

/** The rows after a change; the same list when nothing changes. */
export function applyGridChange<Row>(
  rows: readonly Row[],
  change: EditableGridChange<Row>,
  getRowKey: (row: Row) => string,
): readonly Row[] {
  if (change.kind === 'edit') {
    const [only] = change.rows;
    if (only !== undefined && change.rows.length === 1 && change.added.length === 0) {
      // A key in a cell: the rows are searched only up to its own.
      const key = getRowKey(only);
      const index = rows.findIndex((row) => getRowKey(row) === key);
      return index < 0 ? rows : rows.with(index, only);
    }
    const next = new Map(change.rows.map((row) => [getRowKey(row), row]));
    return [...rows.map((row) => next.get(getRowKey(row)) ?? row), ...change.added];
  }
  const from = rows.findIndex((row) => getRowKey(row) === change.rowKey);
  const row = rows[from];
  if (row === undefined) return rows;
  const others = rows.toSpliced(from, 1);
  if (change.kind === 'remove') return others;
  const at = others.findIndex((other) => getRowKey(other) === change.before);
  if (change.before === change.rowKey || at === from || (at < 0 && from === rows.length - 1)) return rows;
  return at < 0 ? [...others, row] : others.toSpliced(at, 0, row);
}

/** The next cell with a fault, in reading order behind a place; from the last one on to the first again. Undefined when there is none. */
export function nextFaultIn<Row>(
  rows: readonly Row[],
  columns: readonly EditableColumn<Row>[],
  faultOf: (row: Row, column: EditableColumn<Row>) => string | undefined,
  from: GridPlace,
): GridPlace | undefined {
  const width = columns.length;
  const size = rows.length * width;
  const start = Math.max(-1, from.row * width + Math.min(from.column, width - 1));
  for (let step = 1; step <= size; step += 1) {
    const index = (start + step) % size;
    const [row, column] = [rows[Math.floor(index / width)], columns[index % width]];
    if (row !== undefined && column !== undefined && faultOf(row, column) !== undefined)
      return { row: Math.floor(index / width), column: index % width };
  }
  return undefined;
}
