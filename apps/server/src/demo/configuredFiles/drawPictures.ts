import { encodePng } from '../portraits/encodePng.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** What a picture of the demo brand is painted with. */
export interface Ground {
  top: Colour;
  bottom: Colour;
  /** Of the hills at its foot. */
  hill: Colour;
}

/** Hills under a sky that fades, as a PNG file: the same bytes for the same ground. */
export function drawHills(width: number, height: number, ground: Ground): Buffer {
  const pixels = new Uint8Array(width * height * 3);
  for (let index = 0; index < width * height; index += 1) {
    const x = (index % width) / width;
    const y = Math.floor(index / width) / height;
    pixels.set(colourAt(x, y, ground), index * 3);
  }
  return encodePng(width, pixels);
}

/** Coordinates from 0 at the top left to 1. */
function colourAt(x: number, y: number, { top, bottom, hill }: Ground): number[] {
  const crest = 0.7 + 0.1 * Math.sin(x * 7) + 0.05 * Math.sin(x * 17 + 1);
  if (y > crest) return [...hill];
  return top.map((from, index) => Math.round(from + ((bottom[index] ?? from) - from) * y));
}

/** The mark of the demo brand, a sail in a ring, as an SVG of 160 by 40 pixels. @param ink a colour of CSS */
export function drawMark(ink: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40" viewBox="0 0 160 40" role="img" aria-label="Larkspur Mutual">
  <circle cx="20" cy="20" r="16" fill="none" stroke="${ink}" stroke-width="3"/>
  <path d="M20 8v22H9z" fill="${ink}"/>
  <path d="M23 14v16h8z" fill="#c8742a"/>
  <text x="46" y="26" font-family="Georgia, serif" font-size="17" fill="${ink}">Larkspur</text>
</svg>
`,
  );
}

/** A picture as an icon file with that one picture. @param side of the picture in pixels, 256 at most */
export function iconOf(side: number, picture: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([side % 256, side % 256], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(24, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}
