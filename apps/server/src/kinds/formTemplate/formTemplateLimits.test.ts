import { expect, test } from 'vitest';
import type { JsonObject } from '../../store/JsonObject.ts';
import { ruleErrors } from './checkForm.ts';
import type { FormTemplateDoc } from './FormTemplateDoc.ts';
import { formTemplateKind } from './formTemplateKind.ts';

/** What a file may not say of a form, because the contract has no such form. */
const sound: FormTemplateDoc = {
  ...{ uniqueName: 'Sound', name: 'Sound', version: 1, type: 1, status: 0, repeatable: false },
  productNames: [],
  fields: [{ id: '1', name: 'roof', label: 'Roof', type: 0, dataSetName: null }],
};

const pointersIn = (doc: JsonObject) =>
  formTemplateKind.validate(doc).violations.map(({ pointer }) => pointer);

const ruled = (condition: JsonObject) => ({
  ...sound,
  fieldRules: [{ name: 'R', description: '', condition }],
});
const group = (...subconditions: JsonObject[]) => ({
  ...{ kind: 'CompositeCondition', operator: 'and' },
  subconditions,
});
const withId = (id: string) => ({ ...sound, fields: [{ ...sound.fields[0], id }] });
const longest = 8.64e15;

test.each<[what: string, doc: JsonObject, pointer: string]>([
  ['a version that cannot be counted from', { ...sound, version: 9007199254740992 }, '/version'],
  ['a version above a million', { ...sound, version: 1_000_001 }, '/version'],
  [
    'a first day that is no date',
    { ...sound, effectiveDateRangeBegin: -longest - 86_400_000 },
    '/effectiveDateRangeBegin',
  ],
  ['a last day that is no date', { ...sound, effectiveDateRangeEnd: 8.64e19 }, '/effectiveDateRangeEnd'],
  ['a blank display name', { ...sound, name: ' ' }, '/name'],
  ['a display name that is too long', { ...sound, name: 'n'.repeat(1001) }, '/name'],
  ['a field id that is no number', withId('abc'), '/fields/0/id'],
  ['a field id with a nought before it', withId('07'), '/fields/0/id'],
  ['a field id of nought', withId('0'), '/fields/0/id'],
  ['a field id beyond those of a form', withId('131072'), '/fields/0/id'],
  ['a condition without a kind', ruled({}), '/fieldRules/0/condition/kind'],
  ['a condition of another kind', ruled({ kind: 'Other' }), '/fieldRules/0/condition/kind'],
  [
    'a group that is a text',
    ruled({ ...group(), subconditions: 'a' }),
    '/fieldRules/0/condition/subconditions',
  ],
  [
    'a group of nothing',
    ruled(group(group({ ...group(), subconditions: [null] }))),
    '/fieldRules/0/condition/subconditions/0/subconditions/0/subconditions/0',
  ],
  [
    'a trigger that negates a text',
    { ...sound, triggerRule: { name: 'T', condition: { kind: 'UnaryCondition', subcondition: 'a' } } },
    '/triggerRule/condition/subcondition',
  ],
])('%s is not taken', (_what, doc, pointer) => {
  expect(pointersIn(sound)).toEqual([]);
  expect(pointersIn(doc)).toEqual([pointer]);
});

test('what is just within the limits is taken, and conditions as deep as a file can nest them', () => {
  let deep: JsonObject = { kind: 'RawCondition', rawExpression: 'a' };
  for (let depth = 0; depth < 200; depth += 1) deep = { kind: 'UnaryCondition', subcondition: group(deep) };
  const days = { effectiveDateRangeBegin: -longest, effectiveDateRangeEnd: longest };
  const taken = [{ ...ruled(deep), ...days, version: 1_000_000 }, withId('1'), withId('131071')];
  expect(taken.map(pointersIn)).toEqual([[], [], []]);
});

test('a supplemental form without a rule that shows it has something wrong', () => {
  const message = 'Please configure the trigger rule.';
  const supplemental = { ...sound, root: false };
  expect(ruleErrors(supplemental)).toEqual([{ pointer: '/triggerRule', message }]);
  expect(ruleErrors({ ...supplemental, triggerRule: null })).toEqual([{ pointer: '/triggerRule', message }]);
  expect(ruleErrors(sound)).toEqual([]);
});
