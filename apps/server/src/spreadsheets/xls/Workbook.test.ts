import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cell, mostRows } from './Sheet.ts';
import { readWorkbook } from './testing/readWorkbook.ts';
import { Workbook } from './Workbook.ts';

const columns = [
  { header: 'When', width: 20 },
  { header: 'What', width: 40 },
];

function write(rows: readonly Cell[][]): Buffer {
  const workbook = new Workbook('Log', columns);
  for (const row of rows) workbook.addRow(row);
  return workbook.toBytes();
}

function textsOf(file: Buffer): unknown[] {
  return readWorkbook(file).flatMap(({ rows }) => rows.slice(1).map(([text]) => text));
}

describe('Workbook', () => {
  test('a sheet has its headers first, then the rows', () => {
    const [sheet] = readWorkbook(
      write([
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

  test('a table without rows still is a file that opens', () => {
    expect(readWorkbook(write([]))).toEqual([{ name: 'Log', rows: [['When', 'What']] }]);
  });

  test('a text is never a formula', () => {
    expect(
      textsOf(
        write([
          ['=1+1', ''],
          ['@SUM(A1)', ''],
        ]),
      ),
    ).toEqual(['=1+1', '@SUM(A1)']);
  });

  test('a table that is longer than a sheet goes on in the next, under the same headers', () => {
    const rows = Array.from({ length: mostRows + 1 }, (_, index) => [`${index % 100}`, 'x']);
    const sheets = readWorkbook(write(rows));
    expect(sheets.map(({ name, rows: read }) => [name, read.length, read[0]])).toEqual([
      ['Log', mostRows, ['When', 'What']],
      ['Log 2', 3, ['When', 'What']],
    ]);
    expect(sheets[1]?.rows[1]).toEqual([`${(mostRows - 1) % 100}`, 'x']);
  });

  test('a file that needs more than one list of sectors comes back', () => {
    const rows = Array.from({ length: 1200 }, (_, index) => [`${index} ${'長'.repeat(4000)}`, '']);
    const file = write(rows);
    expect(file.length).toBeGreaterThan(109 * 128 * 512);
    expect(textsOf(file)).toEqual(rows.map(([text]) => text));
  });

  test('any texts come back, wherever a record ends', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.integer({ min: 0, max: 9000 }).map((length) => 'a'.repeat(length)),
      fc.integer({ min: 0, max: 9000 }).map((length) => '長'.repeat(length)),
    );
    fc.assert(
      fc.property(fc.array(text, { maxLength: 12 }), (texts) => {
        expect(textsOf(write(texts.map((each) => [each, 'same'])))).toEqual(texts);
      }),
      { numRuns: 60 },
    );
  });
});
