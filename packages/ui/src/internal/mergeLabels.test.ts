import { expect, test } from 'vitest';
import { mergeLabels } from './mergeLabels.ts';

const labels = { title: 'Items', remove: (name: string) => `Remove ${name}`, columns: { a: 'A', b: 'B' } };

test('without given labels they are the widget’s own', () => {
  expect(mergeLabels(labels, undefined)).toBe(labels);
});

test('a given label replaces its own, and the others stay', () => {
  const merged = mergeLabels(labels, { remove: (name) => `${name} entfernen` });
  expect(merged.remove('x')).toBe('x entfernen');
  expect(merged.title).toBe('Items');
});

test('of labels within labels the others stay, too', () => {
  expect(mergeLabels(labels, { columns: { b: 'Be' } }).columns).toEqual({ a: 'A', b: 'Be' });
});

test('an undefined label is none', () => {
  expect(mergeLabels(labels, JSON.parse('{}'))).toEqual(labels);
  expect(mergeLabels(labels, Object.fromEntries([['title', undefined]]))).toEqual(labels);
});
