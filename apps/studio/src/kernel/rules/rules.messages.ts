import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of rules that are part of other objects. */
export const ruleMessages = defineMessages('rules.part', {
  and: ' and ',
  or: ' or ',
  not: 'not ({condition})',
  body: 'Conditions and actions',
  conditions: 'Conditions of the rule',
  select: 'Select an Action',
  actions: 'Then / Add:',
  review: 'Review',
  'review.title': 'Review Rule',
  'item.gone': '{item} (not in {dataSet})',
  'variables.none': 'No kept case has a variable yet',
  'review.loading': 'Validating rule',
});
