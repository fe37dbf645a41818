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
export function recogniseBytes(start: Uint8Array): string | null {
  const found = signatures.find(
    ({ bytes }) =>
      start.length >= bytes.length &&
      bytes.every((byte, index) => (byte === null ? start[index] !== 0 : start[index] === byte)),
  );
  return found?.message ?? null;
}
