import { describe, expect, it } from 'vitest';
import { optionValue } from '../../internal/options/types.ts';
import { extensionOf } from './extension.ts';

const items = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B', isDisabled: true },
  { value: 'c', label: 'C' },
  { value: 'd', label: 'D' },
  { createText: 'e', label: 'Create “e”' },
];
const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const added = (key: string, from: number, held: Partial<typeof none>) =>
  extensionOf({ key, ...none, ...held }, items, from)
    .map(optionValue)
    .join('');

describe('what Shift adds to the choices', () => {
  it.each([
    ['ArrowDown', -1, 'a'],
    ['ArrowDown', 0, 'c'],
    ['ArrowDown', 2, 'd'],
    ['ArrowDown', 3, ''],
    ['ArrowDown', 4, 'a'],
    ['ArrowUp', -1, ''],
    ['ArrowUp', 4, 'd'],
    ['ArrowUp', 2, 'a'],
    ['ArrowUp', 0, ''],
    ['Home', 2, ''],
    ['a', 2, ''],
  ])('%s from %i: %s', (key, from, expected) => {
    expect(added(key, from, { shiftKey: true })).toBe(expected);
    expect(added(key, from, {})).toBe('');
    expect(added(key, from, { shiftKey: true, altKey: true })).toBe('');
  });

  it.each([
    ['Home', 2, 'abc'],
    ['End', 2, 'cd'],
    ['End', 4, ''],
    ['Home', -1, ''],
    ['ArrowDown', 0, ''],
  ])('%s with Ctrl from %i: %s', (key, from, expected) => {
    expect(added(key, from, { shiftKey: true, ctrlKey: true })).toBe(expected);
    expect(added(key, from, { shiftKey: true, metaKey: true })).toBe(expected);
    expect(added(key, from, { ctrlKey: true })).toBe('');
  });
});
