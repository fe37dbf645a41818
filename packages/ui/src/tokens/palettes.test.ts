import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { darkPalette, lightPalette, type Palette } from './palettes.ts';
import { tokens } from './tokens.ts';

type Pair = [ink: keyof Palette, ground: keyof Palette];

const grounds = ['canvas', 'surface', 'sunken', 'selection', 'hover', 'accent-soft'] as const;
const inks = ['text', 'text-muted', 'accent', 'bad'] as const;

const readable: Pair[] = [
  ...inks.flatMap((ink) => grounds.map((ground): Pair => [ink, ground])),
  ['text-faint', 'surface'],
  ['text-faint', 'canvas'],
  ['text-faint', 'sunken'],
  ['text-faint', 'selection'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-bad', 'bad'],
  ['good', 'surface'],
  ['good', 'good-soft'],
  ['warning', 'surface'],
  ['warning', 'warning-soft'],
  ['bad', 'bad-soft'],
  ['text', 'bad-soft'],
  ['on-inverse', 'inverse'],
  ['on-inverse-muted', 'inverse'],
];

const visible: Pair[] = [
  ['line-control', 'surface'],
  ['line-control', 'canvas'],
  ['accent', 'surface'],
  ['accent', 'canvas'],
  ['bad', 'surface'],
];

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('the %s theme', (_, palette) => {
  it.each(readable)('has %s readable on %s', (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(visible)('has %s visible on %s', (mark, ground) => {
    expect(contrast(palette[mark], palette[ground])).toBeGreaterThanOrEqual(3);
  });

  it('has a token for every colour', () => {
    const names = Object.values(tokens);
    expect(names).toEqual(expect.arrayContaining(Object.keys(palette).map((name) => `--st-${name}`)));
  });
});
