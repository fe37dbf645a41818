import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of the list of e-mail templates. */
export const emailText = defineMessages('emails', {
  title: 'Manage Emails',
  one: 'email template',
  many: 'email templates',
  heading: 'Email(s)',
  empty: 'No matching Email',
  search: 'Search name or message',
  new: 'New Email',
  export: 'Export',
  'export.loading': 'Exporting email template(s)',
  'export.success': 'Successfully exported email template(s)',
  backup: 'Backup',
  name: 'Name',
  option: 'Default Selected',
  'option.all': 'All Defaults',
  'option.standard': 'Standard',
  'option.custom': 'Custom',
  'option.none': 'No Email',
});
