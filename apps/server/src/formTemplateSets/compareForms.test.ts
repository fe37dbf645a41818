import { expect, test } from 'vitest';
import type { FormField, FormTemplateDoc } from '../kinds/formTemplate/FormTemplateDoc.ts';
import { compareForms } from './compareForms.ts';

function field(name: string, more: Partial<FormField> = {}): FormField {
  return { name, label: name, type: 0, dataSetName: null, ...more };
}

function form(...fields: FormField[]): FormTemplateDoc {
  const own = { uniqueName: 'Roof', name: 'Roof', version: 1, type: 1, status: 0, repeatable: false };
  return { ...own, productNames: [], fields };
}

test('a field that was taken away and made again is the same field', () => {
  const [before, after] = [form(field('a', { id: '1' })), form(field('a', { id: '2', type: 3 }))];
  expect(compareForms(before, after)).toEqual({
    parts: ['fields'],
    fields: [{ variableName: 'a', label: 'a', fate: 'changed', formerName: null, properties: ['type'] }],
  });
});

test('a field is known by its id whatever it is called, though another has its name now', () => {
  const before = form(field('a', { id: '1' }), field('b', { id: '2' }));
  const after = form(field('b', { id: '1' }), field('c', { id: '3' }));
  expect(compareForms(before, after).fields.map(({ fate, variableName }) => [fate, variableName])).toEqual([
    ['removed', 'b'],
    ['renamed', 'b'],
    ['added', 'c'],
  ]);
});

test('status, errors and version are no difference', () => {
  const other = { ...form(field('a')), status: 2, version: 2, errors: [{ pointer: '', message: 'x' }] };
  expect(compareForms(form(field('a')), other)).toEqual({ parts: [], fields: [] });
});
