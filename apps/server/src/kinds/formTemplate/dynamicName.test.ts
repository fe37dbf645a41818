import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldsInDynamicName, renameInDynamicName } from './dynamicName.ts';

test('names in braces are those of fields, each once', () => {
  expect(fieldsInDynamicName('Building {buildingNumber}, {city} ({buildingNumber})')).toEqual([
    'buildingNumber',
    'city',
  ]);
  expect(fieldsInDynamicName('{ roof type }{a}')).toEqual(['roof type', 'a']);
});

test('what is no name in braces is text', () => {
  for (const text of ['', 'Building', '{}', '{ }', '{open', 'closed}', '}{']) {
    expect(fieldsInDynamicName(text)).toEqual([]);
    expect(renameInDynamicName(text, () => 'other')).toBe(text);
  }
  expect(fieldsInDynamicName('{{inner}}')).toEqual(['inner']);
});

test('new names replace the former ones, and nothing else changes', () => {
  const rename = (field: string) => (field === 'a' ? '$&' : field);
  expect(renameInDynamicName('{a}a{ b }{ a }{ab}', rename)).toBe('{$&}a{ b }{ $& }{ab}');
});

test('a new name that cannot be in braces leaves the former one there', () => {
  for (const name of ['a{b', 'a}b', '{}']) {
    const rename = (field: string) => (field === 'a' ? name : 'c');
    expect(renameInDynamicName('{ a } and {b}', rename)).toBe('{ a } and {c}');
  }
});

test('with any text around them, names are found and put back', () => {
  const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 ]{0,8}[A-Za-z0-9]$/);
  const text = fc.stringMatching(/^[^{}]{0,10}$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(text, name)), (pieces) => {
      const template = pieces.map(([before, field]) => `${before}{${field}}`).join('');
      expect(fieldsInDynamicName(template)).toEqual([...new Set(pieces.map(([, field]) => field))]);
      const there = renameInDynamicName(template, (field) => `_${field}`);
      expect(renameInDynamicName(there, (field) => field.slice(1))).toBe(template);
    }),
  );
});
