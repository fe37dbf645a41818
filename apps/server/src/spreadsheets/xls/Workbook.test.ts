import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cell, mostRows } from './Sheet.ts';
import { readWorkbook } from './testing/readWorkbook.ts';
import { Workbook } from './Workbook.ts';

const columns = [
  { header: 'When', width: 20 },
  { header: 'What', width: 40 },
];

async function write(rows: readonly Cell[][], of = columns): Promise<Buffer> {
  const workbook = await Workbook.open('Log', of);
  for (const [index, row] of rows.entries()) {
    workbook.addRow(row);
    if (index % 1000 === 7) await workbook.flush();
  }
  return buffer(await workbook.read());
}

function textsOf(file: Buffer): unknown[] {
  return readWorkbook(file).flatMap(({ rows }) => rows.slice(1).map(([text]) => text));
}

describe('Workbook', () => {
  test('a sheet has its headers first, then the rows', async () => {
    const [sheet] = readWorkbook(
      await write([
        [new Date(0), 'Épopée'],
        [new Date('2026-11-20T18:00:00Z'), '漢字 😀'],
      ]),
    );
    const format = 'yyyy\\-mm\\-dd hh:mm:ss';
    expect(sheet).toEqual({
      name: 'Log',
      rows: [
        ['When', 'What'],
        [{ number: 25_569, format }, 'Épopée'],
        [{ number: 46_346.75, format }, '漢字 😀'],
      ],
    });
  });

  test('a table without rows still is a file that opens', async () => {
    expect(readWorkbook(await write([]))).toEqual([{ name: 'Log', rows: [['When', 'What']] }]);
  });

  test('a text is never a formula', async () => {
    expect(
      textsOf(
        await write([
          ['=1+1', ''],
          ['@SUM(A1)', ''],
        ]),
      ),
    ).toEqual(['=1+1', '@SUM(A1)']);
  });

  test('a table that is longer than a sheet goes on in the next, under the same headers', async () => {
    const rows = Array.from({ length: mostRows + 1 }, (_, index) => [`${index % 100}`, 'x']);
    const sheets = readWorkbook(await write(rows));
    expect(sheets.map(({ name, rows: read }) => [name, read.length, read[0]])).toEqual([
      ['Log', mostRows, ['When', 'What']],
      ['Log 2', 3, ['When', 'What']],
    ]);
    expect(sheets[1]?.rows[1]).toEqual([`${(mostRows - 1) % 100}`, 'x']);
  }, 30_000);

  test('a file that needs more than one list of sectors comes back', async () => {
    const wide = Array.from({ length: 40 }, (_, index) => ({ header: `${index}`, width: 9 }));
    const rows = Array.from({ length: 13_000 }, (_, row) => wide.map((_column, at) => `${(row * at) % 89}`));
    const file = await write(rows, wide);
    expect(file.length).toBeGreaterThan(109 * 128 * 512);
    expect(readWorkbook(file)[0]?.rows.slice(1)).toEqual(rows);
  }, 60_000);

  test('any texts come back, wherever a record ends', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.integer({ min: 0, max: 9000 }).map((length) => 'a'.repeat(length)),
      fc.integer({ min: 0, max: 9000 }).map((length) => '長'.repeat(length)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 12 }), async (texts) => {
        expect(textsOf(await write(texts.map((each) => [each, 'same'])))).toEqual(texts);
      }),
      { numRuns: 40 },
    );
  }, 30_000);

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
