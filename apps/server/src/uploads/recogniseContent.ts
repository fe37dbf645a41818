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
  | 'application/vnd.ms-excel'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'application/rtf'
  | 'text/html';

/** Looks at the bytes of a file from its beginning on, piece by piece, until they tell what it is. */
type Look = (bytes: Buffer) => KnownContentType | null;

interface Recogniser {
  /** Whether a file may be of the type, from its first 4 KiB. */
  fits: (start: Buffer) => boolean;
  /** What it is then, or what tells that. */
  is: KnownContentType | (() => Look);
}

/** A document of a word processor in Open XML. */
export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A workbook in Open XML. */
export const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Workbooks, old and new. */
export const workbookTypes: readonly KnownContentType[] = ['application/vnd.ms-excel', sheetType];

const startLength = 4096;

const recognisers: readonly Recogniser[] = [
  { is: 'image/png', fits: begins(0x89, 'PNG\r\n', 0x1a, '\n') },
  { is: 'image/jpeg', fits: begins(0xff, 0xd8, 0xff) },
  { is: 'image/gif', fits: (start) => /^GIF8[79]a/.test(start.toString('latin1', 0, 6)) },
  { is: 'image/webp', fits: isWebp },
  { is: 'image/x-icon', fits: isIcon },
  { is: 'application/pdf', fits: begins('%PDF-') },
  { is: 'application/rtf', fits: begins('{\\rtf') },
  { is: lookIntoCompound, fits: begins(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1) },
  { is: lookIntoArchive, fits: begins('PK', 3, 4) },
  { is: 'image/svg+xml', fits: (start) => rootOf(start) === 'svg' },
  { is: 'text/html', fits: (start) => /^(?:!doctype html|html|head|body)$/.test(rootOf(start) ?? '') },
];

/**
 * Tells what a file is from its bytes, as its name and what a browser says of it are not to be believed. Whether the rest of it
 * is well formed is not looked at.
 * @returns null when it is none of the types that are known
 */
export async function recogniseContent(source: AsyncIterable<Uint8Array>): Promise<KnownContentType | null> {
  let start = Buffer.alloc(0);
  let look: Look | null = null;
  for await (const bytes of source) {
    if (look === null) {
      start = Buffer.concat([start, bytes]);
      if (start.length < startLength) continue;
      const is = candidateOf(start);
      if (is === null || typeof is === 'string') return is;
      look = is();
    }
    const found = look(start.length > 0 ? start : Buffer.from(bytes));
    if (found !== null) return found;
    start = Buffer.alloc(0);
  }
  const is = look === null ? candidateOf(start) : null;
  return typeof is === 'function' ? is()(start) : is;
}

function candidateOf(start: Buffer): Recogniser['is'] | null {
  const begin = start.subarray(0, startLength);
  return recognisers.find(({ fits }) => fits(begin))?.is ?? null;
}

/** Streams of compound files, by their names, and what a file is whose folder names one of them first: embedded objects come behind. */
const streams: ReadonlyMap<string, KnownContentType> = new Map([
  ['WordDocument', 'application/msword'],
  ['Workbook', 'application/vnd.ms-excel'],
  // Of Excel 5.
  ['Book', 'application/vnd.ms-excel'],
]);

const entryLength = 128;
/** Where an entry of a folder has the bytes of its name with the zero behind it, and what it is. */
const entry = { nameLength: 64, type: 66 };
const isStream = 2;

/** A compound file is a folder of streams. Texts may hold their names, too: only an entry of the folder counts. */
function lookIntoCompound(): Look {
  let rest = Buffer.alloc(0);
  return (bytes) => {
    const all = Buffer.concat([rest, bytes]);
    const whole = all.length - (all.length % entryLength);
    rest = all.subarray(whole);
    for (let at = 0; at < whole; at += entryLength) {
      if (all[at + entry.type] !== isStream) continue;
      const length = all.readUInt16LE(at + entry.nameLength) - 2;
      if (length <= 0 || length >= entry.nameLength) continue;
      const found = streams.get(all.toString('utf16le', at, at + length));
      if (found !== undefined) return found;
    }
    return null;
  };
}

/** Parts of archives, and what a file is that holds one of them first. The names in an archive are not compressed. */
const parts: readonly { readonly name: Buffer; readonly mediaType: KnownContentType }[] = [
  { name: Buffer.from('word/document.xml'), mediaType: wordType },
  { name: Buffer.from('xl/workbook.xml'), mediaType: sheetType },
];

function lookIntoArchive(): Look {
  let tail = Buffer.alloc(0);
  return (bytes) => {
    const searched = Buffer.concat([tail, bytes]);
    tail = searched.subarray(-64);
    const [first] = parts
      .map(({ name, mediaType }) => ({ at: searched.indexOf(name), mediaType }))
      .filter(({ at }) => at !== -1)
      .toSorted((one, other) => one.at - other.at);
    return first?.mediaType ?? null;
  };
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
