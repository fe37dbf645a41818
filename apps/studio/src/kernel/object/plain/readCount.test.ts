import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCount } from './countField.tsx';

const readMinimum = (text: string) => readCount(text, { digits: 2, usual: '3' });

test.each([
  ['5', '5'],
  ['12', '12'],
  ['123', '12'],
  ['05', '5'],
  ['007', '7'],
  ['0', '3'],
  ['', '3'],
  ['  ', '3'],
  ['-', '1'],
  ['-8', '1'],
  ['4a', '4'],
  ['a', '3'],
  ['1.5', '1'],
  ['1e3', '1'],
  [' 7', '7'],
])('%j becomes %s', (typed, minimum) => {
  expect(readMinimum(typed)).toBe(minimum);
});

test('whatever is typed, it is one or two digits without a leading zero, and stays so', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (typed) => {
      const minimum = readMinimum(typed);
      expect(minimum).toMatch(/^[1-9]\d?$/);
      expect(readMinimum(minimum)).toBe(minimum);
    }),
  );
});
