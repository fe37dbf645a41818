import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/** The texts of pickers over lists. `{objects}` is what the list's objects are called. */
export const pickerText = defineMessages('picker', {
  select: 'Select',
  selected: '{count} selected',
  selectAll: 'Select all {total}',
  clear: 'Clear',
  nothing: 'Select at least one row.',
  unknownTotal: 'How many {objects} there are is not known yet.',
});
