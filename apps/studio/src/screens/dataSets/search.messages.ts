import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of the data sets in the command palette. */
export const dataSetSearchText = defineMessages('dataSets.palette', {
  label: 'Data sets',
  all: 'All {total} data sets with “{text}”',
});
