import { expect, test } from 'vitest';
import { identityOfForm } from '../../kinds/formTemplate/formTemplateKind.ts';
import type { OrganizationForm } from '../../kinds/organization/OrganizationDoc.ts';
import { compareForms } from './compareForms.ts';
import { type FormValues, sectionKey, textOfValue } from './FormValues.ts';
import type { ReadValue } from './readValues.ts';
import type { Template } from './templates.ts';
import { form } from './testing/testForm.ts';

const version = (number: number, fields: Parameters<typeof form>[0]) => ({
  ...form(fields),
  version: number,
});
const first = version(1, [
  { id: '1', name: 'city' },
  { id: '2', name: 'phone' },
  { id: '3', name: 'fax' },
  { id: '4', name: 'note' },
  { id: '5', name: 'line', repeats: true },
]);
const second = version(2, [
  { id: '1', name: 'town' },
  { id: '3', name: 'phone' },
  { id: '4', name: 'note' },
  { id: '5', name: 'line', repeats: true },
]);
const templates = new Map<string, Template>(
  [first, second].map((each) => [
    identityOfForm('Form', each.version),
    { id: `${each.version}`, form: each },
  ]),
);

const read: ReadValue = ({ value }) => textOfValue(value);
const stored = { templates, read };

const filled = (templateVersion: number, values: FormValues): OrganizationForm => ({
  ...{ id: 'a', uniqueName: 'Form', name: 'Form', type: 43, templateVersion, values },
});

test('values are compared by their fields, whatever they are called, and by the entries that they are in', () => {
  const lines = sectionKey([['5']]);
  const before = filled(1, {
    ...{ city: 'Omaha', phone: 'P', fax: 'F', note: 'one' },
    [lines]: [{ line: 'Fire' }, { line: 'Flood' }],
  });
  const after = filled(2, { town: 'Omaha', phone: 'F', note: 'two', [lines]: [{ line: 'Fire' }, {}] });
  const text = (fieldName: string, from: string, to: string, number?: number) => ({
    ...{ fieldName, label: fieldName.toUpperCase(), before: from, after: to },
    entries: number === undefined ? [] : [{ label: '', number }],
  });
  expect(compareForms([before], [after], stored)).toEqual([
    {
      ...{ id: 'a', name: 'Form', fromVersion: 1, toVersion: 2 },
      // The number of the fax has moved to the field that is called phone now; that of the phone is lost.
      changes: [text('note', 'one', 'two'), text('line', 'Flood', '', 2), text('phone', 'P', '')],
    },
  ]);
  expect(compareForms([after], [after], stored)).toEqual([]);
});

test('values come in the order of the form, not in the order that they are stored in', () => {
  const lines = sectionKey([['5']]);
  const before = filled(1, { [lines]: [{ line: 'Fire' }, { line: 'Flood' }], note: 'N', phone: 'P' });
  const after = filled(1, { phone: 'Q', [lines]: [{ line: 'Wind' }, { line: 'Hail' }], city: 'Omaha' });
  const [{ changes } = { changes: [] }] = compareForms([before], [after], stored);
  const places = changes.map(({ fieldName, entries }) =>
    [fieldName, ...entries.map(({ number }) => number)].join(' '),
  );
  expect(places).toEqual(['city', 'phone', 'note', 'line 1', 'line 2']);
});

test('forms that were added or removed are listed with what they hold, and values whose definitions are gone by their names', () => {
  const form = filled(7, { city: 'Omaha', note: '' });
  const value = { fieldName: 'city', label: 'city', entries: [] };
  expect(compareForms([], [form], stored)).toMatchObject([
    { fromVersion: null, toVersion: 7, changes: [{ ...value, before: '', after: 'Omaha' }] },
  ]);
  expect(compareForms([form], [], stored)).toMatchObject([
    { fromVersion: 7, toVersion: null, changes: [{ ...value, before: 'Omaha', after: '' }] },
  ]);
  expect(compareForms([form], [filled(8, { city: 'Lincoln' })], stored)).toMatchObject([
    { changes: [{ ...value, before: 'Omaha', after: 'Lincoln' }] },
  ]);
});
