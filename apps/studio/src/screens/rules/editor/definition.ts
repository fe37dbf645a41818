import type { Rule } from '@studio/api';
import { compareContents } from '../../../kernel/editor/history/compareContents.ts';
import type { EditorDefinition, Loaded } from '../../../kernel/editor/types.ts';
import { toEditorTexts } from '../../../kernel/object/ObjectTexts.ts';
import { loadKnownNames } from '../../../kernel/rules/names/loadKnownNames.ts';
import { chosenIn } from '../../../kernel/rules/names/namedIn.ts';
import { notify } from '../../../platform/feedback/notices.ts';
import { rules } from '../early.ts';
import { ruleEditorText } from '../editor.messages.ts';
import { ruleObject } from '../rules.api.ts';
import { ruleTexts } from '../ruleTexts.ts';
import { comparableRule, isSavable, type RuleDraft, toRuleBody, toRuleDraft } from './draft/RuleDraft.ts';
import { ruleOutline } from './draft/ruleOutline.ts';
import { loadSettingsParts } from './settingsPart.ts';

/** The declaration of the rule builder. What is wrong with conditions and actions does not keep a rule from being saved: it is Invalid then. */
export const ruleEditor: EditorDefinition<Rule, RuleDraft> = {
  kind: rules.kind,
  hasOwnId: true,
  schemaVersion: 1,
  toDraft: toRuleDraft,
  normalise: comparableRule,
  isValid: isSavable,
  load: ruleObject.load,
  isSameObject: ruleObject.isSameObject,
  save: async (id, draft, base, options) =>
    noteInvalid(await ruleObject.save(id, toRuleBody(draft, base.doc), base, options)),
  create: async (draft, { doc }, options) =>
    noteInvalid(await ruleObject.create(toRuleBody(draft, doc), options)),
  toConflict: ruleObject.toConflict,
  idOf: ({ id }) => id,
  saverOf: ruleObject.saverOf,
  outline: ruleOutline,
  // They are compared with the settings, which have a modal of their own.
  versions: {
    ...ruleObject.versions,
    areSaves: true,
    get restoreNote() {
      return ruleEditorText('versions.restoreNote');
    },
    compare: async (before, after) => {
      const rules = [before, after].flatMap((version) => version?.doc ?? []);
      const [{ settingsForm, settingsOf }] = await Promise.all([
        loadSettingsParts(),
        // Where names cannot be loaded, values are shown as they are stored.
        loadKnownNames(
          chosenIn(rules.flatMap(({ condition, actions }) => [condition, ...actions])),
          new AbortController().signal,
        ).catch(() => undefined),
      ]);
      const settingsIn = ({ doc }: { readonly doc: Rule }) => ({ doc, draft: settingsOf(doc) });
      return [
        ...settingsForm.compare(before && settingsIn(before), settingsIn(after)),
        ...compareContents(ruleOutline, before, after),
      ];
    },
  },
  texts: toEditorTexts(ruleTexts),
};

/** Says that a rule was saved with errors. */
function noteInvalid(saved: Loaded<Rule>): Loaded<Rule> {
  if (saved.doc.status === 2) notify({ message: ruleEditorText('savedInvalid'), tone: 'warning' });
  return saved;
}
