/** The texts of the header's cog menu. */
export const manageMenuMessages = {
  'manage.menu': 'Manage operations',
  'manage.history.title': 'Detailed History',
  'manage.backup.title': 'Backup',
  'manage.restore.title': 'Restore',
  'manage.classCodes.title': 'Import Class Codes',
  'manage.dataDictionary.title': 'Generate Data Dictionary',
} as const;
