import { expect, test } from 'vitest';
import { aField, aSection, formDoc } from '../../fixtures/formDocs.ts';
import type { FormDraft } from './FormDraft.ts';
import { withChangedParts } from './fieldNames.ts';
import { toFormDraft } from './toFormDraft.ts';

const script = `fieldValue('RoofSupplement', 'age') + fieldValues("RoofSupplement", "age") + fieldValue('Other','age')`;
const own = (fieldName: string) => ({
  kind: 'FieldValue',
  formTemplateUniqueName: 'RoofSupplement',
  fieldName,
});
const rule = (fieldName: string) => ({
  kind: 'CompositeCondition' as const,
  operator: 'and' as const,
  subconditions: [
    {
      kind: 'BinaryCondition' as const,
      lhs: { ...own(fieldName), variableName: fieldName },
      operatorName: 'exists',
    },
    { kind: 'RawCondition' as const, rawExpression: `fieldValue('RoofSupplement', '${fieldName}') > 1` },
  ],
});
const optionsOf = (name: string) =>
  `<options><functionName>DynamicGridPopup</functionName><filledFields>name=${name}, code = covering</filledFields></options>`;
const columnsOf = (name: string) =>
  `<options><columns><column variableName="${name}" width="90"/></columns></options>`;
const linked = { linkFormTemplateUniqueName: 'RoofSupplement' };

const doc = formDoc({
  sections: [
    aSection('Roof', [
      aField('age', 'Age'),
      aField('covering', 'Covering', { valueExpression: script, disableExpression: '1' }),
      aField('link', 'Link', { template: { ...linked, linkVariableName: 'age' } }),
      aField('button', 'Find', { template: { options: optionsOf('age') } }),
      aField('grid', 'Grid', { template: { ...linked, options: columnsOf('age') } }),
    ]),
  ],
  fieldRules: [{ name: 'Old', description: '', condition: rule('age') }],
  triggerRule: { objectUri: '/Rule', name: 'Trigger', condition: rule('age') },
  cases: [
    {
      ...{ id: 'c', name: 'New roof' },
      values: { 'RoofSupplement::age': '3', 'Other::age': '4' },
      expected: { shown: { age: true }, values: { 'RoofSupplement::age': '3' } },
    },
  ],
});

/** Gives the field that is called so other names, one after the other, as they are typed. */
function rename(draft: FormDraft, name: string, ...names: readonly string[]): FormDraft {
  const key = draft.parts.find(({ variableName }) => variableName === name)?.key;
  const referred = new Map<string, string>();
  return names.reduce((so, variableName) => {
    const changed = so.parts.flatMap((part) => (part.key === key ? { ...part, variableName } : []));
    return withChangedParts(so, changed, { uniqueName: 'RoofSupplement', referred });
  }, draft);
}

test('what names a field follows its new name: scripts, links, columns, fields to fill in, rules and kept cases', () => {
  const draft = toFormDraft(doc);
  const next = rename(draft, 'age', "roof'sAge");
  const part = (name: string) => next.parts.find(({ variableName }) => variableName === name);
  expect(part('covering')?.valueExpression).toBe(
    `fieldValue('RoofSupplement', 'roof\\'sAge') + fieldValues("RoofSupplement", "roof'sAge") + fieldValue('Other','age')`,
  );
  expect(part('link')?.linkVariableName).toBe("roof'sAge");
  expect(part('button')?.options).toBe(optionsOf("roof'sAge"));
  expect(part('grid')?.options).toBe(columnsOf("roof'sAge"));
  const [condition, raw] = (JSON.parse(next.rules[0]?.condition ?? '') as ReturnType<typeof rule>)
    .subconditions;
  expect(condition).toMatchObject({ lhs: { fieldName: "roof'sAge", variableName: "roof'sAge" } });
  expect(raw).toMatchObject({ rawExpression: `fieldValue('RoofSupplement', 'roof\\'sAge') > 1` });
  expect(next.condition).toContain("roof'sAge");
  expect(JSON.parse(next.cases[0]?.values ?? '')).toEqual({
    "RoofSupplement::roof'sAge": '3',
    'Other::age': '4',
  });
  expect(JSON.parse(next.cases[0]?.expected ?? '')).toEqual({
    shown: { "roof'sAge": true },
    values: { "RoofSupplement::roof'sAge": '3' },
  });
});

test('what does not name it is the same', () => {
  const draft = toFormDraft(doc);
  const next = rename(draft, 'button', 'find');
  const isSame = (before: FormDraft['parts'][number], index: number) => next.parts[index] === before;
  expect(draft.parts.filter((part, index) => !isSame(part, index)).map((part) => part.variableName)).toEqual([
    'button',
  ]);
  expect([next.rules[0], next.cases[0], next.condition]).toEqual([
    draft.rules[0],
    draft.cases[0],
    draft.condition,
  ]);
});

test('a name that is blank or taken while it is typed is not followed: what names the other field stays with that', () => {
  const draft = toFormDraft(doc);
  const typed = rename(draft, 'link', '', 'age', 'age2');
  expect(typed.rules[0]?.condition).toBe(draft.rules[0]?.condition);
  const back = rename(draft, 'age', '', 'grid', 'gridAge');
  expect(back.parts.find(({ variableName }) => variableName === 'link')?.linkVariableName).toBe('gridAge');
});
