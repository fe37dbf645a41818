import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { users } from '../users.ts';
import { drawPortrait, type Palette } from './drawPortrait.ts';

const palette: Palette = {
  background: [250, 0, 0],
  hair: [0, 250, 0],
  skin: [0, 0, 250],
  clothes: [250, 250, 0],
  hasLongHair: false,
};

/** The colour of a pixel of a portrait of 96 by 96. */
function pixelAt(file: Buffer, x: number, y: number): number[] {
  const start = file.indexOf('IDAT');
  const data = inflateSync(file.subarray(start + 4, start + 4 + file.readUInt32BE(start - 4)));
  const offset = y * (96 * 3 + 1) + 1 + x * 3;
  return [...data.subarray(offset, offset + 3)];
}

test('a portrait shows what it was painted with', () => {
  const file = drawPortrait(palette);
  expect(pixelAt(file, 0, 0)).toEqual(palette.background);
  expect(pixelAt(file, 48, 16)).toEqual(palette.hair);
  expect(pixelAt(file, 48, 48)).toEqual(palette.skin);
  expect(pixelAt(file, 48, 94)).toEqual(palette.clothes);
});

test('the same palette gives the same bytes', () => {
  expect(drawPortrait(palette).equals(drawPortrait({ ...palette }))).toBe(true);
});

test('some of the demo users have a portrait, each another one, and some have none', () => {
  const portraits = users.flatMap(({ portrait }) => (portrait === null ? [] : portrait.toString('base64')));
  expect(portraits.length).toBeGreaterThan(2);
  expect(portraits.length).toBeLessThan(users.length);
  expect(new Set(portraits).size).toBe(portraits.length);
});
