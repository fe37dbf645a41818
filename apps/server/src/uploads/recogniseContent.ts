/** The types that can be recognised from the bytes of a file. */
export type KnownContentType =
  | 'image/png'
  | 'image/jpeg'
  | 'image/gif'
  | 'image/webp'
  | 'image/x-icon'
  | 'image/svg+xml'
  | 'application/pdf'
  | 'application/msword'
  | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  | 'application/rtf'
  | 'text/html';

interface Recogniser {
  mediaType: KnownContentType;
  /** Whether a file may be of the type, from its first 4 KiB. */
  fits: (start: Buffer) => boolean;
  /** Bytes that are anywhere in every file of the type. */
  holds?: Buffer;
}

/** A document of a word processor in Open XML. */
export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const startLength = 4096;

const recognisers: readonly Recogniser[] = [
  { mediaType: 'image/png', fits: begins(0x89, 'PNG\r\n', 0x1a, '\n') },
  { mediaType: 'image/jpeg', fits: begins(0xff, 0xd8, 0xff) },
  { mediaType: 'image/gif', fits: (start) => /^GIF8[79]a/.test(start.toString('latin1', 0, 6)) },
  { mediaType: 'image/webp', fits: isWebp },
  { mediaType: 'image/x-icon', fits: isIcon },
  { mediaType: 'application/pdf', fits: begins('%PDF-') },
  { mediaType: 'application/rtf', fits: begins('{\\rtf') },
  {
    // A compound file is a folder of streams, whose names are UTF-16.
    mediaType: 'application/msword',
    fits: begins(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
    holds: Buffer.from('WordDocument', 'utf16le'),
  },
  {
    // The names of what is in an archive are not compressed.
    mediaType: wordType,
    fits: begins('PK', 3, 4),
    holds: Buffer.from('word/document.xml'),
  },
  { mediaType: 'image/svg+xml', fits: (start) => rootOf(start) === 'svg' },
  { mediaType: 'text/html', fits: (start) => /^(?:!doctype html|html|head|body)$/.test(rootOf(start) ?? '') },
];

/**
 * Tells what a file is from its bytes, as its name and what a browser says of it are not to be believed. Whether the rest of it
 * is well formed is not looked at.
 * @returns null when it is none of the types that are known
 */
export async function recogniseContent(source: AsyncIterable<Uint8Array>): Promise<KnownContentType | null> {
  let start = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  let candidate: Recogniser | undefined;
  for await (const bytes of source) {
    if (start.length < startLength) {
      start = Buffer.concat([start, bytes.subarray(0, startLength - start.length)]);
      candidate = recognisers.find(({ fits }) => fits(start));
    }
    const { mediaType, holds } = candidate ?? {};
    const searched = Buffer.concat([tail, bytes]);
    if (mediaType && (holds ? searched.includes(holds) : start.length === startLength)) return mediaType;
    tail = searched.subarray(-64);
  }
  return candidate && !candidate.holds ? candidate.mediaType : null;
}

/** Numbers are bytes, texts are ASCII. */
function begins(...parts: (number | string)[]): (start: Buffer) => boolean {
  const signature = Buffer.concat(
    parts.map((part) => (typeof part === 'number' ? Buffer.from([part]) : Buffer.from(part, 'latin1'))),
  );
  return (start) => start.subarray(0, signature.length).equals(signature);
}

/** A container of four letters, its length, and what it holds. */
function isWebp(start: Buffer): boolean {
  return start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP';
}

/** Reserved, the type, how many pictures; of the first of them the byte that is reserved. */
function isIcon(start: Buffer): boolean {
  return (
    start.length >= 22 && start.readUInt32LE(0) === 0x10000 && start.readUInt16LE(4) > 0 && start[9] === 0
  );
}

/** How what may precede the first tag begins and ends. The declaration of HTML is no such thing. */
const skipped: readonly [begin: string, end: string][] = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!doctype svg', '>'],
];

/** What the first tag of marked-up text is, in lower case. A declaration of SVG with parts of its own is not read. */
function rootOf(start: Buffer): string | null {
  let rest = start.toString('utf8').replace('\uFEFF', '').toLowerCase().trimStart();
  for (;;) {
    const found = skipped.find(([begin]) => rest.startsWith(begin));
    if (!found) break;
    const [begin, end] = found;
    const index = rest.indexOf(end, begin.length);
    if (index === -1) return null;
    rest = rest.slice(index + end.length).trimStart();
  }
  return /^<(!doctype html|[\w:]+)(?=[\s/>])/.exec(rest)?.[1] ?? null;
}
