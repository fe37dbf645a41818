/** Whether a cell can show a character and a document hold it. */
function isPrintable(character: string): boolean {
  const code = character.charCodeAt(0);
  return code >= 0x20 && code !== 0x7f && code !== 0xfeff && code < 0xfffe;
}

/** Marks of direction and blanks of no width, which a cell holds by accident. */
const unseen =
  /[\u200b\u2060]|^[\u200e\u200f\u202a-\u202e\u2066-\u2069]+|[\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/g;

function toCell(text: string): string {
  const characters = text
    .replaceAll(/[\t ]*[\r\n\v\f\u0085\u2028\u2029]+[\t ]*/g, ' ')
    .replaceAll(/[\t\u00a0\u2007\u202f]/g, ' ')
    .split('');
  return withoutTextMark(characters.filter(isPrintable).join('').replaceAll(unseen, ''));
}

/** A cell without what makes a text of digits in a sheet: `'0111`, or `="0111"`. */
function withoutTextMark(cell: string): string {
  return cell
    .replace(/^\s*="(?<text>[^"]*)"\s*$/, '$<text>')
    .replace(/^(?<blanks>\s*)'(?=[=+@-]?\d[\d.,-]*\s*$)/, '$<blanks>');
}

interface Reading {
  readonly text: string;
  /** Behind the cell, at its tab, line end or the end of all. */
  readonly end: number;
}

/** Reads a cell in quotation marks; `undefined` when they are not closed before a tab, a line end or the end. */
function readQuoted(text: string, start: number): Reading | undefined {
  let content = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return undefined;
    content += text.slice(at, quote);
    const next = text[quote + 1];
    if (next !== '"') {
      return next === undefined || /[\t\r\n]/.test(next) ? { text: content, end: quote + 1 } : undefined;
    }
    content += '"';
    at = quote + 2;
  }
}

function readPlain(text: string, start: number): Reading {
  let end = start;
  while (end < text.length && text[end] !== '\t' && text[end] !== '\r' && text[end] !== '\n') end += 1;
  return { text: text.slice(start, end), end };
}

/**
 * Reads tab-separated text as spreadsheets put it on the clipboard: every kind of line end, cells in quotation
 * marks that hold tabs, line ends and doubled quotation marks. Quotation marks that do not enclose a cell are text. A
 * cell becomes one line: line ends, tabs and blanks that do not break are spaces, what cannot be shown is dropped, and so is what makes
 * a text of digits in a sheet (`'0111`, `="0111"`). Lines of nothing at the end are left out.
 */
export function parseTsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const cell = (text[at] === '"' ? readQuoted(text, at) : undefined) ?? readPlain(text, at);
    row.push(toCell(cell.text));
    const separator = text[cell.end];
    at = cell.end + (separator === '\r' && text[cell.end + 1] === '\n' ? 2 : 1);
    if (separator === '\t') continue;
    rows.push(row);
    row = [];
  }
  const last = rows.findLastIndex((cells) => cells.some((cell) => cell !== ''));
  return rows.slice(0, last + 1);
}

/** Writes tab-separated text that `parseTsv` and spreadsheets read. */
export function toTsv(rows: readonly (readonly string[])[]): string {
  const quote = (cell: string) => (/[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((row) => row.map(quote).join('\t')).join('\r\n');
}
