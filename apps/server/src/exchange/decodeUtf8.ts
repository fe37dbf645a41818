import { TextDecoder } from 'node:util';

/** Text of a file, or the end of what can be read of it. */
export type DecodedText =
  | { text: string }
  | {
      fault: string;
      /** Whether the place that has been reached is to blame, rather than the file as a whole. */
      isHere: boolean;
      /** Whether a byte is no UTF-8, so that the file may be written in another encoding. */
      isForeign?: true;
    };

/** How many bytes show what a file is. */
export const signatureLength = 4;

interface DecodeOptions {
  /** In bytes. */
  limit: number;
}

/**
 * Decodes UTF-8 strictly, a byte order mark left out. Everything before the first byte that is not UTF-8, or that is
 * beyond the limit, still comes as text; a fault is the last thing that comes.
 */
export async function* decodeUtf8(
  source: AsyncIterable<Uint8Array>,
  { limit }: DecodeOptions,
): AsyncGenerator<DecodedText> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let isFirst = true;
  let pending: Uint8Array = new Uint8Array();
  for await (const chunk of gather(source, signatureLength)) {
    const foreign = isFirst ? recogniseBytes(chunk) : null;
    if (foreign !== null) return yield { fault: foreign, isHere: false };
    isFirst = false;
    size += chunk.length;
    if (size > limit) return yield { fault: `The file is larger than ${sizeText(limit)}.`, isHere: false };
    const bytes = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    const whole = bytes.length - cutLength(bytes);
    pending = bytes.subarray(whole);
    yield* decode(decoder, bytes.subarray(0, whole));
  }
  if (isFirst) return yield { fault: 'The file is empty.', isHere: false };
  if (pending.length > 0) yield { fault: 'The file ends within a character.', isHere: true, isForeign: true };
}

/** The chunks of a file, of which the first has so many bytes at least, unless the file has fewer. */
export async function* gather(source: AsyncIterable<Uint8Array>, least: number): AsyncGenerator<Uint8Array> {
  let start: Uint8Array | null = new Uint8Array();
  for await (const chunk of source) {
    if (start === null) yield chunk;
    else {
      start = Buffer.concat([start, chunk]);
      if (start.length < least) continue;
      yield start;
      start = null;
    }
  }
  if (start !== null && start.length > 0) yield start;
}

function* decode(decoder: TextDecoder, bytes: Uint8Array): Generator<DecodedText> {
  if (bytes.length === 0) return;
  const text = tryDecode(decoder, bytes);
  if (text !== null) return yield { text };
  yield { text: decodeStart(bytes) };
  yield { fault: 'The file is not UTF-8: a byte belongs to no character.', isHere: true, isForeign: true };
}

function tryDecode(decoder: TextDecoder, bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/** The longest beginning that is UTF-8. */
function decodeStart(bytes: Uint8Array): string {
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    const start = bytes.subarray(0, middle);
    const isGood = tryDecode(new TextDecoder('utf-8', { fatal: true }), start) !== null;
    if (isGood) good = middle;
    else bad = middle;
  }
  const start = bytes.subarray(0, good);
  return new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
}

/** How many bytes at the end may be the beginning of a character that continues. */
function cutLength(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes.at(-back) ?? 0;
    if (byte < 0x80) return 0;
    if (byte > 0xf4) return 0;
    if (byte >= 0xc2) return back < lengthOf(byte) ? back : 0;
  }
  return 0;
}

function lengthOf(leadingByte: number): number {
  if (leadingByte >= 0xf0) return 4;
  return leadingByte >= 0xe0 ? 3 : 2;
}

/** A limit as shown to users. */
export function sizeText(bytes: number): string {
  const mebibytes = bytes / (1024 * 1024);
  return Number.isInteger(mebibytes) ? `${mebibytes} MiB` : `${bytes.toLocaleString('en')} bytes`;
}

interface Signature {
  bytes: readonly (number | null)[];
  message: string;
}

const utf16 = 'The file is encoded as UTF-16; it must be UTF-8.';
const utf32 = 'The file is encoded as UTF-32; it must be UTF-8.';
const archive = 'The file is a ZIP archive; unpack it first.';

/** The longest first where one begins like another. Null is any byte but 0. */
const signatures: readonly Signature[] = [
  { bytes: [0xff, 0xfe, 0, 0], message: utf32 },
  { bytes: [0, 0, 0xfe, 0xff], message: utf32 },
  { bytes: [null, 0, 0, 0], message: utf32 },
  { bytes: [0, 0, 0, null], message: utf32 },
  { bytes: [0xff, 0xfe], message: utf16 },
  { bytes: [0xfe, 0xff], message: utf16 },
  { bytes: [null, 0, null, 0], message: utf16 },
  { bytes: [0, null, 0, null], message: utf16 },
  { bytes: [0x50, 0x4b, 3, 4], message: archive },
  { bytes: [0x50, 0x4b, 5, 6], message: archive },
  { bytes: [0x1f, 0x8b], message: 'The file is compressed with gzip; unpack it first.' },
  { bytes: [0x25, 0x50, 0x44, 0x46], message: 'The file is a PDF document.' },
];

/** What is wrong with a file that begins with these bytes, when they show that it is no text in UTF-8; else null. */
function recogniseBytes(start: Uint8Array): string | null {
  const found = signatures.find(
    ({ bytes }) =>
      start.length >= bytes.length &&
      bytes.every((byte, index) => (byte === null ? start[index] !== 0 : start[index] === byte)),
  );
  return found?.message ?? null;
}
