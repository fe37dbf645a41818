import type { RuleCondition, UiFormTemplate, UiFormTemplateWrite } from '@studio/api';
import type { EditorDefinition } from '../../../kernel/editor/types.ts';
import { toEditorTexts } from '../../../kernel/object/ObjectTexts.ts';
import { forms } from '../early.ts';
import { formObject } from '../formObject.ts';
import { formTexts } from '../formTexts.ts';
import { isSameCondition } from './draft/conditionRows.ts';
import type { FormDraft } from './draft/FormDraft.ts';
import { comparableForm, formOutline } from './draft/formOutline.ts';
import { toDesignBody } from './draft/toDesignBody.ts';
import { toFormDraft } from './draft/toFormDraft.ts';
import { formVersions } from './formVersions.ts';

/** The declaration of the editor of a form: its sections, fields and rules. What is wrong with them does not keep a draft from being saved. */
export const formEditor: EditorDefinition<UiFormTemplate, FormDraft> = {
  kind: forms.kind,
  hasOwnId: true,
  schemaVersion: 4,
  toDraft: toFormDraft,
  normalise: comparableForm,
  isValid: () => true,
  load: formObject.load,
  isSameObject: formObject.isSameObject,
  save: (id, draft, base, options) => formObject.save(id, toBody(draft, base.doc), base, options),
  create: (draft, { doc }, options) => formObject.create(toBody(draft, doc), options),
  toConflict: formObject.toConflict,
  idOf: ({ id }) => id,
  saverOf: formObject.saverOf,
  outline: formOutline,
  versions: formVersions,
  texts: toEditorTexts(formTexts),
  showsRefusals: true,
};

/** What saving sends. Fields that have been saved since the draft was begun have their numbers from the version that it is saved over. */
export function toBody(draft: FormDraft, doc: UiFormTemplate): UiFormTemplateWrite {
  const saved = formOutline.alignKeys(toFormDraft(doc), draft, doc);
  const ids = new Map(saved.parts.map(({ key, id }) => [key, id]));
  const parts = draft.parts.map((part) => (part.id === '' ? { ...part, id: ids.get(part.key) ?? '' } : part));
  const stored = new Map(saved.rules.map((rule, index) => [rule.key, { rule, doc: doc.fieldRules[index] }]));
  const rules = draft.rules.map((rule) => {
    const { rule: before, doc: own } = stored.get(rule.key) ?? {};
    return before && own
      ? { ...rule, condition: unchanged(rule.condition, before.condition, own.condition) }
      : rule;
  });
  const trigger = doc.triggerRule?.condition;
  const condition = unchanged(draft.condition, saved.condition, trigger);
  return toDesignBody({ ...draft, parts, rules, condition }, doc);
}

/** The condition of a draft; as it is stored, without the ids that a draft gives, where it says the same. */
function unchanged(condition: string, before: string, stored: RuleCondition | undefined): string {
  return stored !== undefined && isSameCondition(condition, before) ? JSON.stringify(stored) : condition;
}
