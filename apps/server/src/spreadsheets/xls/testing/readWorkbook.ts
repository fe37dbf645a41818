import { type CellObject, read } from '@e965/xlsx';

/** A sheet as a spreadsheet shows it; dates are numbers with the format that shows them. */
export interface ReadSheet {
  name: string;
  rows: (string | { number: number; format: string })[][];
}

/** The sheets of a file, as a reader sees them that knows nothing of ours. Throws when it finds none, or a cell that is of neither kind. */
export function readWorkbook(file: Buffer): ReadSheet[] {
  const workbook = read(file, { type: 'buffer', dense: true, cellNF: true, cellFormula: true });
  return workbook.SheetNames.map((name) => {
    const rows: CellObject[][] = workbook.Sheets[name]?.['!data'] ?? [];
    return { name, rows: rows.map((cells) => cells.map(contentOf)) };
  });
}

function contentOf({ v: value, z: format, f: formula }: CellObject): ReadSheet['rows'][number][number] {
  if (formula !== undefined) throw new Error(`A cell runs ${formula}.`);
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') throw new Error(`A cell holds ${typeof value}.`);
  return { number: value, format: String(format) };
}
