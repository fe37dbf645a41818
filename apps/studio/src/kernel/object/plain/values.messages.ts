import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/** What fields of single kinds say. */
export const valueText = defineMessages('object.values', {
  'number.whole': 'Enter a whole number.',
  'number.decimals': 'Decimal places: at most {count}.',
  'number.least': 'At least {min}.',
  'number.most': 'At most {max}.',
  'day.unreadable': '“{text}” is not a date. Enter one like 12/31/2026.',
  'day.early': '{day} is the first day allowed.',
  'day.late': '{day} is the last day allowed.',
  'texts.many': 'At most {limit}; these are {count}.',
  'row.name': '{label}: {text}',
  'choices.loading': 'Loading choices',
  'choice.notOffered': '{choice} (not offered)',
  'choices.notOffered': 'Kept, though not among the choices: {choices}.',
  'choices.failed': 'The choices could not be loaded. {reason}',
});
