/** What a spreadsheet would take for a formula, wide forms included, or a way to smuggle one in. */
const risky = /^[=+\-@\t\r\n＝＋－＠]/;
const needsQuotes = /^\s|[",\r\n]|\s$/;
/** Everything that neither text files nor spreadsheets hold. */
const unusable = /[^\P{Cc}\t\r\n]/gu;

/** A byte order mark tells spreadsheets that the file is UTF-8. */
export const csvStart = '\uFEFF';

/** A line of a CSV file (RFC 4180), its end included. A cell that would run as a formula begins with an apostrophe. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const usable = text.toWellFormed().replaceAll(unusable, '\uFFFD');
  if (risky.test(usable)) return quoted(`'${usable}`);
  return needsQuotes.test(usable) ? quoted(usable) : usable;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
