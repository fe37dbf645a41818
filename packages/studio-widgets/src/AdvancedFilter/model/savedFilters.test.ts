import { describe, expect, test } from 'vitest';
import { sampleFields, sampleSavedFilters } from '../testing/sampleFields.ts';
import { addCondition } from './editFilter.ts';
import { parseFilterUri } from './parseFilterUri.ts';
import { defaultFilterOf, filterNameFault, hasUnsavedChanges, isSameFilterUri } from './savedFilters.ts';

const [drafts, production] = sampleSavedFilters;

describe('filterNameFault', () => {
  test('names are unique, regardless of case and spaces around them', () => {
    expect(filterNameFault(' drafts ', sampleSavedFilters, null)).toBe('taken');
    expect(filterNameFault('Drafts', sampleSavedFilters, 's1')).toBeUndefined();
    expect(filterNameFault('Mine', sampleSavedFilters, null)).toBeUndefined();
  });

  test('a name has between 1 and 100 characters', () => {
    expect(filterNameFault('  ', [], null)).toBe('blank');
    expect(filterNameFault('a'.repeat(100), [], null)).toBeUndefined();
    expect(filterNameFault('a'.repeat(101), [], null)).toBe('long');
  });
});

test('the default is the one marked, else the first', () => {
  expect(defaultFilterOf(sampleSavedFilters)?.id).toBe('s1');
  expect(defaultFilterOf([...sampleSavedFilters].reverse())?.id).toBe('s1');
  expect(defaultFilterOf([{ id: 'a', name: 'A', filterUri: '/X' }])?.id).toBe('a');
  expect(defaultFilterOf([])).toBeUndefined();
});

describe('unsaved changes', () => {
  const read = (uri: string) => parseFilterUri(uri, sampleFields).filter;

  test('the order of conditions and of values makes no difference', () => {
    expect(isSameFilterUri('/F?status.in=0,1&name=a', '/F?name=a&status.in=1%2C0', sampleFields)).toBe(true);
    expect(isSameFilterUri('/F?status.in=0,1', '/F?status.in=0', sampleFields)).toBe(false);
    expect(isSameFilterUri('/F?colour=red', '/F', sampleFields)).toBe(false);
  });

  test('an incomplete condition is no change', () => {
    const filter = addCondition(read('/FormTemplate?status=0'));
    expect(hasUnsavedChanges(filter, drafts, sampleFields)).toBe(false);
    expect(hasUnsavedChanges(filter, production, sampleFields)).toBe(true);
  });

  test('without a saved filter there is nothing to change', () => {
    expect(hasUnsavedChanges(read('/FormTemplate?status=0'), undefined, sampleFields)).toBe(false);
  });
});
