import { drawPortrait, type Palette } from './drawPortrait.ts';

/** How the people look who have a portrait, by their ids. */
const palettes: ReadonlyMap<string, Palette> = new Map<string, Palette>([
  [
    'admin',
    {
      background: [214, 226, 240],
      hair: [38, 30, 32],
      skin: [141, 94, 66],
      clothes: [35, 78, 122],
      hasLongHair: true,
    },
  ],
  [
    'author',
    {
      background: [226, 234, 218],
      hair: [104, 72, 46],
      skin: [226, 180, 148],
      clothes: [62, 98, 72],
      hasLongHair: false,
    },
  ],
  [
    'priya.nair',
    {
      background: [241, 226, 210],
      hair: [44, 30, 26],
      skin: [186, 132, 94],
      clothes: [150, 62, 74],
      hasLongHair: true,
    },
  ],
  [
    'aiko.tanaka',
    {
      background: [231, 224, 240],
      hair: [28, 26, 34],
      skin: [238, 202, 174],
      clothes: [88, 74, 132],
      hasLongHair: false,
    },
  ],
]);

/** The portrait of a user as a PNG file; null for those who have none. */
export function portraitOf(userId: string): Buffer | null {
  const palette = palettes.get(userId);
  return palette ? drawPortrait(palette) : null;
}
