export { darkPalette, lightPalette, type Palette } from './palettes.ts';
export { type TokenName, tokens } from './tokens.ts';
