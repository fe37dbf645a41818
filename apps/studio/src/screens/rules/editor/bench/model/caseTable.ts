import type { ExpectedOutcome } from '@studio/api';
import { parseTsv } from '@studio/ui/internal';
import { expectationOf } from './expectation.ts';

export type Scalar = boolean | number | string | null;

/** A value of a case: one, or several of a field that repeats. */
export type CellValue = Scalar | readonly Scalar[];

/** Something of a text that no case has in the end. */
export interface LeftOut {
  /** `cell`: what has no heading; `value`: what is neither a text, a number, yes or no, nor a list of them; `expectation`: what is neither yes nor no;
   * `name`: what is too long for one; `column`: what is of the same use as another column before it. */
  readonly why: 'cell' | 'column' | 'expectation' | 'name' | 'value';
  /** The row of the table, from 1. */
  readonly row: number;
  /** The heading; empty for none. */
  readonly column: string;
  /** What it is, at most 60 characters. */
  readonly text: string;
}

/** A column of a table of cases. */
export interface CaseColumn {
  readonly heading: string;
  /** That JSON has it under `values`: it is a value, whatever it is called. */
  readonly isValue: boolean;
}

/** Rows that were pasted or read from a file: what is under each heading. */
export interface CaseTable {
  readonly columns: readonly CaseColumn[];
  readonly rows: readonly (readonly CellValue[])[];
  /** What JSON as it is exported expects of rules, row by row; empty for tables. */
  readonly expected: readonly (readonly ExpectedOutcome[])[];
  /** What of the text is in no row. */
  readonly leftOut: readonly LeftOut[];
}

/**
 * Reads cells of a spreadsheet, CSV with commas or semicolons, or a JSON list of objects. The first line holds the headings.
 * @returns null where the text is none of these, or has no rows
 */
export function readTable(given: string): CaseTable | null {
  const text = given.replace(/^\uFEFF/, '');
  const begin = text.trimStart();
  if (begin === '') return null;
  if (begin.startsWith('[') || begin.startsWith('{')) return readJson(text);
  const lines = parseLines(text, separatorOf(text)).filter((line) => line.some((cell) => cell !== ''));
  const [head, ...rows] = lines;
  if (head === undefined || rows.length === 0) return null;
  const columns = head.map((heading) => ({ heading: withoutGuard(heading.trim()), isValue: false }));
  const leftOut = rows.flatMap((row, index) =>
    row
      .slice(columns.length)
      .filter((cell) => cell !== '')
      .map((cell) => leave('cell', index + 1, '', cell)),
  );
  const cells = rows.map((row) => columns.map((_, index) => readCell(row[index] ?? '')));
  return { columns, rows: cells, expected: [], leftOut };
}

const longestExcerpt = 60;

/** Something that is left out. @param what a value of any kind */
export function leave(why: LeftOut['why'], row: number, column: string, what: unknown): LeftOut {
  const text = typeof what === 'string' ? what : JSON.stringify(what);
  return {
    why,
    row,
    column,
    text: text.length > longestExcerpt ? `${text.slice(0, longestExcerpt)}…` : text,
  };
}

/** A cell as a value: a list where it is written as one. */
function readCell(cell: string): CellValue {
  return readList(cell) ?? withoutGuard(cell);
}

/** A list of scalars, as JSON; null where the cell is none. */
function readList(cell: string): readonly Scalar[] | null {
  if (!cell.startsWith('[') || !cell.endsWith(']')) return null;
  const value = parseJson(cell);
  return isList(value) ? value : null;
}

/** The apostrophe that keeps a spreadsheet from taking a text for a formula, and this from taking one for a list, is no part of it. */
function withoutGuard(cell: string): string {
  return /^'+[=+\-@\t\r\n＝＋－＠[]/.test(cell) ? cell.slice(1) : cell;
}

/** A value as a cell that is read as the same one again, but for its type: numbers are texts that say the same. */
export function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return JSON.stringify(value);
  const text = String(value);
  const isGuarded = readList(text) !== null || withoutGuard(text) !== text;
  return isGuarded ? `'${text}` : text;
}

/** The separator by which most of the first lines have as many cells as the heading; tabs where several do. */
function separatorOf(text: string): string {
  const sample = text.slice(0, sampleSize);
  const marks = ['\t', ';', ','].map((separator) => {
    const [head = [], ...rows] = parseLines(sample, separator).slice(0, mostSampled);
    const whole = rows.filter((row) => row.length === head.length).length;
    return { separator, count: head.length, share: rows.length === 0 ? 0 : whole / rows.length };
  });
  const possible = marks.filter(({ count }) => count > 1);
  const best = possible.toSorted((one, other) => other.share - one.share || other.count - one.count);
  return best[0]?.separator ?? ',';
}

const sampleSize = 50_000;
const mostSampled = 50;

function parseLines(text: string, separator: string): readonly (readonly string[])[] {
  return separator === '\t'
    ? parseTsv(text).map((row) => row.map((cell) => cell.trim()))
    : parseCsv(text, separator);
}

/** RFC 4180. A cell without quotes has no blanks around it; one whose quotes do not end is taken as it is written. */
function parseCsv(text: string, separator: string): readonly (readonly string[])[] {
  const plain = new RegExp(`[^${separator}\\r\\n]*`, 'y');
  const quoted = /[ \t]*"((?:[^"]|"")*)"[ \t]*/y;
  const rows: string[][] = [[]];
  for (let at = 0; ; at += 1) {
    quoted.lastIndex = at;
    const [whole = '', content = ''] = quoted.exec(text) ?? [];
    const after = text[at + whole.length] ?? '';
    const isQuoted = whole !== '' && [separator, '\r', '\n', ''].includes(after);
    plain.lastIndex = at;
    const cell = isQuoted ? whole : (plain.exec(text)?.[0] ?? '');
    rows.at(-1)?.push(isQuoted ? content.replaceAll('""', '"') : cell.trim());
    at += cell.length;
    const end = text[at];
    if (end === undefined) return rows;
    if (end === separator) continue;
    if (end === '\r' && text[at + 1] === '\n') at += 1;
    rows.push([]);
  }
}

/** Reads objects of JSON into rows: what is under `values` has columns apart from what is beside it. */
class JsonRows {
  readonly columns: CaseColumn[] = [];
  readonly rows: CellValue[][] = [];
  readonly expected: ExpectedOutcome[][] = [];
  readonly leftOut: LeftOut[] = [];
  readonly #places = new Map<string, number>();
  #row: CellValue[] = [];

  add(object: Readonly<Record<string, unknown>>): void {
    this.#row = [];
    this.rows.push(this.#row);
    const { values, expected, ...rest } = object;
    this.expected.push(Array.isArray(expected) ? this.#readExpected(expected) : []);
    for (const [name, value] of Object.entries(rest)) this.#take(name, value, false);
    if (expected !== undefined && !Array.isArray(expected)) this.#take('expected', expected, false);
    if (isObject(values)) for (const [key, value] of Object.entries(values)) this.#take(key, value, true);
    else if (values !== undefined) this.#take('values', values, false);
  }

  #readExpected(list: readonly unknown[]): ExpectedOutcome[] {
    return list.flatMap((each) => {
      if (isExpected(each)) return [expectationOf(each.ruleId, each)];
      this.leftOut.push(leave('expectation', this.rows.length, 'expected', each));
      return [];
    });
  }

  #take(heading: string, value: unknown, isValue: boolean): void {
    if (isObject(value)) {
      for (const [name, each] of Object.entries(value)) this.#take(`${heading}.${name}`, each, isValue);
      return;
    }
    const place = this.#placeOf(heading, isValue);
    const isFree = this.#row[place] === undefined;
    if (isFree && (isScalar(value) || isList(value))) this.#row[place] = value;
    else this.leftOut.push(leave('value', this.rows.length, heading, value));
  }

  #placeOf(heading: string, isValue: boolean): number {
    const key = JSON.stringify([heading, isValue]);
    const place = this.#places.get(key) ?? this.columns.length;
    if (place === this.columns.length) this.columns.push({ heading, isValue });
    this.#places.set(key, place);
    return place;
  }
}

function readJson(text: string): CaseTable | null {
  const given = parseJson(text);
  const list: readonly unknown[] = Array.isArray(given) ? given : [given];
  if (list.length === 0 || !list.every(isObject)) return null;
  const read = new JsonRows();
  for (const object of list) read.add(object);
  const { columns, rows, expected, leftOut } = read;
  if (columns.length === 0) return null;
  return {
    columns,
    rows: rows.map((row) => columns.map((_, place) => row[place] ?? null)),
    ...{ expected, leftOut },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isExpected(value: unknown): value is ExpectedOutcome {
  if (!isObject(value) || typeof value['ruleId'] !== 'string' || typeof value['holds'] !== 'boolean')
    return false;
  const { actions = [] } = value;
  return Array.isArray(actions) && actions.every((action) => typeof action === 'string');
}

function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function isList(value: unknown): value is readonly Scalar[] {
  return Array.isArray(value) && value.every(isScalar);
}
