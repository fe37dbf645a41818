import { describe, expect, test } from 'vitest';
import { mostRows } from './Sheet.ts';
import { readWorkbook } from './testing/readWorkbook.ts';
import { columns, writeWorkbook } from './testing/writeWorkbook.ts';
import { Workbook } from './Workbook.ts';

describe('a long Workbook', () => {
  test('a table that is longer than a sheet goes on in the next, under the same headers', async () => {
    const rows = Array.from({ length: mostRows + 1 }, (_, index) => [`${index % 100}`, 'x']);
    const sheets = readWorkbook(await writeWorkbook(rows));
    expect(sheets.map(({ name, rows: read }) => [name, read.length, read[0]])).toEqual([
      ['Log', mostRows, ['When', 'What']],
      ['Log 2', 3, ['When', 'What']],
    ]);
    expect(sheets[1]?.rows[1]).toEqual([`${(mostRows - 1) % 100}`, 'x']);
  }, 30_000);

  test('a file that needs more than one list of sectors comes back', async () => {
    const wide = Array.from({ length: 40 }, (_, index) => ({ header: `${index}`, width: 9 }));
    const rows = Array.from({ length: 13_000 }, (_, row) => wide.map((_column, at) => `${(row * at) % 89}`));
    const file = await writeWorkbook(rows, wide);
    expect(file.length).toBeGreaterThan(109 * 128 * 512);
    expect(readWorkbook(file)[0]?.rows.slice(1)).toEqual(rows);
  }, 60_000);

  test('a file of many texts is on the disk, not in memory', async () => {
    const start = process.memoryUsage().arrayBuffers;
    let most = 0;
    const look = () => {
      most = Math.max(most, process.memoryUsage().arrayBuffers - start);
    };
    const workbook = await Workbook.open('Log', columns);
    for (let row = 0; row < 50_000; row += 1) {
      workbook.addRow([`${row}`, `${row} ${'x'.repeat(3000)}`]);
      if (row % 1000 !== 0) continue;
      await workbook.flush();
      look();
    }
    let size = 0;
    for await (const some of await workbook.read()) {
      size += (some as Buffer).length;
      look();
    }
    expect(size).toBeGreaterThan(150_000_000);
    expect(most).toBeLessThan(size * 0.7);
  }, 60_000);
});
