/** Whether a cell can show a character and a document hold it. */
function isPrintable(character: string): boolean {
  const code = character.charCodeAt(0);
  return code >= 0x20 && code !== 0x7f && code !== 0xfeff && code < 0xfffe;
}

function toCell(text: string): string {
  const characters = text
    .replaceAll(/[\t ]*[\r\n\u2028\u2029]+[\t ]*/g, ' ')
    .replaceAll('\t', ' ')
    .split('');
  return characters.filter(isPrintable).join('');
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
 * cell becomes one line: line ends and tabs inside are spaces, characters that cannot be shown are dropped. Lines of
 * nothing at the end are left out.
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
