import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { recogniseUpload } from './recogniseUpload.ts';
import { compoundFile } from './testing/compoundFile.ts';
import { wordFiles, type ZippedFile, zipOf } from './testing/zipOf.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

function typeOf(given: Buffer | string) {
  const bytes = Buffer.from(given);
  const openRange = (start = 0, end = bytes.length) => Readable.from([bytes.subarray(start, end)]);
  return recogniseUpload({ size: bytes.length, open: () => openRange(), openRange });
}

function file(name: string, text: string): ZippedFile {
  return { name, bytes: Buffer.from(text) };
}

const macros = '<Types><Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>';

test.each<[what: string, bytes: Buffer | string, mediaType: string | null]>([
  ['a document of Word 97', compoundFile('1Table', 'WordDocument'), 'application/msword'],
  ['a workbook of Excel 97', compoundFile('Workbook'), 'application/vnd.ms-excel'],
  [
    'a document with a password',
    compoundFile('DataSpaceMap', 'EncryptedPackage', 'EncryptionInfo'),
    'application/encrypted',
  ],
  ['HTML', '<!doctype html><title>Quote</title>', 'text/html'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  ['RTF behind a line end', '\n{\\rtf1\\ansi}', 'application/rtf'],
  ['a PDF behind a few bytes', '\0\0%PDF-1.7\n', 'application/pdf'],
  [
    'a document behind a `mimetype` of another',
    zipOf([file('mimetype', 'application/vnd.oasis.opendocument.text'), ...wordFiles()]),
    docx,
  ],
  ['codes as text', 'BM\tBermuda\nBS\tBahamas\n', null],
  ['a document whose list of types is the last of its parts', zipOf(wordFiles().toReversed()), docx],
  [
    'a document with macros',
    zipOf(wordFiles('', 'application/vnd.ms-word.document.macroEnabled.main+xml')),
    null,
  ],
  ['a template of documents', zipOf(wordFiles('', `${word}.template.main+xml`)), null],
  [
    'a list of types that hides macros',
    zipOf([
      file('[Content_Types].xml', `${macros}<!-- ${word}.document.main+xml -->`),
      ...wordFiles().slice(1),
    ]),
    null,
  ],
  ['a document that was cut', zipOf(wordFiles()).subarray(0, -30), docx],
])('%s has the type that its content shows', async (_what, bytes, mediaType) => {
  expect(await typeOf(bytes)).toBe(mediaType);
});
