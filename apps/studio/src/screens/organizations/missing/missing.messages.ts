import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/** The texts of the list of what is missing in the forms of organizations. */
export const missingText = defineMessages('organizations.missing', {
  title: 'Missing Fields',
  one: 'organization',
  many: 'organizations',
  heading: 'Organizations',
  empty: 'No matching organizations with missing fields',
  search: 'Search Name, Number or Code',
  type: 'Type',
  'type.all': 'All Types',
  code: 'Number or Code',
  missing: 'Missing',
  count: '{missing} of {total}',
  next: 'First Missing Fields',
  further: '+{count}',
  more: '{count} more',
  field: '{label} in {form}, missing there: {count}',
});
