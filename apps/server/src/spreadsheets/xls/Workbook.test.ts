import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWorkbook } from './testing/readWorkbook.ts';
import { writeWorkbook } from './testing/writeWorkbook.ts';

function textsOf(file: Buffer): unknown[] {
  return readWorkbook(file).flatMap(({ rows }) => rows.slice(1).map(([text]) => text));
}

describe('Workbook', () => {
  test('a sheet has its headers first, then the rows', async () => {
    const [sheet] = readWorkbook(
      await writeWorkbook([
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
    expect(readWorkbook(await writeWorkbook([]))).toEqual([{ name: 'Log', rows: [['When', 'What']] }]);
  });

  test('a text is never a formula', async () => {
    expect(
      textsOf(
        await writeWorkbook([
          ['=1+1', ''],
          ['@SUM(A1)', ''],
        ]),
      ),
    ).toEqual(['=1+1', '@SUM(A1)']);
  });

  test('any texts come back, wherever a record ends', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.integer({ min: 0, max: 9000 }).map((length) => 'a'.repeat(length)),
      fc.integer({ min: 0, max: 9000 }).map((length) => '長'.repeat(length)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 12 }), async (texts) => {
        expect(textsOf(await writeWorkbook(texts.map((each) => [each, 'same'])))).toEqual(texts);
      }),
      { numRuns: 40 },
    );
  }, 30_000);
});
