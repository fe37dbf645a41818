import { describe, expect, test } from 'vitest';
import { evaluateFormulas, readNumber } from './evaluateFormulas.ts';

const ranges = (...bounds: readonly (readonly [number, number, number])[]) =>
  bounds.map(([minValue, maxValue, score]) => ({
    id: -1,
    type: 'Range' as const,
    minValue,
    maxValue,
    score,
  }));

describe('ranges', () => {
  const formulas = ranges([0, 5, 30], [16, 30, 10], [28, 45, 0]);

  test('both ends belong to a range, and the first that matches counts', () => {
    expect(evaluateFormulas({ value: '5', formulas })).toEqual({
      ...{ matches: [{ row: 0, score: 30 }], counting: 0 },
    });
    expect(evaluateFormulas({ value: '29', formulas })).toEqual({
      matches: [
        { row: 1, score: 10 },
        { row: 2, score: 0 },
      ],
      counting: 1,
    });
    expect(evaluateFormulas({ value: '10', formulas })).toEqual({ matches: [], counting: null });
  });

  test('a text that is no number matches nothing quietly: it is refused', () => {
    expect(evaluateFormulas({ value: 'twenty', formulas })).toBeNull();
  });

  test('one that is written backwards matches nothing', () => {
    expect(evaluateFormulas({ value: '5', formulas: ranges([8, 2, 1]) })).toEqual({
      ...{ matches: [], counting: null },
    });
  });
});

test('single values are compared as texts, exactly', () => {
  const formulas = ['0111', '111', 'TX'].map((value, score) => ({
    ...{ id: -1, type: 'Discrete' as const, value, score },
  }));
  const countingOf = (value: string) => evaluateFormulas({ value, formulas })?.counting;
  expect(countingOf('0111')).toBe(0);
  expect(countingOf('111')).toBe(1);
  expect(countingOf('tx')).toBeNull();
  expect(countingOf('TX ')).toBeNull();
});

test('a value that is listed twice counts where it is first; one without a score counts as that', () => {
  const formulas = [
    { id: -1, type: 'Discrete' as const, value: 'A', score: null },
    { id: -1, type: 'Discrete' as const, value: 'A', score: 7 },
  ];
  expect(evaluateFormulas({ value: 'A', formulas })).toEqual({
    matches: [
      { row: 0, score: null },
      { row: 1, score: 7 },
    ],
    counting: 0,
  });
});

test.each([
  ['1,000', 1000],
  ['$1,234,567.50', 1_234_567.5],
  ['-12', -12],
  ['.5', 0.5],
  ['35%', 35],
  [' 7 ', 7],
  ['1,00', null],
  ['1000 USD', null],
  ['', null],
  ['-', null],
  ['$', null],
])('%s is read as %s', (text, number) => {
  expect(readNumber(text)).toBe(number);
});
