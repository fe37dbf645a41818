import type { FormTemplateChange } from '@studio/api';
import { expect, test } from 'vitest';
import { byUrgency, countFates } from './countFates.ts';

function change(uniqueName: string, fate: FormTemplateChange['fate']): FormTemplateChange {
  return {
    ...{ uniqueName, fate, formerName: null, displayName: uniqueName, type: 1, before: null, after: null },
    ...{ parts: [], fields: [], moreFields: 0 },
  };
}

const changes = [
  change('A', 'added'),
  change('B', 'changed'),
  change('C', 'removed'),
  change('D', 'changed'),
];

test('fates are counted in their order, and what did not happen is left out', () => {
  expect(countFates({ changes, unchanged: 3 })).toEqual([
    ['added', 1],
    ['removed', 1],
    ['changed', 2],
    ['unchanged', 3],
  ]);
  expect(countFates({ changes: [], unchanged: 0 })).toEqual([]);
});

test('what is removed comes before what is changed, and that before what is new', () => {
  expect(byUrgency(changes).map(({ uniqueName }) => uniqueName)).toEqual(['C', 'B', 'D', 'A']);
});
