import { largestUpload } from '../http/receiveUpload.ts';
import type { ParsedClassCodes } from './ClassCode.ts';
import { ClassCodeReader } from './ClassCodeReader.ts';
import { decodeSheet, isAnsi } from './decodeSheet.ts';
import { splitRows } from './splitRows.ts';

/**
 * Reads a file of class codes as it comes: a code, a tab, a description, and further columns, as a spreadsheet saves them as text. The first
 * line may name the columns. Stops at the first bad row. It is UTF-8 or UTF-16; what is neither is read as Windows-1252, and a notice says so.
 * @param open gives the file from its beginning; called again for one that turns out not to be Unicode
 */
export async function parseClassCodes(open: () => AsyncIterable<Uint8Array>): Promise<ParsedClassCodes> {
  const { parsed, isForeign } = await parse(open(), false);
  return isForeign && (await isAnsi(open())) ? (await parse(open(), true)).parsed : parsed;
}

/** `isForeign` for a file that is not Unicode. */
interface Attempt {
  readonly parsed: ParsedClassCodes;
  readonly isForeign: boolean;
}

async function parse(source: AsyncIterable<Uint8Array>, isAnsiFile: boolean): Promise<Attempt> {
  const reader = new ClassCodeReader();
  const letters = new Map<string, number>();
  for await (const row of splitRows(decodeSheet(source, { limit: largestUpload, isAnsi: isAnsiFile }))) {
    const fault = 'fault' in row ? row.fault : reader.read(row.cells, row.number);
    if (fault !== null) {
      const isForeign = 'fault' in row && row.isForeign === true;
      return { parsed: { fault: row.number === null ? fault : `Line ${row.number}: ${fault}` }, isForeign };
    }
    if (isAnsiFile && 'cells' in row) noteLetters(letters, row.cells, row.number);
  }
  const { codes } = reader;
  const isNone = codes.length === 0;
  const parsed = isNone
    ? { fault: 'The file holds no class codes.' }
    : { codes, notice: isAnsiFile ? noticeOf(letters) : null };
  return { parsed, isForeign: false };
}

/** Letters that are listed one by one. */
const mostLetters = 12;

function noteLetters(letters: Map<string, number>, cells: readonly string[], line: number): void {
  for (const cell of cells)
    for (const letter of cell.match(/[^\p{ASCII}\u00A0]/gu) ?? [])
      if (!letters.has(letter)) letters.set(letter, line);
}

/** What is to be looked at before a file is imported whose encoding is a guess. */
function noticeOf(letters: ReadonlyMap<string, number>): string {
  const listed = [...letters].slice(0, mostLetters).map(([letter, line]) => `${letter} (line ${line})`);
  const more = letters.size > listed.length ? ` and ${letters.size - listed.length} more` : '';
  return `The file is not Unicode and was read as Windows-1252, with these letters: ${listed.join(', ')}${more}. If one of them is wrong, save the file as 'Unicode Text' in Excel, or as UTF-8, and choose it again.`;
}
