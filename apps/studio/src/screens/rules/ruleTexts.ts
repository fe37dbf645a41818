import { makeObjectTexts } from '../../kernel/object/ObjectTexts.ts';
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
