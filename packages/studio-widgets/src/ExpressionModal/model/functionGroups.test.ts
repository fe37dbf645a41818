import { describe, expect, it } from 'vitest';
import { documentedFunctions } from './documentedFunctions.ts';
import { bestEntry, groupFunctions, stepEntry } from './functionGroups.ts';

const namesIn = (query: string) =>
  groupFunctions(documentedFunctions, query).map(({ name, entries }) => [name, entries.length]);

describe('groupFunctions', () => {
  it('keeps groups and entries in order', () => {
    expect(namesIn('')).toEqual([
      ['Field Functions', 10],
      ['Math Functions', 3],
      ['Date Functions', 3],
      ['Operators', 15],
      ['Constants', 3],
    ]);
  });

  it('looks in names and descriptions', () => {
    expect(namesIn(' MATH.')).toEqual([['Math Functions', 3]]);
    expect(namesIn('smallest')).toEqual([['Field Functions', 1]]);
    expect(namesIn('zzz')).toEqual([]);
  });
});

describe('bestEntry', () => {
  it('prefers a name that begins with the text', () => {
    const found = groupFunctions(documentedFunctions, 'true').flatMap(({ entries }) => entries);
    expect(found[0]?.name).toBe('&&');
    expect(bestEntry(found, 'true')?.name).toBe('true');
    expect(bestEntry(found, 'yes')).toBe(found[0]);
    expect(bestEntry([], '')).toBeUndefined();
  });
});

describe('stepEntry', () => {
  const [first, second] = documentedFunctions;
  const last = documentedFunctions.at(-1);

  it('goes round', () => {
    expect(stepEntry(documentedFunctions, undefined, 'ArrowDown')).toBe(first);
    expect(stepEntry(documentedFunctions, first, 'ArrowDown')).toBe(second);
    expect(stepEntry(documentedFunctions, last, 'ArrowDown')).toBe(first);
    expect(stepEntry(documentedFunctions, first, 'ArrowUp')).toBe(last);
    expect(stepEntry(documentedFunctions, first, 'x')).toBeUndefined();
    expect(stepEntry([], undefined, 'ArrowDown')).toBeUndefined();
  });

  it('stops at the ends by pages', () => {
    expect(stepEntry(documentedFunctions, last, 'PageDown')).toBe(last);
    expect(stepEntry(documentedFunctions, first, 'PageUp')).toBe(first);
    expect(stepEntry(documentedFunctions, first, 'PageDown')).toBe(documentedFunctions[6]);
  });
});
