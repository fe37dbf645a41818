import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildDemoContent } from '../../demo/buildDemoContent.ts';
import { schemaFaults } from '../../exchange/testing/schemaFaults.ts';
import { fileNamespace } from '../../exchange/writeInitializationFile.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import { kindCases } from '../testing/kindCases.ts';
import type { FormTemplateDoc } from './FormTemplateDoc.ts';
import { designDefaults, fieldDefaults } from './FormTemplateDoc.ts';
import { formTemplateKind } from './formTemplateKind.ts';
import { formTemplateModule } from './formTemplateModule.ts';
import { formTemplateTypes } from './formTemplateTypes.ts';

const path = join(import.meta.dirname, '../../../../../docs/schema/studio-dbinit.xsd');
const schema = readFileSync(path, 'utf8');
const now = Date.UTC(2026, 10, 20, 15);
const forms = buildDemoContent({ now }).formTemplates.map(
  ({ lastModifiedById: _by, timeLastModified: _time, ...form }): FormTemplateDoc => form,
);

function fileOf(form: JsonObject): string {
  const document = {
    ...{
      id: 'form-1',
      revision: 1,
      name: 'Form',
      version: 1,
      authorId: 'author',
      authorName: 'Jon Vega',
      time: now,
    },
    // What is written is not held against the rules of the kind.
    doc: form as FormTemplateDoc,
  };
  const { name, toXml } = formTemplateModule.section;
  const section = `<section><title>${name}</title>${toXml(document, [])}</section>`;
  return `<configuration xmlns="${fileNamespace}">${section}</configuration>`;
}

const whole: FormTemplateDoc = {
  ...{ uniqueName: 'Whole', name: 'Whole', version: 1, type: 1, status: 0, repeatable: false },
  ...designDefaults,
  productNames: ['Property'],
  effectiveDateRangeBegin: -86_400_000,
  fields: [{ ...fieldDefaults, id: '1', name: 'roof', label: 'Roof', type: 0, dataSetName: null }],
  sections: [{ label: '', repeating: true, rows: [['1']] }],
  fieldRules: [{ name: 'Rule', description: '', condition: { kind: 'CompositeCondition', deep: [{}] } }],
  cases: [
    {
      ...{ id: 'one', name: 'One', values: { 'Whole::roof': ['a', 1, null], 'Account.x': true } },
      expected: { shown: { roof: true }, values: { 'Whole::roof': null } },
    },
  ],
  triggerRule: { name: 'Trigger', condition: { kind: 'CompositeCondition' } },
  errors: [{ pointer: '', message: 'Something is wrong.' }],
};

test('every form of the demo, and one that says all that a form can say, is valid by the schema of files', () => {
  expect(formTemplateKind.validate(whole).violations).toEqual([]);
  const suite = kindCases[formTemplateKind.name]?.doc('Suite') ?? {};
  for (const form of [...forms, whole, suite]) {
    expect(schemaFaults(schema, fileOf(form)), String(form['uniqueName'])).toEqual([]);
  }
});

test.each<[what: string, wrong: JsonObject]>([
  ['a member that forms do not have', { ...whole, colour: 'red' }],
  ['a type by its name', { ...whole, type: 'Application' }],
  ['a type that is no whole number', { ...whole, type: 1.5 }],
  ['a text in place of fields', { ...whole, fields: 'roof' }],
  ['fields that are texts and maps', { ...whole, fields: ['roof', ...whole.fields] }],
  ['a field with an unknown member', { ...whole, fields: [{ ...whole.fields[0], colour: 'red' }] }],
  ['a required level in words', { ...whole, fields: [{ ...whole.fields[0], requiredLevel: 'required' }] }],
  ['a section whose rows are texts', { ...whole, sections: [{ label: '', repeating: true, rows: '1' }] }],
  ['a row of numbers', { ...whole, sections: [{ label: '', repeating: true, rows: [[1]] }] }],
  ['a trigger rule that is a list', { ...whole, triggerRule: [] }],
  ['a trigger rule with an unknown member', { ...whole, triggerRule: { ...whole.triggerRule, colour: '' } }],
  ['a condition in words', { ...whole, fieldRules: [{ name: 'R', description: '', condition: 'always' }] }],
])('%s is not valid by the schema', (_what, wrong) => {
  expect(formTemplateKind.validate(wrong).violations).not.toEqual([]);
  expect(schemaFaults(schema, fileOf(wrong))).not.toEqual([]);
});

test('a member that is there twice is not valid by the schema', () => {
  const twice = '<number key="ordering">-1</number>';
  const file = fileOf(whole);
  expect(file.split(twice)).toHaveLength(2);
  expect(schemaFaults(schema, file.replace(twice, twice + twice))).toEqual([
    expect.stringMatching(/Duplicate key-sequence \['ordering'\].*'.*formMember'/),
  ]);
});

test('the schema says which types there are', () => {
  expect(schema.replaceAll(/\s+/g, ' ')).toContain(
    `The type of a form is a number from 0 to ${formTemplateTypes.length - 1};`,
  );
});
