import { readShownDay, toDay, toDayText } from '../../../../kernel/object/plain/days.ts';
import { blankValues, type RateField, type RateValues, rateFieldNames } from './RateRow.ts';

/** What is wrong with a cell that was pasted. */
export type PasteProblem =
  | { readonly kind: 'backwards' }
  | { readonly kind: 'missing' }
  /** The text names nothing that can be chosen, or is no day. */
  | { readonly kind: 'unknown'; readonly text: string };

/** A row that was pasted, as it will be. */
export interface PastedRate {
  /** Its line in what was pasted, from 1. */
  readonly line: number;
  readonly values: RateValues;
  readonly problems: Readonly<Partial<Record<RateField, PasteProblem>>>;
}

/** What was pasted, read. */
export interface PastedRates {
  /** The first line named the columns. */
  readonly hasHeader: boolean;
  readonly rows: readonly PastedRate[];
  /** Cells that no column was found for, in the fullest line. */
  readonly surplusColumns: number;
}

/** What can be chosen in a column, by codes and names. */
export interface Offered {
  readonly value: number | string;
  readonly label: string;
}

/** What cells are read with. */
export interface PasteContext {
  readonly state: readonly Offered[];
  readonly productTemplateShortName: readonly Offered[];
  readonly status: readonly Offered[];
  /** What columns are called, besides the names that everybody uses. */
  readonly headings: Readonly<Record<RateField, string>>;
}

/** What columns are called in spreadsheets, in small letters. */
const usual: Readonly<Record<RateField, readonly string[]>> = {
  state: ['location', 'state'],
  productTemplateShortName: ['product', 'product template', 'short name'],
  status: ['status', 'rate status'],
  effectiveDateRangeBegin: ['effective date', 'effective', 'begin', 'from', 'start date'],
  effectiveDateRangeEnd: ['expiration date', 'expiration', 'end', 'to', 'end date'],
};

/**
 * Reads cells that were copied from a spreadsheet. A first line that names two columns or more is a header, and says which column is
 * which; otherwise they are location, product, status and the two dates. Names and codes are understood, whatever their case; days as date
 * fields read them. Lines of nothing are left out.
 */
export function readPastedRates(cells: readonly (readonly string[])[], context: PasteContext): PastedRates {
  const header = readHeader(cells[0] ?? [], context);
  const columns: readonly (RateField | null)[] = header ?? rateFieldNames;
  const read = readersOf(context);
  const rows = cells.flatMap((line, index): PastedRate[] => {
    const isNothing = line.every((cell) => cell.trim() === '');
    return isNothing || (header !== null && index === 0) ? [] : [readLine(line, index + 1, columns, read)];
  });
  const widest = cells.reduce((most, line) => Math.max(most, line.length), 0);
  const named = columns.slice(0, widest).filter((name) => name !== null).length;
  return { hasHeader: header !== null, rows, surplusColumns: widest - named };
}

/** Which column is which by a line of headings; null for a line that is none. */
export function readHeader(
  line: readonly string[],
  { headings }: PasteContext,
): readonly (RateField | null)[] | null {
  const seen = new Set<RateField>();
  const columns = line.map((cell): RateField | null => {
    const text = fold(cell);
    const name = rateFieldNames.find(
      (each) => !seen.has(each) && (fold(headings[each]) === text || usual[each].includes(text)),
    );
    if (name !== undefined) seen.add(name);
    return name ?? null;
  });
  return seen.size < 2 ? null : columns;
}

/** Reads what a cell says; a text that is unknown may be kept as it is. */
export type Read = (text: string) => { readonly value: number | string | null; readonly isUnknown: boolean };

/** How the cells of each column are read. */
export function readersOf(context: PasteContext): Readonly<Record<RateField, Read>> {
  return {
    state: choiceReader(context.state),
    productTemplateShortName: choiceReader(context.productTemplateShortName),
    status: choiceReader(context.status),
    effectiveDateRangeBegin: readDay,
    effectiveDateRangeEnd: readDay,
  };
}

/** Codes come before names: what is the code of one may be the name of another. */
function choiceReader(offered: readonly Offered[]): Read {
  const byText = new Map<string, number | string>();
  for (const { value, label } of offered) if (!byText.has(fold(label))) byText.set(fold(label), value);
  for (const { value } of offered) byText.set(fold(String(value)), value);
  return (text) => {
    const value = byText.get(fold(text)) ?? null;
    return { value, isUnknown: value === null };
  };
}

/** A text that is no day is kept: it can be corrected in place. */
function readDay(text: string): { readonly value: string; readonly isUnknown: boolean } {
  const day = readShownDay(text);
  return day === null ? { value: text, isUnknown: true } : { value: toDayText(day), isUnknown: false };
}

function readLine(
  cells: readonly string[],
  line: number,
  columns: readonly (RateField | null)[],
  read: Readonly<Record<RateField, Read>>,
): PastedRate {
  const values: Record<string, number | string | null> = { ...blankValues };
  const problems: Partial<Record<RateField, PasteProblem>> = {};
  for (const name of rateFieldNames) {
    const at = columns.indexOf(name);
    const text = (at < 0 ? '' : (cells[at] ?? '')).trim();
    if (text === '') {
      problems[name] = { kind: 'missing' };
      continue;
    }
    const { value, isUnknown } = read[name](text);
    values[name] = value;
    if (isUnknown) problems[name] = { kind: 'unknown', text };
  }
  // Every name got a value of its own kind.
  const row = values as unknown as RateValues;
  const begin = toDay(row.effectiveDateRangeBegin);
  const end = toDay(row.effectiveDateRangeEnd);
  if (begin !== null && end !== null && begin > end) problems.effectiveDateRangeBegin = { kind: 'backwards' };
  return { line, values: row, problems };
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
