import {
  columnsOf,
  type FormulaCells,
  type FormulaColumn,
  type FormulaRow,
  type FormulaType,
  isBlank,
  newFormula,
} from './FormulaRow.ts';

type Rows = readonly FormulaRow[];

/** The rows with one cell changed; a row that is not among them, which is the blank one, is added. */
export function setCell(rows: Rows, row: FormulaRow, column: FormulaColumn, text: string): Rows {
  const next = { ...row, [column]: text };
  const isKnown = rows.some(({ key }) => key === row.key);
  return isKnown ? rows.map((each) => (each.key === row.key ? next : each)) : [...rows, next];
}

/** The rows without some of them. */
export function removeFormulas(rows: Rows, keys: ReadonlySet<string>): Rows {
  return rows.filter(({ key }) => !keys.has(key));
}

/** The rows with some of them one place up or down, in their order; those at an edge stay there. */
export function moveFormulas(rows: Rows, keys: ReadonlySet<string>, by: -1 | 1): Rows {
  const next = [...rows];
  const indexes = next.flatMap(({ key }, index) => (keys.has(key) ? [index] : []));
  const ordered = by === -1 ? indexes : indexes.toReversed();
  let hasMoved = false;
  for (const from of ordered) {
    const [row, other] = [next[from], next[from + by]];
    if (row === undefined || other === undefined || keys.has(other.key)) continue;
    next[from] = other;
    next[from + by] = row;
    hasMoved = true;
  }
  return hasMoved ? next : rows;
}

/** The rows with some of them, in their order, where another row is: behind it when they come from above, before it otherwise. */
export function dropFormulas(rows: Rows, keys: ReadonlySet<string>, target: string): Rows {
  const at = rows.findIndex(({ key }) => key === target);
  const first = rows.findIndex(({ key }) => keys.has(key));
  if (at < 0 || first < 0 || keys.has(target)) return rows;
  const others = rows.filter(({ key }) => !keys.has(key));
  const place = others.findIndex(({ key }) => key === target) + (first < at ? 1 : 0);
  const moved = rows.filter(({ key }) => keys.has(key));
  return [...others.slice(0, place), ...moved, ...others.slice(place)];
}

/** The rows with others after one of them, or at the end; blank ones at that place are replaced. */
export function insertFormulas(rows: Rows, after: string | null, added: Rows): Rows {
  const at = rows.findIndex(({ key }) => key === after);
  const end = at < 0 ? rows.length : at + 1;
  const isReplaced = at >= 0 && isBlank(rows[at] ?? newFormula('Discrete'));
  return [...rows.slice(0, isReplaced ? end - 1 : end), ...added, ...rows.slice(end)];
}

/** The keys from one row to another, both included; those of the first alone where the other is not there. */
export function keysBetween(rows: Rows, from: string, to: string): readonly string[] {
  const [start, end] = [from, to].map((wanted) => rows.findIndex(({ key }) => key === wanted));
  if (start === undefined || end === undefined || start < 0 || end < 0) return [from];
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1).map(({ key }) => key);
}

/**
 * The rows that cells of a spreadsheet are. Numbers lose the commas between their digits; other texts stay what they are, and are reported at their
 * cells. A first line of headings is left out, and so are lines without content.
 */
export function readPasted(cells: readonly (readonly string[])[], type: FormulaType): Rows {
  const columns = columnsOf[type];
  const read = cells.map((line) =>
    Object.fromEntries(columns.map((column, index) => [column, readCell(line[index] ?? '', column)])),
  ) as readonly Partial<FormulaCells>[];
  const hasHeadings = /\p{L}/u.test(read[0]?.score ?? '') && read.length > 1;
  return read
    .slice(hasHeadings ? 1 : 0)
    .map((line) => newFormula(type, line))
    .filter((row) => !isBlank(row));
}

function readCell(text: string, column: FormulaColumn): string {
  const trimmed = text.trim();
  if (column === 'value') return trimmed;
  // A spreadsheet writes a long minus, too.
  const number = trimmed.replace(/^\u2212/, '-');
  return /^-?\d{1,3}(,\d{3})+$/.test(number) ? number.replaceAll(',', '') : number;
}

/** What a refresh from the set of the field finds. */
export interface Refreshed {
  /** The rows, with one for each item that had none. */
  readonly rows: Rows;
  /** Those whose value is no item of the set. */
  readonly obsolete: ReadonlySet<string>;
}

/** Compares rows with the values of the field's data set. Items that have no row get one without a score. */
export function refreshFormulas(rows: Rows, values: readonly string[]): Refreshed {
  const known = new Set(rows.map(({ value }) => value.trim()));
  const items = new Set(values);
  const added = values.filter((value) => !known.has(value)).map((value) => newFormula('Discrete', { value }));
  const kept = rows.filter((row) => !isBlank(row));
  const obsolete = kept.filter(({ value }) => !items.has(value.trim())).map(({ key }) => key);
  return { rows: added.length === 0 ? rows : [...kept, ...added], obsolete: new Set(obsolete) };
}
