/** The cells of a tab-delimited line, trimmed. Quotes that a spreadsheet puts around a cell are taken off. */
export function splitCells(line: string): string[] {
  return line.split('\t').map((cell) => unquoted(cell.trim()));
}

function unquoted(cell: string): string {
  if (!/^".*"$/.test(cell) || cell.length < 2) return cell;
  const inner = cell.slice(1, -1);
  const isQuoted = !inner.replaceAll('""', '').includes('"');
  return isQuoted ? inner.replaceAll('""', '"').trim() : cell;
}
