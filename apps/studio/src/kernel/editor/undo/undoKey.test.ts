import { expect, test } from 'vitest';
import { type PressedKey, undoKey } from './undoKey.ts';

const press = (key: string, held: Partial<PressedKey> = {}) =>
  undoKey({
    key,
    code: `Key${key.toUpperCase()}`,
    ctrlKey: true,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...held,
  });

test('the usual keys undo and redo, also on a Mac', () => {
  expect(press('z')).toBe('undo');
  expect(press('Z', { shiftKey: true })).toBe('redo');
  expect(press('y')).toBe('redo');
  expect(press('z', { ctrlKey: false, metaKey: true })).toBe('undo');
  expect(press('z', { ctrlKey: false, metaKey: true, shiftKey: true })).toBe('redo');
});

test('capitals lock is no Shift', () => expect(press('Z')).toBe('undo'));

test('the letter counts where there are Latin letters, else the place of the key', () => {
  expect(press('z', { code: 'KeyY' })).toBe('undo');
  // Dvorak has a sign at the place of Z.
  expect(press(';', { code: 'KeyZ' })).toBeNull();
  expect(press('y', { code: 'KeyZ' })).toBe('redo');
  expect(press('я', { code: 'KeyZ' })).toBe('undo');
  expect(press('н', { code: 'KeyY' })).toBe('redo');
});

test('other keys do something else', () => {
  expect(press('z', { ctrlKey: false })).toBeNull();
  expect(press('z', { altKey: true })).toBeNull();
  expect(press('z', { metaKey: true })).toBeNull();
  expect(press('y', { ctrlKey: false, metaKey: true })).toBeNull();
  expect(press('y', { shiftKey: true })).toBeNull();
  expect(press('x')).toBeNull();
  expect(press('Unidentified', { code: '' })).toBeNull();
});
