import fc from 'fast-check';
import { expect, test } from 'vitest';
import { componentTypes } from '../../apps/server/src/kinds/formTemplate/settings/componentTypes.ts';
import { describeSettings } from '../../apps/server/src/kinds/formTemplate/settings/describeSettings.ts';
import { copiedParts, newPart } from '../../apps/studio/src/screens/forms/editor/builder/model/newParts.ts';
import {
  settingValuesOf,
  toPartSettings,
  withSettingValues,
} from '../../apps/studio/src/screens/forms/editor/builder/model/settingValues.ts';
import { toBody } from '../../apps/studio/src/screens/forms/editor/definition.ts';
import type { FormDraft } from '../../apps/studio/src/screens/forms/editor/draft/FormDraft.ts';
import { withChangedParts } from '../../apps/studio/src/screens/forms/editor/draft/fieldNames.ts';
import { fieldsOf } from '../../apps/studio/src/screens/forms/editor/draft/formLayout.ts';
import { comparableForm } from '../../apps/studio/src/screens/forms/editor/draft/formOutline.ts';
import { toFormDraft } from '../../apps/studio/src/screens/forms/editor/draft/toFormDraft.ts';
import {
  targetFields,
  withNewRule,
  withoutRuleOf,
  withRuleName,
  withTargets,
} from '../../apps/studio/src/screens/forms/editor/rules/model/ruleEdits.ts';
import { savedForm } from '../../apps/studio/src/screens/forms/editor.cases.ts';
import { aField, aSection, formDoc } from '../../apps/studio/src/screens/forms/fixtures/formDocs.ts';
import { applySetting } from '../../packages/studio-widgets/src/index.ts';

const uniqueName = 'RoofSupplement';
const script = (field: string) => `fieldValue('${uniqueName}', '${field}')`;
const doc = formDoc({
  sections: [
    aSection('Roof', [aField('a', 'A'), aField('b', 'B', { valueExpression: script('a') })]),
    aSection('Losses', [aField('rows', 'Rows', { template: { type: 10 } })], [aField('c', 'C')]),
  ],
});

const choices = { dataSets: [], products: [], fieldRules: [], repeatingForms: [] };
const settingsOf = new Map(
  componentTypes.map(({ fieldType }) => [fieldType, toPartSettings(describeSettings(fieldType, choices))]),
);

/** One of some things, by any number; undefined where there is none. */
function one<Each>(some: readonly Each[], number: number): Each | undefined {
  return some[number % Math.max(1, some.length)];
}

type Edit = (draft: FormDraft, number: number, text: string) => FormDraft;

const edits: Readonly<Record<string, Edit>> = {
  insert: (draft, number) => {
    const component = one(componentTypes, number) ?? componentTypes[0];
    return component ? { ...draft, parts: [...draft.parts, newPart(component, draft.parts)] } : draft;
  },
  remove: (draft, number) => {
    const gone = one(draft.parts, number);
    return { ...draft, parts: draft.parts.filter((part) => part !== gone) };
  },
  paste: (draft, number) => {
    const sources = draft.parts.slice(number % Math.max(1, draft.parts.length)).slice(0, 3);
    const forms = { from: uniqueName, to: uniqueName };
    const { parts, rules } = draft;
    return { ...draft, parts: [...parts, ...copiedParts(sources, { parts, rules, forms }).parts] };
  },
  rename: (draft, number, text) => {
    const field = one(fieldsOf(draft), number);
    const variableName = text.trim();
    if (field === undefined || variableName === '') return draft;
    if (fieldsOf(draft).some((part) => part.variableName === variableName)) return draft;
    return withChangedParts(draft, [{ ...field, variableName }], { uniqueName, referred: new Map() });
  },
  set: (draft, number, text) => {
    const field = one(fieldsOf(draft), number);
    const settings = settingsOf.get(field?.type ?? -1) ?? [];
    const setting = one(
      settings.filter(
        ({ inputType, propertyName }) => inputType !== 'button' && propertyName !== 'variableName',
      ),
      number,
    );
    if (field === undefined || setting === undefined || setting.propertyName === 'triggerRuleName')
      return draft;
    const offered = one(setting.values ?? [], text.length)?.value;
    const isOn = setting.inputType === 'switch' || setting.inputType === 'checkbox';
    const value = isOn ? String(text.length % 2 === 0) : (offered ?? text);
    const next = applySetting(settings, settingValuesOf(settings, field), {
      settingName: setting.settingName,
      text: setting.inputType === 'number' ? String(text.length) : value,
    });
    const changed = withSettingValues(settings, field, next);
    return withChangedParts(draft, [changed], { uniqueName, referred: new Map() });
  },
  newRule: (draft) => withNewRule(draft, (count) => `New Rule ${count}`)[0],
  renameRule: (draft, number, text) => {
    const rule = one(draft.rules, number);
    const isFree = !draft.rules.some(({ name }) => name === text.trim());
    return rule && isFree && text.trim() !== '' ? withRuleName(draft, rule.key, text.trim()) : draft;
  },
  deleteRule: (draft, number) => withoutRuleOf(draft, one(draft.rules, number)?.key ?? '')[0],
  target: (draft, number) => {
    const [rule, field] = [one(draft.rules, number), one(targetFields(draft), number)];
    return rule && field ? withTargets(draft, rule, [field.key], 1) : draft;
  },
};

const someEdits = fc.array(
  fc.tuple(
    fc.constantFrom(...Object.keys(edits)),
    fc.nat({ max: 1000 }),
    fc.stringMatching(/^[a-z][a-zA-Z0-9_']{0,12}$/),
  ),
  { maxLength: 25 },
);

test('any sequence of edits keeps names unique and rules known, and is the same once it is saved and loaded', () => {
  fc.assert(
    fc.property(someEdits, (sequence) => {
      const draft = sequence.reduce(
        (so, [edit, number, text]) => edits[edit]?.(so, number, text) ?? so,
        toFormDraft(doc),
      );
      const names = fieldsOf(draft).map(({ variableName }) => variableName);
      expect(new Set(names).size).toBe(names.length);
      const rules = new Set<string | null>([null, ...draft.rules.map(({ name }) => name)]);
      for (const { triggerRuleName } of draft.parts) expect(rules).toContain(triggerRuleName);
      expect(rules.size).toBe(draft.rules.length + 1);
      const loaded = toFormDraft(savedForm(toBody(draft, doc), doc));
      expect(comparableForm(loaded)).toEqual(comparableForm(draft));
    }),
    { numRuns: 150 },
  );
});
