import { expect, test } from 'vitest';
import { valueFault } from './valueFault.ts';

const number = {
  dataType: 'numeric',
  isWhole: false,
  addresses: null,
  minimum: null,
  maximum: null,
} as const;

test('a number has an optional minus, one decimal point, and limits', () => {
  const faultOf = (value: string) => valueFault({ ...number, minimum: -5, maximum: 1000 }, value);
  expect(['1', '-1', ' 2.5 ', '.5', '3.'].map(faultOf)).toEqual(Array(5).fill(null));
  for (const value of ['', 'x', '1e3', '+1', '1.2.3', '--1', '1,000']) {
    expect(faultOf(value)).toBe('This preference value must be numeric only.');
  }
  expect([faultOf('-6'), faultOf('1001')]).toEqual(['At least -5.', 'At most 1,000.']);
});

test('a text has the characters of the contract at most', () => {
  const faultOf = (value: string) => valueFault({ ...number, dataType: 'string' }, value);
  expect([faultOf('x'.repeat(4000)), faultOf('x'.repeat(4001))]).toEqual([null, 'At most 4,000 characters.']);
});

test('a number that must be whole has no places, and is none that loses some', () => {
  const faultOf = (value: string) => valueFault({ ...number, isWhole: true, maximum: 365 }, value);
  expect(['30', '-0', '30.', '30.0'].map(faultOf)).toEqual(Array(4).fill(null));
  for (const value of ['1.5', '.5', '9007199254740993']) {
    expect(faultOf(value)).toBe('This preference value must be a whole number.');
  }
  expect(faultOf('366')).toBe('At most 365.');
});
