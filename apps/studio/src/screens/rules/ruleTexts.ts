import type { ReferenceLook } from '../../kernel/object/FoundReference.ts';
import { makeObjectTexts } from '../../kernel/object/ObjectTexts.ts';
import { referenceTypeTexts } from '../../kernel/object/referencesLabels.ts';
import { once } from '../../platform/i18n/once.ts';
import { ruleEditorText } from './editor.messages.ts';
import { ruleText } from './rules.messages.ts';

/** What changes rules. */
export const rulePermission = 'MANAGE_RULES';

/** The texts of the screens of one rule. */
export const ruleTexts = once(() =>
  makeObjectTexts(
    { noun: ruleText('one'), nouns: ruleText('many') },
    {
      back: ruleText('title'),
      saving: ruleEditorText('saving'),
      saved: ruleEditorText('saved'),
      deleted: ruleEditorText('deleted'),
      deleteQuestion: ruleEditorText('deleteQuestion'),
      invalidOnLeave: ruleEditorText('invalidOnLeave'),
    },
  ),
);

/** How what uses a rule is shown: kept cases and deployments, besides what refers to any object. */
export const ruleReferenceLook = once<ReferenceLook>(() => ({
  referenceTypes: {
    ...referenceTypeTexts(),
    10: ruleEditorText('use.10'),
    11: ruleEditorText('use.11'),
    12: ruleEditorText('use.12'),
  },
}));
