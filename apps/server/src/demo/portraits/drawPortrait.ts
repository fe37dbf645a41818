import { encodePng } from './encodePng.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** What a portrait is painted with. */
export interface Palette {
  background: Colour;
  hair: Colour;
  skin: Colour;
  clothes: Colour;
  /** Long hair falls beside the face. */
  hasLongHair: boolean;
}

const size = 96;
/** Points that are asked for each pixel, along each side of it. */
const samples = 3;

/** A head and shoulders in plain shapes, as a square PNG file: the same bytes for the same palette. */
export function drawPortrait(palette: Palette): Buffer {
  const pixels = new Uint8Array(size * size * 3);
  for (let index = 0; index < size * size; index += 1) {
    pixels.set(mixedColour(index % size, Math.floor(index / size), palette), index * 3);
  }
  return encodePng(size, pixels);
}

/** Edges are smooth because each pixel mixes the colours of several points within it. */
function mixedColour(column: number, row: number, palette: Palette): number[] {
  const sum = [0, 0, 0];
  for (let sample = 0; sample < samples ** 2; sample += 1) {
    const x = (column + ((sample % samples) + 0.5) / samples) / size;
    const y = (row + (Math.floor(sample / samples) + 0.5) / samples) / size;
    for (const [index, value] of colourAt(x, y, palette).entries()) sum[index] = (sum[index] ?? 0) + value;
  }
  return sum.map((value) => Math.round(value / samples ** 2));
}

/** Shapes from the front to the back; coordinates from 0 at the top left to 1. */
function colourAt(x: number, y: number, palette: Palette): Colour {
  const { background, hair, skin, clothes, hasLongHair } = palette;
  const isFringe = isInEllipse(x, y, { x: 0.43, y: 0.27, width: 0.25, height: 0.13 });
  const isFace = isInEllipse(x, y, { x: 0.5, y: 0.42, width: 0.165, height: 0.205 });
  if (isFace) return isFringe ? hair : skin;
  if (isInEllipse(x, y, { x: 0.5, y: 0.36, width: 0.205, height: 0.205 })) return hair;
  if (Math.abs(x - 0.5) < 0.075 && y > 0.5 && y < 0.74) return skin;
  if (isInEllipse(x, y, { x: 0.5, y: 1.03, width: 0.37, height: 0.33 })) return clothes;
  if (hasLongHair && Math.abs(x - 0.5) < 0.205 && y > 0.36 && y < 0.72) return hair;
  return background;
}

interface Ellipse {
  x: number;
  y: number;
  /** Half of the whole width. */
  width: number;
  height: number;
}

function isInEllipse(x: number, y: number, ellipse: Ellipse): boolean {
  return ((x - ellipse.x) / ellipse.width) ** 2 + ((y - ellipse.y) / ellipse.height) ** 2 <= 1;
}
