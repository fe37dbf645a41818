import type { ExpectedOutcome, KeptCase } from '@studio/api';
import { parseTsv } from '@studio/ui/internal';
import { sayCaseValue } from './outcomes.ts';

type Scalar = boolean | number | string | null;

/** Rows that were pasted or read from a file: what is under each heading. */
export interface CaseTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (Scalar | readonly Scalar[])[])[];
  /** What JSON as it is exported expects of rules, row by row; empty for tables. */
  readonly expected: readonly (readonly ExpectedOutcome[])[];
}

/** What a column is taken as: a value under a key, the name of the case, what is expected, or nothing. */
export type ColumnUse =
  | { readonly as: 'expected' | 'name' | 'nothing' }
  | { readonly as: 'value'; readonly key: string };

/** A case as it would be kept. */
export interface ReadCase {
  readonly name: string;
  readonly values: Readonly<Record<string, Scalar | readonly Scalar[]>>;
  /** Null where nothing is expected. */
  readonly holds: boolean | null;
  /** What else is expected, rule by rule. */
  readonly expected: readonly ExpectedOutcome[];
}

/**
 * Reads cells of a spreadsheet, CSV with commas or semicolons, or a JSON list of objects. The first line holds the headings.
 * @returns null where the text is none of these, or has no rows
 */
export function readTable(given: string): CaseTable | null {
  const text = given.replace(/^\uFEFF/, '').trim();
  if (text === '') return null;
  if (text.startsWith('[') || text.startsWith('{')) return readJson(text);
  const lines = text.includes('\t') ? parseTsv(text) : parseCsv(text);
  const [head, ...rows] = lines.filter((line) => line.some((cell) => cell.trim() !== ''));
  if (head === undefined || rows.length === 0) return null;
  const columns = head.map((name) => name.trim());
  const cells = rows.map((row) => columns.map((_, index) => withoutGuard(row[index]?.trim() ?? '')));
  return { columns, rows: cells, expected: [] };
}

/** The apostrophe that keeps a spreadsheet from taking a text for a formula is no part of it. */
function withoutGuard(cell: string): string {
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell;
}

function readJson(text: string): CaseTable | null {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return null;
  }
  const list: readonly unknown[] = Array.isArray(given) ? given : [given];
  const objects = list.map(flat);
  if (objects.length === 0 || objects.some((each) => each === null)) return null;
  const known = objects as readonly Readonly<Record<string, Scalar | readonly Scalar[]>>[];
  const columns = [...new Set(known.flatMap((each) => Object.keys(each)))];
  if (columns.length === 0) return null;
  return {
    columns,
    rows: known.map((each) => columns.map((name) => each[name] ?? null)),
    expected: list.map(expectedIn),
  };
}

function expectedIn(value: unknown): readonly ExpectedOutcome[] {
  const { expected } = value as { readonly expected?: unknown };
  return (Array.isArray(expected) ? (expected as readonly unknown[]) : []).flatMap((each) => {
    const { ruleId, holds } = (each ?? {}) as Readonly<Record<string, unknown>>;
    return typeof ruleId === 'string' && typeof holds === 'boolean' ? [{ ruleId, holds }] : [];
  });
}

/** One level: what is under `values` is a value of the case, as in what the server keeps. */
function flat(value: unknown): Record<string, Scalar | readonly Scalar[]> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value).flatMap(([name, each]) => {
    // What is expected of rules is no value.
    if (name === 'expected' && Array.isArray(each)) return [];
    if (name === 'values' && typeof each === 'object' && each !== null) return Object.entries(each);
    return [[name, each] as const];
  });
  const scalars = entries.filter(
    ([, each]) => isScalar(each) || (Array.isArray(each) && each.every(isScalar)),
  );
  return Object.fromEntries(scalars) as Record<string, Scalar | readonly Scalar[]>;
}

function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** RFC 4180, with the separator that the first line has more of. */
function parseCsv(text: string): readonly (readonly string[])[] {
  const [head = ''] = text.split(/\r\n?|\n/, 1);
  const separator = head.split(';').length > head.split(',').length ? ';' : ',';
  const rows: string[][] = [[]];
  const cell = /("(?:[^"]|"")*"|[^\r\n,;]*|[,;])(\r\n?|\n|[,;]|$)/y;
  let pending = '';
  for (let at = 0; at <= text.length; ) {
    cell.lastIndex = at;
    const [whole = '', content = '', end = ''] = cell.exec(text) ?? [];
    at += Math.max(whole.length, 1);
    const isQuoted = content.startsWith('"') && content.endsWith('"') && content.length > 1;
    pending += isQuoted ? content.slice(1, -1).replaceAll('""', '"') : content;
    // The other of the two is part of the text.
    if (end !== '' && end !== separator && !/[\r\n]/.test(end)) {
      pending += end;
      continue;
    }
    rows.at(-1)?.push(pending);
    pending = '';
    if (/[\r\n]/.test(end)) rows.push([]);
    if (end === '') break;
  }
  return rows;
}

const names = new Set(['name', 'case', 'title']);
const expectations = new Set(['expected', 'expect', 'holds', 'outcome', 'result']);
const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** What each column is taken as, unless somebody says otherwise: by its heading, or by the end of a key of the rule. */
export function guessUses(columns: readonly string[], keys: readonly string[]): readonly ColumnUse[] {
  return columns.map((column) => {
    const word = plain(column);
    if (names.has(word)) return { as: 'name' };
    if (expectations.has(word)) return { as: 'expected' };
    if (word === '' || word === 'id' || word === 'version') return { as: 'nothing' };
    const exact = keys.find((key) => key === column || plain(key) === word);
    const short = keys.find((key) => plain(key.split(/::|\./).at(-1) ?? '') === word);
    return { as: 'value', key: exact ?? short ?? column };
  });
}

const yes = new Set(['true', 'yes', 'y', 'holds', '1', 'x']);
const no = new Set(['false', 'no', 'n', 'does not hold', 'no action', '0']);

/** The cases that a table comes to. Empty cells are skipped. @param nameOf names a case that has none, by its row from 1 */
export function toCases(
  { rows, expected }: CaseTable,
  uses: readonly ColumnUse[],
  nameOf: (row: number) => string,
): readonly ReadCase[] {
  return rows.map((row, index) => {
    let name = '';
    let holds: boolean | null = null;
    const values: Record<string, Scalar | readonly Scalar[]> = {};
    for (const [place, use] of uses.entries()) {
      const cell = row[place] ?? null;
      if (cell === null || cell === '') continue;
      if (use.as === 'name') name = String(cell).slice(0, 255);
      if (use.as === 'expected') holds = readExpectation(String(cell));
      if (use.as === 'value') values[use.key] = cell;
    }
    return { name: name || nameOf(index + 1), values, holds, expected: expected[index] ?? [] };
  });
}

function readExpectation(cell: string): boolean | null {
  const word = cell.trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}

/** Cases as JSON that is imported again with all that is expected of rules. Ids and versions are those of their set. */
export function casesToJson(cases: readonly KeptCase[]): string {
  return `${JSON.stringify(
    cases.map(({ name, values, expected }) => ({ name, values, expected })),
    null,
    2,
  )}\n`;
}

/** Cases as rows of cells below their headings, with what is expected of one rule, or of none. Lists are one cell. */
export function casesToRows(
  cases: readonly KeptCase[],
  ruleId: string | null,
  headings: { readonly name: string; readonly expected: string; readonly yes: string; readonly no: string },
): readonly (readonly string[])[] {
  const keys = [...new Set(cases.flatMap(({ values }) => Object.keys(values)))];
  const rows = cases.map(({ name, values, expected }) => {
    const holds = expected.find((each) => each.ruleId === ruleId)?.holds;
    const words = holds ? headings.yes : headings.no;
    const own = [name, ...keys.map((key) => sayCaseValue(values[key]))];
    return ruleId === null ? own : [...own, holds === undefined ? '' : words];
  });
  const columns = [headings.name, ...keys];
  return [ruleId === null ? columns : [...columns, headings.expected], ...rows];
}
