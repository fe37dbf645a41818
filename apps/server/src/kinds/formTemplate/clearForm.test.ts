import { expect, test } from 'vitest';
import { buildDemoContent } from '../../demo/buildDemoContent.ts';
import { clearForm } from './clearForm.ts';
import { designDefaults, type FormTemplateDoc, triggerRuleNames } from './FormTemplateDoc.ts';
import { formTypes } from './formTemplateTypes.ts';

const roof = { id: '1', name: 'roof', label: 'Roof', type: 0, dataSetName: null };
const rating: FormTemplateDoc = {
  ...{ uniqueName: 'Form', name: 'Form', version: 1, type: formTypes.rating, status: 0 },
  ...designDefaults,
  productNames: ['Property'],
  fields: [roof],
  fieldRules: [{ name: 'R', description: '', condition: { kind: 'RawCondition', rawExpression: 'a' } }],
  ...{ repeatable: true, dynamicNameTemplate: '{roof}', staticName: 'One', allowDirectNavigation: false },
  ...{ sortRepeatableFormNames: true, linkFormTemplateUniqueName: 'Other', proposalLevel: true },
};
const condition = { kind: 'RawCondition', rawExpression: 'a' };
const unrepeated = {
  ...{ repeatable: false, dynamicNameTemplate: '', staticName: '', allowDirectNavigation: true },
  ...{ sortRepeatableFormNames: false, linkFormTemplateUniqueName: null },
};

test.each<[what: string, given: Partial<FormTemplateDoc>, cleared: Partial<FormTemplateDoc>]>([
  ['a rating form that repeats keeps all of it', {}, {}],
  [
    'a form with a trigger does not repeat',
    { triggerRule: { name: 'Of elsewhere', condition } },
    { ...unrepeated, triggerRule: { name: triggerRuleNames.conditional, condition } },
  ],
  [
    'another type has no link form, and no proposal level',
    { type: formTypes.application },
    { linkFormTemplateUniqueName: null, proposalLevel: false },
  ],
  [
    'what a form of people is for is no product',
    { type: 42 },
    { productNames: [], proposalLevel: false, linkFormTemplateUniqueName: null },
  ],
  [
    'a supplemental form has a trigger, and is in no endorsement',
    { root: false, type: formTypes.application, includedInEndorsement: true },
    {
      ...unrepeated,
      ...{ includedInEndorsement: false, proposalLevel: false },
      triggerRule: {
        name: triggerRuleNames.supplemental,
        condition: { kind: 'CompositeCondition', operator: 'and', subconditions: [] },
      },
    },
  ],
  [
    'one that is not supplemental follows no field',
    { precedingFieldFormTemplateUniqueName: 'Other', precedingFieldVariableName: 'roof' },
    { precedingFieldFormTemplateUniqueName: null, precedingFieldVariableName: null },
  ],
  [
    'a field that is not conditional is shown by no rule',
    {
      fields: [
        { ...roof, triggerRuleName: 'R', untriggerBehavior: 1 },
        { ...roof, id: '2', name: 'age', hidden: true, triggerRuleName: 'R', untriggerBehavior: 1 },
      ],
    },
    {
      fields: [
        roof,
        { ...roof, id: '2', name: 'age', hidden: true, triggerRuleName: 'R', untriggerBehavior: 1 },
      ],
    },
  ],
])('%s', (_what, given, cleared) => {
  const doc = { ...rating, ...given };
  expect(clearForm(doc)).toEqual({ ...doc, ...cleared });
});

test('forms of the demo, and one from before forms could be edited, have nothing to clear', () => {
  const early: FormTemplateDoc = {
    ...{ uniqueName: 'Early', name: 'Early', version: 1, type: 1, status: 0, repeatable: true },
    ...{ productNames: [], fields: [{ name: 'roof', label: 'Roof', type: 0, dataSetName: null }] },
  };
  const { formTemplates } = buildDemoContent({ now: Date.UTC(2026, 10, 20) });
  for (const form of [...formTemplates, early]) expect(clearForm(form)).toEqual(form);
});
