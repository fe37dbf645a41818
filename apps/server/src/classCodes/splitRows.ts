import type { DecodedText } from '../exchange/decodeUtf8.ts';

/** A row of a sheet by the number of the line that it begins in, or why reading stops. */
export type Row =
  | { number: number; cells: string[] }
  | (Extract<DecodedText, { fault: string }> & { number: number | null });

/** More than any row of a table has, in UTF-16 code units. */
const longestRow = 100_000;

/** A cell, and where it ends: at its tab, its line end or the end of all. */
interface Reading {
  readonly text: string;
  readonly end: number;
}

/** The text ends before the reader knows. */
type Unfinished = 'unfinished';

/**
 * Reads tab-delimited text as spreadsheets write it, row by row as it comes: lines may end as on any system, also one otherwise than the
 * next, and a cell in quotation marks holds tabs, line ends and doubled quotation marks. Quotation marks that do not enclose a cell are
 * text. A cell comes as one line, without blanks around it. Rows are numbered by their first line, from 1. A fault is the last that comes.
 */
export async function* splitRows(source: AsyncIterable<DecodedText>): AsyncGenerator<Row> {
  let number = 1;
  let pending = '';
  for await (const part of source) {
    if ('fault' in part) return yield { ...part, number: part.isHere ? number + linesIn(pending) : null };
    pending += part.text;
    let start = 0;
    for (
      let row = readRow(pending, start, false);
      row !== 'unfinished';
      row = readRow(pending, start, false)
    ) {
      yield { number, cells: row.cells };
      number += linesIn(pending.slice(start, row.end));
      start = row.end;
    }
    pending = pending.slice(start);
    if (pending.length > longestRow) return yield { number, fault: 'the line does not end.', isHere: true };
  }
  for (let start = 0; start < pending.length; ) {
    const row = readRow(pending, start, true);
    if (row === 'unfinished') return;
    yield { number, cells: row.cells };
    number += linesIn(pending.slice(start, row.end));
    start = row.end;
  }
}

function linesIn(text: string): number {
  return text.match(/\r\n?|\n/g)?.length ?? 0;
}

/** @param isWhole whether nothing follows the text */
function readRow(
  text: string,
  start: number,
  isWhole: boolean,
): { cells: string[]; end: number } | Unfinished {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const cell = readCell(text, at, isWhole);
    if (cell === 'unfinished') return cell;
    cells.push(cell.text);
    const separator = text[cell.end];
    at = cell.end + 1;
    if (separator === '\t') continue;
    if (separator !== '\r') return { cells, end: Math.min(at, text.length) };
    // It may be half of a line's end.
    if (at === text.length && !isWhole) return 'unfinished';
    return { cells, end: text[at] === '\n' ? at + 1 : at };
  }
}

function readCell(text: string, start: number, isWhole: boolean): Reading | Unfinished {
  const first = firstBehindBlanks(text, start);
  const quoted = text[first] === '"' ? readQuoted(text, first) : null;
  if (quoted === 'unfinished' && !isWhole && text.length - first <= longestRow) return quoted;
  if (quoted !== null && quoted !== 'unfinished') {
    const isLast = quoted.end === text.length;
    return isLast && !isWhole ? 'unfinished' : quoted;
  }
  const end = endOfPlain(text, start);
  if (end === text.length && !isWhole) return 'unfinished';
  return { text: toLine(text.slice(start, end)), end };
}

/** A cell in quotation marks; null when these do not enclose it. */
function readQuoted(text: string, start: number): Reading | Unfinished | null {
  for (let at = start + 1; ; ) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return 'unfinished';
    if (text[quote + 1] === '"') {
      at = quote + 2;
      continue;
    }
    const end = firstBehindBlanks(text, quote + 1);
    if (end < text.length && !/[\t\r\n]/.test(text[end] ?? '')) return null;
    return { text: toLine(text.slice(start + 1, quote).replaceAll('""', '"')), end };
  }
}

function firstBehindBlanks(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ' || text[at] === '\u00A0') at += 1;
  return at;
}

function endOfPlain(text: string, start: number): number {
  let at = start;
  while (at < text.length && text[at] !== '\t' && text[at] !== '\r' && text[at] !== '\n') at += 1;
  return at;
}

/** Marks of direction and blanks of no width, which a cell holds by accident. */
const unseen =
  /[\u200b\u2060\ufeff]|^[\u200e\u200f\u202a-\u202e\u2066-\u2069]+|[\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/g;

/** As one line, without what cannot be seen and what makes a text of digits in a sheet (`'0111`, `="0111"`), as the console reads cells (`internal/tsv.ts` of the design system). */
function toLine(cell: string): string {
  return cell
    .replaceAll(/[\t ]*[\r\n\v\f\u0085\u2028\u2029]+[\t ]*/g, ' ')
    .replaceAll(/[\t\u00a0\u2007\u202f]/g, ' ')
    .replaceAll(unseen, '')
    .trim()
    .replace(/^="(?<text>[^"]*)"$/, '$<text>')
    .trim()
    .replace(/^'(?=[=+@-]?\d[\d.,-]*$)/, '')
    .trim();
}
