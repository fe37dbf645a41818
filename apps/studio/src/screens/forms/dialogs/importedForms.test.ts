import type { FormTemplateImport } from '@studio/api';
import { expect, test } from 'vitest';
import { countFates, type ImportFate, listedForms, whyIdle } from './importedForms.ts';

const report = (...fates: readonly ImportFate[]): FormTemplateImport => ({
  ...{ imported: 0, notImported: 0, unchanged: 0, message: '' },
  formTemplates: fates.map((fate, index) => ({
    ...{ uniqueName: `Form${index}`, version: 1, type: 1, fate, message: '' },
  })),
});

test('each fate is counted, and of what is not imported also what is not listed', () => {
  const listed = report('left', 'refused', 'left', 'added', 'updated', 'updated');
  expect(countFates({ ...listed, imported: 3, notImported: 2500, unchanged: 2 })).toEqual({
    ...{ refused: 2500, updated: 2, added: 1, left: 2 },
  });
});

test('what is not imported is listed first, then what changes, each by name and version', () => {
  const listed = listedForms(report('left', 'added', 'refused', 'updated', 'refused'), 4);
  expect(listed.map(({ id, fate }) => `${id} ${fate}`)).toEqual([
    ...['2 refused', '4 refused', '3 updated', '1 added'],
  ]);
  const names = ['Roof', 'Form10', null, 'Roof', 'Form9'];
  const versions = [3, 1, null, 2, 1];
  const { formTemplates, ...rest } = report('added', 'added', 'added', 'added', 'added');
  const named = formTemplates.map((form, index) => ({
    ...form,
    uniqueName: names[index] ?? null,
    version: versions[index] ?? null,
  }));
  expect(listedForms({ ...rest, formTemplates: named }, 5).map(({ id }) => id)).toEqual([
    ...['4', '1', '3', '0', '2'],
  ]);
});

test.each([
  [{ imported: 1, notImported: 1, unchanged: 1 }, null],
  [{ imported: 0, notImported: 1, unchanged: 1 }, 'nothing'],
  [{ imported: 0, notImported: 0, unchanged: 1 }, 'nothing'],
  [{ imported: 0, notImported: 1, unchanged: 0 }, 'refused'],
  [{ imported: 0, notImported: 0, unchanged: 0 }, 'noForms'],
])('it is shown why an import would change nothing: %o', (counts, expected) => {
  expect(whyIdle({ ...report(), ...counts })).toBe(expected);
});
