import { describe, expect, test } from 'vitest';
import { toTextRows } from '../../../../kernel/editor/fields/textRows.ts';
import { editField } from '../../../../kernel/object/plain/editField.ts';
import { emptyCondition, formDoc, someCondition } from '../../fixtures/formDocs.ts';
import { blockOf, settingsForm } from '../settingsForm.ts';
import { withoutWrongEnd } from './dateRange.ts';
import {
  blankSettings,
  type FormSettings,
  joinPreceding,
  settingsOf,
  splitPreceding,
} from './FormSettings.ts';
import { isWritten, requiredModeOf, triggerRuleFor } from './requiredMode.ts';
import { toFormBody } from './toFormBody.ts';

const rating = 2;
const filled: FormSettings = { ...blankSettings, type: 1, uniqueName: 'Roof', displayName: 'Roof' };
const edit = <Name extends keyof FormSettings>(draft: FormSettings, name: Name, value: FormSettings[Name]) =>
  editField(settingsForm.controls, draft, name, value).draft;
const isShown = (draft: FormSettings, name: keyof FormSettings) =>
  settingsForm.controls[name]?.isShown?.(draft) ?? true;

describe('how a form is required', () => {
  test('is read from what is stored', () => {
    const rule = { objectUri: '/Rule', name: '', condition: emptyCondition } as const;
    expect(requiredModeOf(formDoc())).toBe('required');
    expect(requiredModeOf(formDoc({ triggerRule: { ...rule, condition: someCondition } }))).toBe(
      'conditional',
    );
    expect(requiredModeOf(formDoc({ triggerRule: rule }, { root: false }))).toBe('supplemental');
  });

  test('names the trigger rule, keeps its condition, and removes it from a form that is required', () => {
    const stored = { objectUri: '/Rule', name: 'Other', condition: someCondition } as const;
    expect(triggerRuleFor('conditional', null)).toEqual({
      objectUri: '/Rule',
      name: 'Conditionally Required Form Trigger',
      condition: emptyCondition,
    });
    expect(triggerRuleFor('supplemental', stored)).toEqual({ ...stored, name: 'Supplemental Form Trigger' });
    expect(triggerRuleFor('required', stored)).toBeNull();
    expect(isWritten(stored)).toBe(true);
    expect(isWritten({ ...stored, condition: emptyCondition })).toBe(false);
    expect(isWritten({ ...stored, condition: { kind: 'RawCondition', rawExpression: 'a' } })).toBe(true);
  });

  test.each(['conditional', 'supplemental'] as const)('%s takes back that the form repeats', (mode) => {
    const repeated = edit(
      edit({ ...filled, type: rating }, 'formRepeatable', true),
      'linkFormTemplateUniqueName',
      'A',
    );
    const next = edit(repeated, 'mode', mode);
    expect(next).toMatchObject({ formRepeatable: false, linkFormTemplateUniqueName: null });
    expect(edit(next, 'mode', 'required').formRepeatable).toBe(false);
  });

  test('only a supplemental form is no root, and has a preceding field', () => {
    const preceding = joinPreceding('Location', 'roofAge');
    const supplemental = toFormBody({ ...filled, mode: 'supplemental', preceding }, null);
    expect(supplemental.formTemplate.root).toBe(false);
    expect(supplemental).toMatchObject({
      precedingFieldFormTemplateUniqueName: 'Location',
      precedingFieldVariableName: 'roofAge',
    });
    const required = toFormBody({ ...filled, preceding }, null);
    expect(required.formTemplate.root).toBe(true);
    expect(required.precedingFieldFormTemplateUniqueName).toBeNull();
    expect(splitPreceding('')).toBeNull();
    expect(joinPreceding('Location', null)).toBe('');
  });
});

describe('saving settings', () => {
  const names = {
    dynamicNameTemplate: 'a',
    staticName: 'b',
    allowDirectNavigation: false,
    sortRepeatableFormNames: true,
  };
  const cleared = { dynamicNameTemplate: '', staticName: '', allowDirectNavigation: true };

  test.each([
    { ...filled, ...names },
    { ...filled, ...names, formRepeatable: true, mode: 'conditional' as const },
  ])('clears what only a form that repeats has (case %#)', (draft) => {
    const body = toFormBody(draft, null);
    expect(body.formTemplate).toMatchObject(cleared);
    expect(body).toMatchObject({ formRepeatable: false, sortRepeatableFormNames: false });
  });

  test('keeps it of a form that repeats', () => {
    const body = toFormBody({ ...filled, ...names, formRepeatable: true }, null);
    expect(body.formTemplate).toMatchObject({
      dynamicNameTemplate: 'a',
      staticName: 'b',
      allowDirectNavigation: false,
    });
    expect(body).toMatchObject({ formRepeatable: true, sortRepeatableFormNames: true });
  });

  test('sends what the type has, and nothing else', () => {
    const all = {
      ...filled,
      ...{
        proposalLevel: true,
        includedInEndorsement: true,
        formRepeatable: true,
        linkFormTemplateUniqueName: 'A',
      },
      ...{ appliesToAllProductTemplates: false, productTemplates: toTextRows(['p1']) },
    };
    const of = (type: number) => toFormBody({ ...all, type }, null).formTemplate;
    const application = {
      proposalLevel: false,
      includedInEndorsement: true,
      linkFormTemplateUniqueName: null,
    };
    expect(of(1)).toMatchObject({
      ...application,
      productTemplates: [{ id: 'p1' }],
      appliesToAllProductTemplates: false,
    });
    expect(of(rating)).toMatchObject({
      ...{ proposalLevel: true, includedInEndorsement: false, linkFormTemplateUniqueName: 'A' },
    });
    for (const type of [3, 4, 5])
      expect(of(type)).toMatchObject({ proposalLevel: true, linkFormTemplateUniqueName: null });
    expect(of(42)).toMatchObject({
      proposalLevel: false,
      productTemplates: [],
      appliesToAllProductTemplates: true,
    });
  });

  test('leaves sections and rules as they are', () => {
    const rule = { name: 'Old roof', description: '', condition: someCondition };
    const doc = formDoc({ sections: [{ label: 'Roof', repeating: false, rows: [] }], fieldRules: [rule] });
    const body = toFormBody({ ...settingsOf(doc), displayName: 'Other' }, doc);
    expect(body).toMatchObject({ sections: doc.sections, fieldRules: [rule] });
    expect(body.formTemplate.displayName).toBe('Other');
  });
});

test('an effective date range is empty when it is switched, and never ends before it begins', () => {
  const dated = {
    ...filled,
    hasDateRange: true,
    effectiveDateRangeBegin: '2026-01-01',
    effectiveDateRangeEnd: '2026-02-01',
  };
  expect(edit(dated, 'hasDateRange', false)).toMatchObject({
    effectiveDateRangeBegin: '',
    effectiveDateRangeEnd: '',
  });
  expect(toFormBody({ ...dated, hasDateRange: false }, null).formTemplate.effectiveDateRangeBegin).toBeNull();
  expect(toFormBody(dated, null).formTemplate.effectiveDateRangeEnd).toBe(Date.UTC(2026, 1, 1));
  expect(withoutWrongEnd(dated)).toBe(dated);
  expect(withoutWrongEnd({ ...dated, effectiveDateRangeBegin: '2026-02-02' }).effectiveDateRangeEnd).toBe('');
});

test('another type clears the preceding form, which is of the same type', () => {
  const preceding = joinPreceding('Location', 'roofAge');
  const following: FormSettings = { ...filled, mode: 'supplemental', preceding };
  const other = edit(following, 'type', rating);
  expect(other.preceding).toBe('');
  expect(blockOf(other, null)).toBe('Still missing: Preceding Form and Field');
  expect(edit(following, 'type', 1).preceding).toBe(preceding);
});

test('another choice of products clears those that were selected', () => {
  const selected = { ...filled, appliesToAllProductTemplates: false, productTemplates: toTextRows(['p1']) };
  expect(edit(selected, 'appliesToAllProductTemplates', true).productTemplates).toEqual([]);
  expect(edit(selected, 'appliesToAllProductTemplates', false).productTemplates).toHaveLength(1);
});

test('each setting is there for the types that have it', () => {
  const shown = (name: keyof FormSettings, draft: Partial<FormSettings>) =>
    isShown({ ...filled, ...draft }, name);
  expect([1, 2, 3, 4, 5, 6].filter((type) => shown('proposalLevel', { type }))).toEqual([2, 3, 4, 5]);
  expect(shown('includedInEndorsement', {})).toBe(true);
  expect(shown('includedInEndorsement', { mode: 'supplemental' })).toBe(false);
  expect(shown('includedInEndorsement', { type: rating })).toBe(false);
  expect(shown('appliesToAllProductTemplates', { type: null })).toBe(false);
  expect(shown('appliesToAllProductTemplates', { type: 42 })).toBe(false);
  expect(shown('productTemplates', {})).toBe(false);
  expect(shown('linkFormTemplateUniqueName', { type: rating, formRepeatable: true })).toBe(true);
  expect(shown('linkFormTemplateUniqueName', { type: rating })).toBe(false);
  expect(shown('preceding', { mode: 'supplemental' })).toBe(true);
  expect(shown('preceding', { mode: 'conditional' })).toBe(false);
});

test('nothing can be saved before everything is there that the type and the mode need', () => {
  expect(blockOf(blankSettings, null)).toBe('Still missing: Type, Unique Name, Display Name');
  expect(blockOf(filled, null)).toBe('');
  expect(blockOf({ ...filled, mode: 'supplemental' }, null)).toBe('Still missing: Preceding Form and Field');
  expect(blockOf({ ...filled, hasDateRange: true }, null)).toBe('Still missing: Effective Date Range');
  const oneEnd = { ...filled, hasDateRange: true, effectiveDateRangeEnd: '2026-02-01' };
  expect(blockOf(oneEnd, null)).toBe('');
  expect(blockOf({ ...filled, appliesToAllProductTemplates: false }, null)).toBe('Still missing: Products');
  expect(blockOf({ ...filled, ordering: 1_000_001 }, null)).toBe('Correct first: Order');
  const doc = formDoc();
  expect(blockOf(settingsOf(doc), doc)).toBe('Nothing has been changed.');
  expect(blockOf({ ...settingsOf(doc), flags: 'x' }, doc)).toBe('');
});
