import { type DecodedText, decodeUtf8, gather, signatureLength, sizeText } from '../exchange/decodeUtf8.ts';

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
export async function* decodeSheet(
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
export async function isAnsi(source: AsyncIterable<Uint8Array>): Promise<boolean> {
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
