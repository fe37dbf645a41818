import { expect, it } from 'vitest';
import { shortcutKey } from './shortcutKey.ts';

it.each([
  ['QWERTY', 's', 'KeyS', 's'],
  ['caps lock', 'S', 'KeyS', 's'],
  ['AZERTY', 'a', 'KeyQ', 'a'],
  ['QWERTZ', 'z', 'KeyY', 'z'],
  ['Dvorak, a letter', 's', 'Semicolon', 's'],
  ['Dvorak, a sign where others have Z', ';', 'KeyZ', ';'],
  ['German, a sign where others have the slash', '-', 'Slash', '-'],
  ['Cyrillic', 'ы', 'KeyS', 's'],
  ['Cyrillic capitals', 'Л', 'KeyK', 'k'],
  ['Cyrillic, a letter where others have a bracket', 'х', 'BracketLeft', '['],
  ['Greek', 'σ', 'KeyS', 's'],
  ['Hebrew', 'ד', 'KeyS', 's'],
  ['a dead key', 'Dead', 'BracketRight', ']'],
  ['a device that does not say', 'Unidentified', 'KeyK', 'k'],
  ['a key with a name', 'F10', 'F10', 'F10'],
  ['no place', 'ы', '', 'ы'],
])('%s: %s on %s is %s', (_, key, code, expected) => {
  expect(shortcutKey({ key, code })).toBe(expected);
});
