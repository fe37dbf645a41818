import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/** The texts of an advanced filter before its code is there; a translation of the widget's goes for them, too. */
export const advancedFilterText = defineMessages('advancedFilter', {
  title: 'Advanced Filter',
  active: '{count} active',
});
