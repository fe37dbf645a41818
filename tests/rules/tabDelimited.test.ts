import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitRows } from '../../apps/server/src/classCodes/splitRows.ts';
import { parseTsv, toTsv } from '../../packages/ui/src/internal/tsv.ts';

/** The cells that the server reads, as a file comes: in two parts. */
async function readByServer(text: string, cut: number): Promise<string[][]> {
  async function* arriving() {
    yield* [{ text: text.slice(0, cut) }, { text: text.slice(cut) }];
  }
  const rows: string[][] = [];
  for await (const row of splitRows(arriving())) if ('cells' in row) rows.push(row.cells);
  return rows;
}

/** Empty rows at the end and blanks around a cell are ignored on both sides. */
function withoutBlanks(rows: readonly (readonly string[])[]): string[][] {
  const trimmed = rows.map((cells) => cells.map((cell) => cell.trim()));
  return trimmed.slice(0, trimmed.findLastIndex((cells) => cells.some((cell) => cell !== '')) + 1);
}

const piece = fc.constantFrom(
  'a',
  '"',
  '""',
  '\t',
  '\n',
  '\r\n',
  '\r',
  'é',
  '1',
  ',',
  "'",
  '=',
  ' ',
  '\u00A0',
  '\v',
  '\u200B',
  '\u200E',
);
/** The server reads quotation marks behind a blank as the beginning of a cell, too; a grid keeps them. */
const text = fc
  .array(piece, { maxLength: 14 })
  .map((pieces) => pieces.join('').replaceAll(/[ \u00A0]*"[ \u00A0]*/g, '"'));
const sheet = fc.array(fc.array(text, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 4 });

test('server and console read a sheet alike, as spreadsheets write it, and whatever else is in a text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(text, sheet.map(toTsv)), fc.nat(40), async (written, cut) => {
      expect(withoutBlanks(await readByServer(written, cut))).toEqual(withoutBlanks(parseTsv(written)));
    }),
  );
});
