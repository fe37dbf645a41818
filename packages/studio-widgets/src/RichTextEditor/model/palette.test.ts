import { expect, it } from 'vitest';
import { defaultLabels } from '../labels.ts';
import { fonts, palette } from './palette.ts';
import { shortcut } from './shortcut.ts';

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it.each(palette)('has %s readable on white, with a name', (color) => {
  expect(1.05 / (luminance(color) + 0.05)).toBeGreaterThanOrEqual(4.5);
  expect(defaultLabels.colors[color]).toMatch(/^[A-Z]/);
});

it('offers ten fonts', () => {
  expect(fonts.join(', ')).toBe(
    'Arial, Arial Black, Comic Sans MS, Courier New, Helvetica, Impact, Lato, Tahoma, Times New Roman, Verdana',
  );
});

it('shows keys as the machine calls them', () => {
  expect(shortcut('Mod+Shift+8', 'Linux x86_64')).toBe('Ctrl+Shift+8');
  expect(shortcut('Mod+Shift+8', 'MacIntel')).toBe('⌘⇧8');
});
