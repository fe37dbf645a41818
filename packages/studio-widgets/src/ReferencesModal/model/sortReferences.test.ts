import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dataSetReferenceTypes, formReferenceTypes, formStatuses } from '../../presets/references.ts';
import type { ObjectReference } from '../types.ts';
import { nextReferencesSort, type ReferenceTexts, sortReferences, textOf } from './sortReferences.ts';

const texts: ReferenceTexts = {
  types: dataSetReferenceTypes,
  statuses: formStatuses,
  unknownCode: (code) => `Type ${code}`,
};

describe('textOf', () => {
  test('names the types of data set references', () => {
    expect(textOf({ type: 2, name: 'a' }, 'type', texts)).toBe('Field');
    expect(textOf({ type: 3, name: 'a' }, 'type', texts)).toBe('Rule');
  });

  test('names the six types of form references', () => {
    const named = [1, 2, 3, 4, 5, 6].map((type) =>
      textOf({ type, name: '' }, 'type', { ...texts, types: formReferenceTypes }),
    );
    expect(named).toEqual([
      'Field Expression',
      'Linked Field',
      'Rule',
      'Scoring Rule',
      'Supplemental Form',
      'Dynamic Data Set',
    ]);
  });

  test('an unknown code is named as such', () => {
    expect(textOf({ type: 99, name: '' }, 'type', texts)).toBe('Type 99');
  });

  test('nothing shows for a missing version or status', () => {
    expect(textOf({ type: 2, name: '' }, 'version', texts)).toBe('');
    expect(textOf({ type: 2, name: '', status: null }, 'status', texts)).toBe('');
    expect(textOf({ type: 2, name: '', status: 1 }, 'status', texts)).toBe('In Production');
  });
});

describe('nextReferencesSort', () => {
  test('a new column starts ascending, the same one turns round', () => {
    const first = nextReferencesSort(null, 'version');
    expect(first).toEqual({ key: 'version', direction: 'asc' });
    const second = nextReferencesSort(first, 'version');
    expect(second.direction).toBe('desc');
    expect(nextReferencesSort(second, 'version').direction).toBe('asc');
    expect(nextReferencesSort(second, 'name')).toEqual({ key: 'name', direction: 'asc' });
  });
});

describe('sortReferences', () => {
  test('version 10 comes after version 9', () => {
    const references: ObjectReference[] = [10, 9, 1].map((version) => ({ type: 2, name: 'a', version }));
    const sorted = sortReferences(references, { key: 'version', direction: 'asc' }, texts);
    expect(sorted.map(({ version }) => version)).toEqual([1, 9, 10]);
  });

  test('keeps every reference, and equal ones in their order, in both directions', () => {
    const reference = fc.record({ type: fc.constantFrom(2, 3), name: fc.string(), version: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(reference), fc.constantFrom('asc', 'desc'), (given, direction) => {
        const sorted = sortReferences(given, { key: 'version', direction }, texts);
        expect(new Set(sorted)).toEqual(new Set(given));
        for (const version of [0, 1, 2, 3]) {
          const same = (list: readonly ObjectReference[]) => list.filter((each) => each.version === version);
          expect(same(sorted)).toEqual(same(given));
        }
      }),
    );
  });
});
