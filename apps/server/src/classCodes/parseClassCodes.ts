import { type DecodedText, decodeUtf8, gather, signatureLength, sizeText } from '../exchange/decodeUtf8.ts';
import { largestUpload } from '../http/receiveUpload.ts';
import type { ParsedClassCodes } from './ClassCode.ts';
import { ClassCodeReader } from './ClassCodeReader.ts';
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

interface DecodeOptions {
  /** In bytes. */
  limit: number;
  /** Reads what is not UTF-16 as Windows-1252 rather than as UTF-8. Default: as UTF-8. */
  isAnsi?: boolean;
}

/**
 * Decodes what spreadsheets save as text: UTF-16 by its byte order mark, which Excel calls "Unicode Text", or else UTF-8 with or without one.
 * Without Unicode a spreadsheet writes the code page of its computer, which nothing in the file tells: `isAnsi` reads it.
 * A fault is the last thing that comes.
 */
async function* decodeSheet(
  source: AsyncIterable<Uint8Array>,
  { limit, isAnsi = false }: DecodeOptions,
): AsyncGenerator<DecodedText> {
  const chunks = gather(source, signatureLength);
  const first = await chunks.next();
  if (first.done === true) return yield* decodeUtf8(chunks, { limit });
  const encoding = utf16Of(first.value) ?? (isAnsi ? 'windows-1252' : null);
  const all = startingWith(first.value, chunks);
  yield* encoding === null ? decodeUtf8(all, { limit }) : decode(all, encoding, limit);
}

function utf16Of([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const isUtf32 = third === 0 && fourth === 0;
  return first === 0xff && second === 0xfe && !isUtf32 ? 'utf-16le' : null;
}

/** All chunks again, once the first has been looked at. */
async function* startingWith(
  first: Uint8Array,
  rest: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}

async function* decode(
  chunks: AsyncIterable<Uint8Array>,
  encoding: string,
  limit: number,
): AsyncGenerator<DecodedText> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let size = 0;
  try {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > limit) return yield { fault: `The file is larger than ${sizeText(limit)}.`, isHere: false };
      yield { text: decoder.decode(chunk, { stream: true }) };
    }
    yield { text: decoder.decode() };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    yield { fault: 'The file is not complete UTF-16.', isHere: true };
  }
}

/**
 * Whether a file that is not UTF-8 is text in the code page of a computer, rather than UTF-8 that was damaged: most of its bytes beyond ASCII
 * then belong to no character of UTF-8.
 */
async function isAnsi(source: AsyncIterable<Uint8Array>): Promise<boolean> {
  let foreign = 0;
  let whole = 0;
  let rest = '';
  for await (const chunk of source) {
    const bytes = rest + Buffer.from(chunk).toString('latin1');
    // What begins a character may go on in the next chunk.
    rest = /[\xC2-\xF4][\x80-\xBF]{0,3}$/.exec(bytes)?.[0] ?? '';
    const [known, unknown] = countCharacters(bytes.slice(0, bytes.length - rest.length));
    whole += known;
    foreign += unknown;
  }
  const [known, unknown] = countCharacters(rest);
  return foreign + unknown > whole + known;
}

/** Characters of UTF-8 beyond ASCII, and bytes that belong to none, in bytes as Latin-1. */
function countCharacters(bytes: string): [whole: number, foreign: number] {
  let whole = 0;
  const others = bytes.replaceAll(
    /[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3}/g,
    () => {
      whole += 1;
      return '';
    },
  );
  return [whole, others.match(/[\x80-\xFF]/g)?.length ?? 0];
}
