import { describe, expect, it } from 'vitest';
import { filterOptions } from './filterOptions.ts';

const options = ['General Liability', 'Commercial Auto', 'Auto Liability', 'Élan', 'Commercial Property'].map(
  (label) => ({ value: label, label }),
);
const found = (query: string) => filterOptions(options, query).map((option) => option.label);

describe('filterOptions', () => {
  it('keeps everything, and the very same list, without a query', () => {
    expect(filterOptions(options, '  ')).toBe(options);
  });

  it('finds text anywhere, whatever its case', () => {
    expect(found('LIAB')).toEqual(['General Liability', 'Auto Liability']);
  });

  it('puts what begins with the query first', () => {
    expect(found('auto')).toEqual(['Auto Liability', 'Commercial Auto']);
  });

  it('takes words in any order', () => {
    expect(found('liability gen')).toEqual(['General Liability']);
  });

  it('overlooks accents', () => {
    expect(found('elan')).toEqual(['Élan']);
  });

  it('finds nothing for what is not there', () => {
    expect(found('umbrella')).toEqual([]);
  });
});
