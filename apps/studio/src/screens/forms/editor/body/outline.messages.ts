import { defineMessages } from '../../../../platform/i18n/defineMessages.ts';

/** The texts of the outline of a form. */
export const outlineText = defineMessages('forms.outline', {
  label: 'Outline',
  empty: 'This form template has no fields yet.',
  'section.unnamed': 'Section without a label',
  'fields.one': '1 field',
  'fields.many': '{count} fields',
  repeating: 'Repeating',
  conditional: 'Conditional',
  required: 'Required',
  expression: 'Required by expression',
  noLabel: 'No label',
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
