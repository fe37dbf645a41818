import { defineMessages } from '../platform/i18n/defineMessages.ts';

/** The texts of the header's cog menu. */
export const manageMenuText = defineMessages('manage', {
  menu: 'Manage operations',
  'history.title': 'Detailed History',
  'backup.title': 'Backup',
  'restore.title': 'Restore',
  'classCodes.title': 'Import Class Codes',
  'dataDictionary.title': 'Generate Data Dictionary',
});
