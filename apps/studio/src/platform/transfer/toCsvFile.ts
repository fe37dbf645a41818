/** Rows of cells as a CSV file (RFC 4180, UTF-8 with a byte order mark). */
export function toCsvFile(rows: readonly (readonly string[])[]): Blob {
  const text = rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
}

const number = /^[-+]?(?:\d+\.?\d*|\.\d+)$/;

/** A cell that a spreadsheet would take for a formula begins with an apostrophe. */
function toCell(text: string): string {
  const isFormula = /^[=+\-@\t\r\n＝＋－＠]/.test(text) && !number.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
