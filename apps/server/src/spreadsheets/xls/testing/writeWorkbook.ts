import { buffer } from 'node:stream/consumers';
import type { Cell } from '../Sheet.ts';
import { Workbook } from '../Workbook.ts';

/** The columns of a table of two. */
export const columns = [
  { header: 'When', width: 20 },
  { header: 'What', width: 40 },
];

/** The file of one table, written in slices of 1,000 rows. */
export async function writeWorkbook(rows: readonly Cell[][], of = columns): Promise<Buffer> {
  const workbook = await Workbook.open('Log', of);
  for (const [index, row] of rows.entries()) {
    workbook.addRow(row);
    if (index % 1000 === 7) await workbook.flush();
  }
  return buffer(await workbook.read());
}
