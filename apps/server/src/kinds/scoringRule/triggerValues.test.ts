import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTriggerValues, writeTriggerValues } from './triggerValues.ts';

test('values come back as they were: leading zeros, markup, line ends', () => {
  const representable = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter((text) => /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]+$/u.test(text));
  const value = fc.oneof(representable, fc.constantFrom('0111', '<value>', 'a & b', ']]>', 'a\r\nb'));
  fc.assert(
    fc.property(fc.array(value, { maxLength: 5 }), (values) => {
      expect(readTriggerValues(writeTriggerValues(values))).toEqual({ values });
    }),
  );
});

test.each([
  ['<values><value>A</value>', 'not complete'],
  ['no XML', 'not well-formed'],
  ['<!DOCTYPE x><values/>', 'document type'],
  ['<list><value>A</value></list>', 'not of the form'],
  ['<values><item>A</item></values>', 'not of the form'],
])('%s is refused', (xml, reason) => {
  expect(readTriggerValues(xml)).toEqual({ fault: expect.stringContaining(reason) });
});

test('empty values are left out', () => {
  expect(readTriggerValues('<values><value/><value>A</value></values>')).toEqual({ values: ['A'] });
});
