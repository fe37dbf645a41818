import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawHills, iconOf } from '../demo/configuredFiles/drawPictures.ts';
import { readImageSize } from './readImageSize.ts';
import type { KnownContentType } from './recogniseContent.ts';

const ground = { top: [0, 0, 0], bottom: [255, 255, 255], hill: [9, 9, 9] } as const;

async function read(mediaType: KnownContentType, content: Buffer | string, pieces = 1024) {
  const bytes = Buffer.from(content as string);
  const chunks = Array.from({ length: Math.ceil(bytes.length / pieces) }, (_, index) =>
    bytes.subarray(index * pieces, (index + 1) * pieces),
  );
  return readImageSize(mediaType, Readable.from(chunks));
}

const svg = (text: string) => read('image/svg+xml', text);

/** A photograph as far as its size goes: 20 by 10, with or without a note that it lies on its side. */
function photograph(orientation: number | null): Buffer {
  const frame = Buffer.from([
    0xff, 0xc0, 0, 17, 8, 0, 10, 0, 20, 3, 1, 17, 0, 2, 17, 1, 3, 17, 1, 0xff, 0xd9,
  ]);
  const tiff = Buffer.from('II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0', 'latin1');
  const body = Buffer.concat([
    Buffer.from('Exif\0\0'),
    tiff,
    Buffer.from([orientation ?? 0, 0, 0, 0]),
    Buffer.alloc(4),
  ]);
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
  const note = orientation === null ? Buffer.from([0xff, 0xe0, 0, 4, 0, 0]) : Buffer.concat([head, body]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), note, frame]);
}

test('a picture is as large as its header says', async () => {
  const png = drawHills(30, 20, ground);
  expect(await read('image/png', png)).toEqual({ size: { width: 30, height: 20 }, fault: null });
  expect(await read('image/x-icon', iconOf(16, png))).toEqual({
    size: { width: 16, height: 16 },
    fault: null,
  });
  const gif = Buffer.from('GIF89a\x07\0\x05\0\0\0\0;', 'latin1');
  expect(await read('image/gif', gif)).toEqual({ size: { width: 7, height: 5 }, fault: null });
  expect(await read('image/jpeg', photograph(null))).toEqual({
    size: { width: 20, height: 10 },
    fault: null,
  });
});

test('of an icon the largest of its pictures counts', async () => {
  const one = iconOf(16, Buffer.alloc(9));
  const two = Buffer.concat([
    one.subarray(0, 6),
    Buffer.from([48, 48]),
    one.subarray(8, 22),
    one.subarray(6),
  ]);
  two.writeUInt16LE(2, 4);
  expect((await read('image/x-icon', two)).size).toEqual({ width: 48, height: 48 });
});

test('a photograph that lies on its side is as large as it is shown', async () => {
  expect((await read('image/jpeg', photograph(1))).size).toEqual({ width: 20, height: 10 });
  expect((await read('image/jpeg', photograph(6))).size).toEqual({ width: 10, height: 20 });
});

test('what lies beside a header in memory is no part of it', async () => {
  const pooled = Buffer.allocUnsafe(8);
  // What follows it in the pool is unused yet: the next small buffers are cut from there.
  new Uint8Array(pooled.buffer).fill(0x31, pooled.byteOffset + pooled.length);
  const fault = 'is damaged: it does not say how large it is';
  expect(await read('image/gif', 'GIF89a')).toEqual({ size: null, fault });
});

test('what is no picture has no size', async () => {
  expect(await read('application/pdf', '%PDF-1.4')).toEqual({
    size: { width: null, height: null },
    fault: null,
  });
});

test.each(['image/png', 'image/jpeg', 'image/gif', 'image/x-icon'] as const)(
  'a damaged %s is reported, whatever is in it',
  async (mediaType) => {
    const starts = {
      'image/png': '\x89PNG\r\n\x1a\n',
      'image/jpeg': '\xff\xd8\xff',
      'image/gif': 'GIF89a',
      'image/x-icon': '\0\0\x01\0\x01\0',
    };
    const start = Buffer.from(starts[mediaType], 'latin1');
    const fault = 'is damaged: it does not say how large it is';
    expect(await read(mediaType, start)).toEqual({ size: null, fault });
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (rest) => {
        const found = await read(mediaType, Buffer.concat([start, rest]));
        const isSize = found.fault === null && Number(found.size.width) > 0 && Number(found.size.height) > 0;
        expect(isSize || found.fault === fault).toBe(true);
      }),
    );
  },
);

test.each([
  ['<svg width="12" height="8px"/>', 12, 8],
  ['<?xml version="1.0"?><!-- a --><svg viewBox="0 0 24,16"></svg>', 24, 16],
  ['<svg width="50%" height="2em" viewBox="0 0 3.6 4"/>', 4, 4],
  ['<svg width="5" viewBox="1 1 9 9"/>', 5, 9],
  ['<svg width="0" height="-4"/>', null, null],
  ['<svg width="99999999" height="1e9"/>', null, null],
  ['<svg><svg width="7" height="7"/></svg>', null, null],
])('%s is %s by %s', async (text, width, height) => {
  expect(await svg(text)).toEqual({ size: { width, height }, fault: null });
});

test('an SVG may hold what is not to be run', async () => {
  const text = '<svg onload="a()"><script>alert(1)</script><foreignObject><p>x</p></foreignObject></svg>';
  expect((await svg(text)).fault).toBeNull();
});

const laughs = '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><svg>&b;</svg>';

test.each([
  ['<svg>', 'is damaged: it is not well-formed XML'],
  ['<svg></p></svg>', 'is damaged: it is not well-formed XML'],
  ['<svg a="1" a="2"/>', 'is damaged: it is not well-formed XML'],
  ['<svg>&b;</svg>', 'is damaged: it is not well-formed XML'],
  ['<svg/><svg/>', 'is damaged: it is not well-formed XML'],
  [laughs, 'declares entities, which are not taken'],
  [`<!DOCTYPE svg SYSTEM "${'a'.repeat(1000)}"><svg/>`, 'declares entities, which are not taken'],
  [`<svg>${'<g>'.repeat(256)}`, 'nests its parts more than 256 deep'],
  [
    `<svg ${Array.from({ length: 1001 }, (_, index) => `a${index}=""`).join(' ')}/>`,
    'has a part with more than 1000 attributes',
  ],
])('an SVG that is not to be taken is reported: %#', async (text, fault) => {
  for (const pieces of [1, 1000])
    expect(await read('image/svg+xml', text, pieces)).toEqual({ size: null, fault });
});

test('an SVG is read as UTF-8, wherever it is cut', async () => {
  expect((await read('image/svg+xml', '<svg>Größe</svg>', 1)).fault).toBeNull();
  const latin = Buffer.from('<svg>Gr\u00f6\u00dfe</svg>', 'latin1');
  expect((await read('image/svg+xml', latin)).fault).toBe('is not written in UTF-8');
});

test('nothing in a picture is unpacked', async () => {
  const bomb = drawHills(1, 1, ground);
  const packed = deflateSync(Buffer.alloc(50_000_000));
  const found = await read('image/png', Buffer.concat([bomb.subarray(0, 33), packed]), 65_536);
  expect(found.size).toEqual({ width: 1, height: 1 });
});
