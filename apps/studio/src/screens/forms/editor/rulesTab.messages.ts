import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/** The texts of the rules of a form. */
export const rulesTabText = defineMessages('forms.rulesTab', {
  empty: 'No field rules have been created yet.',
  rules: 'Rules',
  'trigger.conditional': 'Conditional Form Rule',
  'trigger.supplemental': 'Supplemental Form Rule',
  'trigger.text': 'Shows this form.',
  'conditions.none': 'No condition yet',
  'conditions.one': '1 condition',
  'conditions.many': '{count} conditions',
  when: 'When {condition}',
  'when.cut': 'When {condition}… ({count} conditions in all)',
  'shows.none': 'Shows no field',
  'shows.one': 'Shows 1 field',
  'shows.many': 'Shows {count} fields',
});
