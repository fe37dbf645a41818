import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of the preferences. */
export const preferenceText = defineMessages('preferences', {
  title: 'Manage Preferences: General',
  heading: 'Preferences',
  one: 'preference',
  many: 'preferences',
  saving: 'Saving preferences',
  saved: 'Successfully saved preferences',
  'discard.title': 'Discard Changes',
  'discard.done': 'Successfully discarded changes.',
  invalidOnLeave:
    'The preferences are invalid. Please correct or discard your changes before leaving this page.',
  help: 'Setting preferences',

  found: 'Preferences',
  all: 'All {total} preferences with “{text}”',
  'sought.gone': 'There is no preference “{name}”.',
  description: 'Description',
  category: 'Category',
  search: 'Search preferences',
  none: 'No matching Preferences',
  count: '{shown} of {total} preferences',
  uncategorized: 'Uncategorized',
  value: 'Value',
  preference: 'Preference',
  'value.yes': 'Yes',
  'value.no': 'No',
  'value.empty': 'Empty',
  about: 'About {label}',
  name: 'Name: {name}',
  changed: 'Changed from the default: {value}',
  'reset.of': 'Reset {label} to {value}',

  'fault.numeric': 'This preference value must be numeric only.',
  'fault.whole': 'This preference value must be a whole number.',
  'fault.least': 'At least {min}.',
  'fault.most': 'At most {max}.',
  'fault.long': 'At most {max} characters.',
});
