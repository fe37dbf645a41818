import type { Rule, RuleWrite } from '@studio/api';
import { result } from '@studio/api';
import { equal } from '../../../kernel/editor/equal.ts';
import { findFaults } from '../../../kernel/editor/fields/findFaults.ts';
import { type TextRow, textsOf, toTextRows } from '../../../kernel/editor/fields/textRows.ts';
import type { FieldChoice } from '../../../kernel/object/plain/choiceField.tsx';
import { declareForm } from '../../../kernel/object/plain/declareForm.ts';
import { splitMissing } from '../../../kernel/object/plain/invalidReason.ts';
import { selectField } from '../../../kernel/object/plain/selectField.tsx';
import { tagsField } from '../../../kernel/object/plain/tagsField.tsx';
import { textField } from '../../../kernel/object/plain/textField.tsx';
import type { Lookup } from '../../../kernel/resource/Lookup.ts';
import { api } from '../../../platform/http/api.ts';
import { ruleSetChoices } from '../rules.api.ts';
import { shownRuleName } from '../shownRuleName.ts';
import { ruleSettingsText } from './settings.messages.ts';

/** The rule whose settings are edited; null for a new one. */
export type SettingsDoc = Rule | null;

/** What the settings modal edits. */
export interface RuleSettings {
  /** Without the suffix that people are not shown. */
  readonly name: string;
  readonly description: string;
  /** Null while none is chosen. */
  readonly ruleSetName: string | null;
  readonly tags: readonly TextRow[];
}

/** The settings of a new rule. */
export const blankSettings: RuleSettings = { name: '', description: '', ruleSetName: null, tags: [] };

/** The settings of a rule. */
export function settingsOf({ name, description, ruleSetName, tags }: Rule): RuleSettings {
  const names = tags.map((tag) => tag.name);
  return {
    name: shownRuleName(name),
    description,
    ruleSetName: ruleSetName || null,
    tags: toTextRows(names),
  };
}

/** What saving sends: what is no setting stays as it is. */
export function toSettingsBody(
  { name, description, ruleSetName, tags }: RuleSettings,
  doc: SettingsDoc,
): RuleWrite {
  const isSameName = doc !== null && shownRuleName(doc.name) === name.trim();
  const kept = new Map((doc?.tags ?? []).map((tag) => [tag.name, tag]));
  const rest =
    doc === null ? null : { priority: doc.priority, condition: doc.condition, actions: doc.actions };
  return {
    ...(rest ?? {
      priority: 0,
      condition: { kind: 'CompositeCondition', operator: 'and', subconditions: [] },
      actions: [],
    }),
    name: isSameName ? doc.name : name.trim(),
    description: description.trim(),
    ruleSetName: ruleSetName ?? '',
    tags: textsOf(tags).map((text) => kept.get(text) ?? { name: text, type: 'custom' }),
  };
}

const setChoices: Lookup<readonly FieldChoice<string>[]> = {
  key: '/RuleSet#names',
  kinds: ['/RuleSet'],
  load: async (signal) => (await ruleSetChoices.load(signal)).choices,
};

/** Tags that are there already. */
const knownTags: Lookup<readonly FieldChoice<string>[]> = {
  key: '/RuleTag',
  kinds: ['/Rule'],
  load: async (signal) => {
    const params = { query: { tagName: '' } };
    const { data } = await result(api.GET('/rest/RuleTag/getMatchingTags', { params, signal }));
    return data.map(({ name }) => ({ value: name, label: name }));
  },
};

/** A tag as the server keeps it: without single, double and typographic quotes. */
function withoutQuotes(text: string): string {
  return text.replaceAll(/['"\u2018\u2019\u201c\u201d]/g, '').trim();
}

/** The most tags of a rule. */
const mostTags = 10;

/** The settings of a rule, as they are declared. */
export const settingsForm = declareForm<SettingsDoc, RuleSettings>({
  heading: () => ruleSettingsText('heading'),
  fields: {
    name: textField<SettingsDoc, RuleSettings>({
      ...{ label: () => ruleSettingsText('name'), maxLength: 100, isRequired: true, isName: true },
    }),
    description: textField<SettingsDoc, RuleSettings>({
      ...{ label: () => ruleSettingsText('description'), maxLength: 255, rows: 2 },
    }),
    ruleSetName: selectField<SettingsDoc, RuleSettings>({
      ...{ label: () => ruleSettingsText('ruleSet'), isRequired: true, choices: setChoices },
      placeholder: () => ruleSettingsText('ruleSet.choose'),
    }),
  },
  lists: {
    tags: tagsField<SettingsDoc, RuleSettings>({
      ...{
        label: () => ruleSettingsText('tags'),
        maxTexts: mostTags,
        choices: knownTags,
        clean: withoutQuotes,
      },
    }),
  },
  savedDraft: (doc) => doc && settingsOf(doc),
});

/** Why settings cannot be saved, in words; empty when they can. @param doc what they change; null for a new rule */
export function blockOf(draft: RuleSettings, doc: SettingsDoc): string {
  if (draft.tags.length > mostTags) return ruleSettingsText('tags.most');
  const [missing, wrong] = splitMissing(findFaults(settingsForm.outline, draft));
  const labels = (faults: typeof missing) =>
    [...new Set(faults.map(({ field, row }) => row?.list ?? field))]
      .map((name) => settingsForm.names[name]?.label ?? name)
      .join(', ');
  if (missing.length > 0) return ruleSettingsText('missing', { settings: labels(missing) });
  if (wrong.length > 0) return ruleSettingsText('wrong', { settings: labels(wrong) });
  const { normalise } = settingsForm.definition;
  const isChanged = doc === null || !equal(normalise(draft, doc), normalise(settingsOf(doc), doc));
  return isChanged ? '' : ruleSettingsText('unchanged');
}
