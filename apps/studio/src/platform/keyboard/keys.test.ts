import { describe, expect, it } from 'vitest';
import { dialogOfKey, shellKeys, usesCommandKey } from './keys.ts';

const press = (key: string, modifiers: Partial<KeyboardEvent> = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  defaultPrevented: false,
  ...modifiers,
});

describe('dialogOfKey', () => {
  it('opens the palette with Ctrl+K, whatever the caps lock', () => {
    expect(dialogOfKey(press('k', { ctrlKey: true }), false)).toBe('palette');
    expect(dialogOfKey(press('K', { ctrlKey: true }), false)).toBe('palette');
  });

  it('uses the command key where keyboards have one', () => {
    expect(dialogOfKey(press('k', { metaKey: true }), true)).toBe('palette');
    expect(dialogOfKey(press('k', { ctrlKey: true }), true)).toBeNull();
    expect(dialogOfKey(press('k', { metaKey: true }), false)).toBeNull();
  });

  it('opens the help on layouts that need Shift for the slash', () => {
    expect(dialogOfKey(press('/', { ctrlKey: true }), false)).toBe('help');
    expect(dialogOfKey(press('/', { ctrlKey: true, shiftKey: true }), false)).toBe('help');
  });

  it('goes by the place of the key on layouts of other scripts', () => {
    expect(dialogOfKey(press('л', { code: 'KeyK', ctrlKey: true }), false)).toBe('palette');
    expect(dialogOfKey(press('κ', { code: 'KeyK', ctrlKey: true }), false)).toBe('palette');
    expect(dialogOfKey(press('.', { code: 'Slash', ctrlKey: true }), false)).toBe('help');
    // Dvorak has a letter of its own there.
    expect(dialogOfKey(press('t', { code: 'KeyK', ctrlKey: true }), false)).toBeNull();
  });

  it('leaves other keys, other combinations and handled keys alone', () => {
    expect(dialogOfKey(press('k'), false)).toBeNull();
    expect(dialogOfKey(press('j', { ctrlKey: true }), false)).toBeNull();
    expect(dialogOfKey(press('k', { ctrlKey: true, altKey: true }), false)).toBeNull();
    expect(dialogOfKey(press('k', { ctrlKey: true, shiftKey: true }), false)).toBeNull();
    expect(dialogOfKey(press('k', { ctrlKey: true, defaultPrevented: true }), false)).toBeNull();
  });
});

it('names the keys as the machine does', () => {
  expect(usesCommandKey('MacIntel')).toBe(true);
  expect(usesCommandKey('Linux x86_64')).toBe(false);
  expect(shellKeys(true).palette).toEqual(['⌘', 'K']);
  expect(shellKeys(false).help).toEqual(['Ctrl', '/']);
});
