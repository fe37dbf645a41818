import { expect, test } from 'vitest';
import { recogniseContent } from './recogniseContent.ts';
import { compoundFile } from './testing/compoundFile.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const xls = 'application/vnd.ms-excel';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const jpeg = Buffer.from('/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////wAALCAABAAEBAREA/9k=', 'base64');

/** An icon with one picture, a PNG. */
function icon(): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

/** An archive of stored files. */
function archive(...names: string[]): Buffer {
  const entries = names.map((name) => {
    const header = Buffer.alloc(30);
    header.write('PK\x03\x04', 'latin1');
    header.writeUInt16LE(name.length, 26);
    return Buffer.concat([header, Buffer.from(name)]);
  });
  return Buffer.concat(entries);
}

/** A compound file of which a text names a stream of another type. */
function compoundWithText(stream: string, text: string): Buffer {
  const file = compoundFile(stream);
  file.write(text, 8192, 'utf16le');
  return file;
}

const samples: [name: string, bytes: Buffer | string, mediaType: string | null][] = [
  ['a PNG', png, 'image/png'],
  ['a GIF', gif, 'image/gif'],
  ['a JPEG', jpeg, 'image/jpeg'],
  ['a WebP', 'RIFF\u0010\u0000\u0000\u0000WEBPVP8L', 'image/webp'],
  ['a sound', 'RIFF\u0010\u0000\u0000\u0000WAVEfmt ', null],
  ['an icon', icon(), 'image/x-icon'],
  ['a PDF', '%PDF-1.7\n1 0 obj\n', 'application/pdf'],
  ['RTF', '{\\rtf1\\ansi Hello}', 'application/rtf'],
  ['a Word document', compoundFile('1Table', 'WordDocument', 'Workbook'), 'application/msword'],
  ['a Word document in Open XML', archive('[Content_Types].xml', 'word/document.xml'), docx],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  [
    'an SVG behind what XML allows before it',
    '\uFEFF<?xml version="1.0"?>\n<!-- <html> -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n<svg width="1">',
    'image/svg+xml',
  ],
  ['HTML', ' <!DOCTYPE html>\n<html lang="en">', 'text/html'],
  ['HTML without a declaration', '<html><svg/></html>', 'text/html'],
  ['a workbook', compoundFile('Workbook', 'WordDocument'), xls],
  ['a workbook of Excel 5', compoundFile('Book'), xls],
  ['a workbook about documents', compoundWithText('Workbook', 'WordDocument'), xls],
  ['a document about books', compoundWithText('WordDocument', 'Book'), 'application/msword'],
  ['an encrypted document', compoundFile('EncryptionInfo', 'EncryptedPackage'), null],
  ['a workbook in Open XML', archive('[Content_Types].xml', 'xl/workbook.xml'), xlsx],
  ['a presentation', archive('[Content_Types].xml', 'ppt/presentation.xml'), null],
  ['a cursor', Buffer.concat([Buffer.from([0, 0, 2, 0]), icon().subarray(4)]), null],
  ['other XML', '<?xml version="1.0"?><svgs/>', null],
  ['plain text', 'A letter about <svg> and <html>.', null],
  ['a program', Buffer.from('MZ\x90\x00', 'latin1'), null],
  ['nothing', '', null],
];

test.each(samples)(
  '%s is recognised from its bytes, in whatever pieces they come',
  async (_name, given, expected) => {
    const bytes = Buffer.from(given);
    for (const size of [1, 999, 20_000]) {
      async function* pieces() {
        for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
      }
      expect(await recogniseContent(pieces())).toBe(expected);
    }
  },
);

test.each(samples)('the beginning of %s is no other thing', async (_name, given, expected) => {
  const bytes = Buffer.from(given);
  for (let length = 0; length < Math.min(bytes.length, 60); length += 1) {
    async function* piece() {
      yield bytes.subarray(0, length);
    }
    expect([expected, null]).toContain(await recogniseContent(piece()));
  }
});

test('a beginning that never ends is read in time that follows its length', async () => {
  for (const hostile of [
    '<!--'.repeat(1024),
    ' '.repeat(4096),
    '<?x?>'.repeat(819),
    '<!doctype svg['.repeat(300),
  ]) {
    async function* piece() {
      yield Buffer.from(hostile);
    }
    expect(await recogniseContent(piece())).toBeNull();
  }
});
