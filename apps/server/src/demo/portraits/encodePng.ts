import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const bitsPerSample = 8;
const trueColour = 2;

/**
 * A picture as a PNG file, as high as there are pixels.
 * @param width in pixels
 * @param pixels three bytes each, red, green and blue, row by row from the top
 */
export function encodePng(width: number, pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(pixels.length / (width * 3), 4);
  header.set([bitsPerSample, trueColour], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(withFilters(width, pixels), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Each row begins with the number of its filter; 0 leaves it as it is. */
function withFilters(width: number, pixels: Uint8Array): Buffer {
  const rowLength = width * 3;
  const height = pixels.length / rowLength;
  const rows = Buffer.alloc(height * (rowLength + 1));
  for (let row = 0; row < height; row += 1) {
    rows.set(pixels.subarray(row * rowLength, (row + 1) * rowLength), row * (rowLength + 1) + 1);
  }
  return rows;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
