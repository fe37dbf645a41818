import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceOf, foldForSearch, isOneOf, lookOf } from './foldText.ts';

test.each([
  ['New\u00a0York', 'New York'],
  ['New  York ', 'New York'],
  ['New\u200b York', 'New York'],
  ['\u202eNew York\u202c', 'New York'],
  ['Cafe\u0301', 'Café'],
  ['o\ufb03ce', 'office'],
  ['\uff21\uff22', 'AB'],
  ['on\u2011line', 'on-line'],
  ['a\u3000b\u2009c\u2800d', 'a b c d'],
  ['\u200b', ''],
])('%j looks like %j', (text, look) => {
  expect(lookOf(text)).toBe(look);
});

test('case, digits in other places and letters of other scripts look different', () => {
  for (const [one, other] of [
    ['new york', 'New York'],
    ['m²', 'm2'],
    ['a', 'а'],
    ['a b', 'ab'],
  ] as const) {
    expect(lookOf(one)).not.toBe(lookOf(other));
  }
});

test('a search finds what looks like it, in whatever case, and each of several texts', () => {
  expect(foldForSearch('New\u00a0 YORK')).toBe('new york');
  expect(foldForSearch('m²')).toBe('m2');
  const folded = foldForSearch('One\u200b', 'Two\u00a0 Three');
  expect(folded).toContain(foldForSearch('two  three'));
  expect(folded).not.toContain(foldForSearch('one two'));
  expect(isOneOf(folded, foldForSearch('one'))).toBe(true);
  expect(isOneOf(folded, foldForSearch('two'))).toBe(false);
});

const odd = fc.constantFrom(
  'a',
  'B',
  ' ',
  '  ',
  '\u00a0',
  '\u200b',
  '\u0301',
  '\ufb01',
  'ß',
  'İ',
  '\uffff',
  '\u2800',
  '½',
);
const texts = fc
  .array(fc.oneof(odd, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 6 })
  .map((parts) => parts.join(''));

test('what is folded stays as it is, and what looks the same is found', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(lookOf(lookOf(text))).toBe(lookOf(text));
      expect(foldForSearch(lookOf(text))).toBe(foldForSearch(text));
      expect(foldForSearch(foldForSearch(text).replaceAll('\uffff', ' '))).toBe(foldForSearch(text));
      expect(foldForSearch(`x ${text} y`)).toContain(foldForSearch(text));
    }),
  );
});

test('the reason why names that look the same differ is returned', () => {
  expect(differenceOf('New\u00a0York', 'New York')).toBe('this one holds a no-break space (U+00A0)');
  expect(differenceOf('New York', 'New\u200b York')).toBe('that one holds a zero-width space (U+200B)');
  expect(differenceOf('New  York', 'New York')).toBe('they have different numbers of blanks');
  expect(differenceOf('Cafe\u0301', 'Café')).toBe('some characters are written in another way');
});
