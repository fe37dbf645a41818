import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/**
 * The texts of an advanced filter before its code is there, and what a list words otherwise than the widget: its own button clears
 * search and filters, too. A translation of the widget's text goes for them.
 */
export const advancedFilterText = defineMessages('advancedFilter', {
  title: 'Advanced Filter',
  active: '{count} active',
  clearAll: 'Clear Conditions',
  savedFailed: 'The saved filters could not be loaded. {reason}',
});
