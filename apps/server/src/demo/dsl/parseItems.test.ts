import { describe, expect, it } from 'vitest';
import { deriveValue, parseItems } from './parseItems.ts';

describe('parseItems', () => {
  it('numbers the items across groups and derives the values that are not written', () => {
    const items = parseItems(`
      First, ungrouped|1; Second
      # Later
      $1,000||2; Third|3
    `);

    expect(
      items.map(({ name, value, grouping, ordering, defaultPrecedence }) => [
        name,
        value,
        grouping,
        ordering,
        defaultPrecedence,
      ]),
    ).toEqual([
      ['First, ungrouped', '1', '', 0, null],
      ['Second', 'SECOND', '', 1, null],
      ['$1,000', '1000', 'Later', 2, 2],
      ['Third', '3', 'Later', 3, null],
    ]);
  });
});

describe('deriveValue', () => {
  it.each([
    ['$1,000,000', '1000000'],
    ['Wet pipe', 'WET_PIPE'],
    ["Bachelor's degree", 'BACHELORS_DEGREE'],
    ['Under 10%', 'UNDER_10_PCT'],
    ['Tomás & Co.', 'TOMAS_AND_CO'],
  ])('turns %s into %s', (label, value) => {
    expect(deriveValue(label)).toBe(value);
  });
});
