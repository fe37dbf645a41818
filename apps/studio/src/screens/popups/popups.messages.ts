import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of the list of pop-up templates. */
export const popupText = defineMessages('popups', {
  title: 'Manage Pop-ups',
  one: 'pop-up',
  many: 'pop-ups',
  heading: 'Pop Up(s)',
  empty: 'No matching Pop Up',
  search: 'Search name, title or message',
  new: 'New Pop Up',
  export: 'Export',
  'export.loading': 'Exporting pop-up(s)',
  'export.success': 'Successfully exported pop-up(s)',
  backup: 'Backup',
  name: 'Name',
  popupTitle: 'Pop-Up Title',
  include: 'Include',
  'include.all': 'All Audiences',
  'include.everyone': 'Everyone',
  'include.onlyUnderwriter': 'Only Underwriter',
  'include.onlyProducer': 'Only Producer',
});
