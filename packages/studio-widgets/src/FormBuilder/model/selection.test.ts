import { expect, test } from 'vitest';
import { fromClipboardText, toClipboardText } from './clipboard.ts';
import { findParts } from './findParts.ts';
import { freeName } from './freeName.ts';
import { countFields, linesOf, unfolded } from './lines.ts';
import {
  emptySelection,
  selectionAfterRemoval,
  selectionWithin,
  selectOnly,
  selectUpTo,
  toggleSelected,
} from './selection.ts';
import { formOf } from './testing/sketch.ts';

const form = formOf('A: a+b c B: d');

test('a stretch reaches from where it began, in either direction', () => {
  const selection = selectUpTo(form, selectOnly('b'), 'd');
  expect([...selection.keys]).toEqual(['b', 'c', 'B', 'd']);
  expect([...selectUpTo(form, selection, 'A').keys]).toEqual(['A', 'a', 'b']);
  expect(selectUpTo(form, emptySelection, 'c')).toEqual(selectOnly('c'));
});

test('a part is added and taken off', () => {
  const both = toggleSelected(selectOnly('a'), 'd');
  expect([...both.keys]).toEqual(['a', 'd']);
  expect(both.anchor).toBe('d');
  expect(toggleSelected(toggleSelected(both, 'a'), 'd')).toEqual(emptySelection);
});

test('what is gone is not selected any more', () => {
  const selection = { keys: new Set(['a', 'x']), anchor: 'x' };
  expect(selectionWithin(form, selection)).toEqual(selectOnly('a'));
  expect(selectionWithin([], selection)).toEqual(emptySelection);
  const kept = selectOnly('a');
  expect(selectionWithin(form, kept)).toBe(kept);
});

test('after a deletion the part that follows is selected, else the one before', () => {
  expect(selectionAfterRemoval(form, new Set(['a', 'b']))).toEqual(selectOnly('c'));
  expect(selectionAfterRemoval(form, new Set(['d']))).toEqual(selectOnly('B'));
  expect(selectionAfterRemoval(form, new Set(form.map(({ key }) => key)))).toEqual(emptySelection);
  expect(selectionAfterRemoval(form, new Set(['x']))).toEqual(emptySelection);
});

test('a name that is taken is counted up', () => {
  expect(freeName('roof', new Set())).toBe('roof');
  expect(freeName('roof', new Set(['roof', 'roof2']))).toBe('roof3');
  expect(freeName('roof9', new Set(['roof9']))).toBe('roof10');
  expect(freeName('', new Set(['']))).toBe('2');
  expect(freeName('Tier-0', new Set(['Tier-0']))).toBe('Tier-02');
  expect(freeName('1', new Set(['1']))).toBe('2');
});

test('parts go through the clipboard with all that they have', () => {
  const parts = form.map((part) => ({ ...part, label: '<b>"öß"</b>', options: { items: [1] } }));
  expect(fromClipboardText(toClipboardText(parts, 'Roof'))).toEqual({ parts, formName: 'Roof' });
});

test('a row that was cut through begins with its first field', () => {
  const text = toClipboardText(formOf('a+b').slice(1));
  expect(fromClipboardText(text)).toEqual({ parts: [{ key: 'b', isHead: false, isBeside: false }] });
});

test.each([
  ['', 'no-parts'],
  ['Roof', 'no-parts'],
  ['null', 'no-parts'],
  ['{"format":"studio-conditions","version":1,"conditions":[]}', 'no-parts'],
  [
    '{"format":"studio-form-parts","version":2,"parts":[{"key":"a","isHead":false,"isBeside":false}]}',
    'damaged',
  ],
  ['{"format":"studio-form-parts","version":1,"parts":[]}', 'damaged'],
  [
    '{"format":"studio-form-parts","version":1,"parts":[{"key":"","isHead":false,"isBeside":false}]}',
    'damaged',
  ],
  [
    '{"format":"studio-form-parts","version":1,"parts":[{"key":"a","isHead":"no","isBeside":false}]}',
    'damaged',
  ],
  [toClipboardText([...form, ...form]), 'damaged'],
  [' '.repeat(16_000_001), 'too-large'],
  [toClipboardText(formOf(Array.from({ length: 10_001 }, (_, index) => `f${index}`).join(' '))), 'too-large'],
])('a text that brings no parts is refused: %.40s', (text, refusal) => {
  expect(fromClipboardText(text)).toEqual({ refusal });
});

test('a part is found by its label or its name, names that begin so first', () => {
  const words: Readonly<Record<string, { label: string; name: string }>> = {
    a: { label: 'Año de construcción', name: 'builtIn' },
    b: { label: 'Roof built', name: 'roofYear' },
    d: { label: 'Roof', name: 'buildingRoof' },
  };
  const find = (text: string) => findParts(form, text, ({ key }) => words[key] ?? { label: '', name: '' });
  expect(find(' ROOF ')).toEqual(['b', 'd']);
  expect(find('built')).toEqual(['a', 'b']);
  expect(find('ano')).toEqual(['a']);
  expect(find('buil')).toEqual(['a', 'd', 'b']);
  expect(find('  ')).toEqual([]);
});

test('the lines of a form are its heads and rows; those that are as they were are the same', () => {
  const known = new WeakMap();
  const lines = linesOf(form, known);
  expect(lines.map(({ key, isHead, parts }) => [key, isHead, parts.length])).toEqual([
    ['A', true, 1],
    ['a', false, 2],
    ['c', false, 1],
    ['B', true, 1],
    ['d', false, 1],
  ]);
  const changed = form.map((part) => (part.key === 'b' ? { ...part } : part));
  const after = linesOf(changed, known);
  expect(after.map((line, index) => line === lines[index])).toEqual([true, false, true, true, true]);
  expect(linesOf(form.slice(0, 2), known)[1]).not.toBe(lines[1]);
});

test('a section knows how many fields it has', () => {
  expect([...countFields(form)]).toEqual([
    ['A', 3],
    ['B', 1],
  ]);
});

test('of a folded section the head is shown', () => {
  const lines = linesOf(form);
  expect(unfolded(lines, new Set())).toBe(lines);
  expect(unfolded(lines, new Set(['A'])).map(({ key }) => key)).toEqual(['A', 'B', 'd']);
});
