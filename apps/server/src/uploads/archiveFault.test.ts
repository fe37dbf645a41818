import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { archiveFault } from './archiveFault.ts';
import { wordFiles, zipOf } from './testing/zipOf.ts';

const wanted = ['[Content_Types].xml', 'word/document.xml'];

async function faultOf(bytes: Buffer): Promise<string | null> {
  const openRange = (start: number, end: number) => Readable.from([bytes.subarray(start, end)]);
  return archiveFault({ size: bytes.length, openRange }, wanted);
}

const zeros = Buffer.alloc(64 * 1024 * 1024);
const bomb = { name: 'word/media/a', bytes: zeros };

test('a document that is whole has no fault', async () => {
  expect(await faultOf(zipOf(wordFiles()))).toBeNull();
});

test.each<[what: string, bytes: Buffer, why: string]>([
  ['no archive', Buffer.from('PK\x03\x04 and so on'), 'is damaged: it cannot be unpacked'],
  ['an archive that was cut', zipOf(wordFiles()).subarray(0, -30), 'is damaged: it cannot be unpacked'],
  ['another archive', zipOf(wordFiles().slice(0, 1)), 'is damaged: it lacks word/document.xml'],
  ['a file twice', zipOf([...wordFiles(), ...wordFiles()]), 'is damaged: it holds a file twice'],
  [
    'what is encrypted',
    zipOf([...wordFiles(), { name: 'a', bytes: Buffer.from('a'), isEncrypted: true }]),
    'is encrypted',
  ],
  [
    'what unpacks to gigabytes',
    zipOf([...wordFiles(), { ...bomb, statedSize: 4_000_000_000 }]),
    'unpacks to more than is allowed',
  ],
  [
    'what unpacks to more than it says',
    zipOf([...wordFiles(), { ...bomb, statedSize: 1000 }]),
    'is damaged: it cannot be unpacked',
  ],
])('%s is refused', async (_what, bytes, why) => {
  expect(await faultOf(bytes)).toBe(why);
});

test('files that share their bytes are recognised by their declared sizes together', async () => {
  const [first, ...rest] = wordFiles('x'.repeat(100));
  const zipped = zipOf([
    ...(first ? [first] : []),
    ...rest,
    { name: 'a', bytes: Buffer.from('incompressible') },
  ]);
  const central = zipped.lastIndexOf('PK\x01\x02', undefined, 'latin1');
  zipped.writeUInt32LE(zipped.length, central + 20);
  expect(await faultOf(zipped)).toBe('unpacks to more than is allowed');
});
