import { expect, test } from 'vitest';
import type { FormField, FormTemplateDoc } from './FormTemplateDoc.ts';
import { refuseForeignRules } from './refuseForeignRules.ts';

const nothing = { kind: 'CompositeCondition', operator: 'and', subconditions: [] };
const something = { ...nothing, subconditions: [{ kind: 'RawCondition', rawExpression: 'true' }] };
const trigger = { name: 'Trigger', condition: something };
const fieldRules = [{ name: 'R', description: '', condition: something }];

function field(id: string, triggerRuleName: string | null = null): FormField {
  return { id, name: id, label: id, type: 0, dataSetName: null, triggerRuleName };
}

function form(more: Partial<FormTemplateDoc> = {}): FormTemplateDoc {
  const rest = { name: 'Form', version: 1, type: 1, status: 0, repeatable: false, productNames: [] };
  const fields = [field('a', 'R'), field('b', 'R'), field('c')];
  return { uniqueName: 'Form', ...rest, fields, fieldRules, ...more };
}

const isRefused = (before: FormTemplateDoc | null, after: FormTemplateDoc) => {
  try {
    refuseForeignRules(['MANAGE_FORMS'], before, after);
    return false;
  } catch {
    return true;
  }
};

test('a trigger that goes with the way a form is required is no change of rules', () => {
  const conditional = form({ triggerRule: trigger });
  expect(isRefused(conditional, form())).toBe(false);
  expect(isRefused({ ...conditional, root: false }, form())).toBe(false);
  expect(
    isRefused({ ...conditional, root: false }, form({ triggerRule: { ...trigger, condition: nothing } })),
  ).toBe(false);
});

test('a trigger that goes by itself is, and so is one that comes', () => {
  const conditional = form({ triggerRule: trigger });
  expect(isRefused(conditional, form({ triggerRule: { ...trigger, condition: nothing } }))).toBe(true);
  expect(isRefused(form(), conditional)).toBe(true);
  const other = { ...trigger, condition: { ...something, operator: 'or' } };
  expect(isRefused(conditional, form({ root: false, triggerRule: other }))).toBe(true);
});

test('fields that a rule shows may be taken away and moved', () => {
  expect(isRefused(form(), form({ fields: [field('b', 'R'), field('c')] }))).toBe(false);
  expect(isRefused(form(), form({ fields: [field('c'), field('b', 'R'), field('a', 'R')] }))).toBe(false);
});

test('what a rule shows otherwise is a change of it', () => {
  expect(isRefused(form(), form({ fields: [field('a'), field('b', 'R'), field('c')] }))).toBe(true);
  expect(isRefused(form(), form({ fields: [...form().fields, field('d', 'R')] }))).toBe(true);
  expect(isRefused(form(), form({ fields: [field('b', 'R')], fieldRules: [] }))).toBe(true);
  expect(isRefused(null, form())).toBe(true);
  expect(isRefused(null, form({ fieldRules: [] }))).toBe(false);
});
