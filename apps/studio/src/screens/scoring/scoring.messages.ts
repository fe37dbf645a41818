import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of the list of scoring rules. */
export const scoringText = defineMessages('scoring', {
  title: 'Manage Scoring Rules',
  one: 'scoring rule',
  many: 'scoring rules',
  heading: 'Scoring Rules',
  empty: 'No matching scoring rules',
  search: 'Search Name',
  new: 'New Scoring Rule',
  export: 'Export',
  'export.loading': 'Exporting scoring rules',
  'export.success': 'Successfully exported scoring rules',
  backup: 'Backup',
  name: 'Name',
  category: 'Category',
  'category.all': 'All Categories',
  dates: 'Effective Dates',
  'dates.range': '{begin} to {end}',
  'dates.open': 'From {begin}',
});
