import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimals, parseDecimal } from './decimalText.ts';

function compare(a: string, b: string): number {
  const left = parseDecimal(a);
  const right = parseDecimal(b);
  if (left === undefined || right === undefined) throw new Error(`not a number: ${a}, ${b}`);
  return Math.sign(compareDecimals(left, right));
}

describe('parseDecimal', () => {
  it.each(['0', '-0', '007', '1,234,567.80', '+5', '.5', '5.', ' 12 ', '-,1'])('reads %j', (text) => {
    expect(parseDecimal(text)).toBeDefined();
  });

  it.each(['', ' ', ',', '.', '-', '1e3', '0x10', '1 2', '12a', 'Infinity', '1.2.3', '--1'])(
    'refuses %j',
    (text) => {
      expect(parseDecimal(text)).toBeUndefined();
    },
  );
});

describe('compareDecimals', () => {
  it('orders as numbers do', () => {
    const small = fc.integer({ min: -2000, max: 2000 }).map((n) => n / 8);
    fc.assert(
      fc.property(small, small, (a, b) => compare(`${a}`, `${b}`) === Math.sign(a - b)),
      { numRuns: 500 },
    );
  });

  it('orders integers of any length', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), (a, b) => {
        expect(compare(`${a}`, `${b}`)).toBe(Number(a > b) - Number(a < b));
      }),
    );
  });

  it('takes different spellings of a number for the same', () => {
    expect(compare('1,000.50', '01000.5')).toBe(0);
    expect(compare('-0', '0.0')).toBe(0);
  });
});
