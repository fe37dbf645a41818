import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OptionSearch, searchOf } from './OptionSearch.ts';

const options = ['General Liability', 'Commercial Auto', 'Auto Liability', 'Élan', 'Commercial Property'].map(
  (label) => ({ label }),
);
const labelsOf = (found: readonly { label: string }[]) => found.map(({ label }) => label);
const found = (query: string, isRanked?: boolean) =>
  labelsOf(new OptionSearch(options).find(query, isRanked));

describe('OptionSearch', () => {
  it('keeps everything, and the very same list, without a query', () => {
    expect(new OptionSearch(options).find('  ')).toBe(options);
  });

  it('finds text anywhere, whatever its case', () => {
    expect(found('LIAB')).toEqual(['General Liability', 'Auto Liability']);
  });

  it('puts what begins with the query first', () => {
    expect(found('auto')).toEqual(['Auto Liability', 'Commercial Auto']);
  });

  it('keeps the given order when asked to', () => {
    expect(found('auto', false)).toEqual(['Commercial Auto', 'Auto Liability']);
  });

  it('takes words in any order', () => {
    expect(found('liability gen')).toEqual(['General Liability']);
  });

  it('overlooks accents', () => {
    expect(found('elan')).toEqual(['Élan']);
    expect(found('ÉLAN')).toEqual(['Élan']);
  });

  it('finds what looks the same', () => {
    const search = new OptionSearch([{ label: 'New\u00a0York' }, { label: 'New\u200bark' }]);
    expect(labelsOf(search.find('new york'))).toEqual(['New\u00a0York']);
    expect(labelsOf(search.find('New\u00a0York'))).toEqual(['New\u00a0York']);
    expect(labelsOf(search.find('newark'))).toEqual(['New\u200bark']);
    expect(search.has('new york')).toBe(true);
  });

  it('finds nothing for what is not there', () => {
    expect(found('umbrella')).toEqual([]);
  });

  it('finds labels that hold line breaks', () => {
    const search = new OptionSearch([{ label: 'One\nTwo' }, { label: 'Three' }]);
    expect(labelsOf(search.find('two'))).toEqual(['One\nTwo']);
    expect(labelsOf(search.find('three'))).toEqual(['Three']);
  });

  it('finds after any earlier queries what it finds at once', () => {
    const letters = fc.stringMatching(/^[abÄ ]{0,6}$/);
    fc.assert(
      fc.property(fc.array(letters), fc.array(letters), fc.string(), (labels, queries, last) => {
        const list = labels.map((label) => ({ label }));
        const used = new OptionSearch(list);
        for (const query of queries) used.find(query);
        for (const query of [...queries, last, ...queries.map((each) => `${each}a`)])
          expect(used.find(query)).toEqual(new OptionSearch(list).find(query));
      }),
    );
  });

  it('finds options that are their labels', () => {
    const search = new OptionSearch(['', 'Auto Liability', 'Commercial Auto']);
    expect(search.find('')).toHaveLength(3);
    expect(search.find('auto')).toEqual(['Auto Liability', 'Commercial Auto']);
    expect(search.has('commercial auto')).toBe(true);
  });

  it('is made once for each list', () => {
    expect(searchOf(options)).toBe(searchOf(options));
    expect(searchOf([...options])).not.toBe(searchOf(options));
  });
});
