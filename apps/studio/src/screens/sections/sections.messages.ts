import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of the list of section templates. */
export const sectionText = defineMessages('sections', {
  title: 'Manage Section Templates',
  one: 'section template',
  many: 'section templates',
  heading: 'Section Template(s)',
  empty: 'No matching section templates',
  search: 'Search Name',
  new: 'New Section Template',
  export: 'Export',
  'export.loading': 'Exporting section template(s)',
  'export.success': 'Successfully exported section template(s)',
  backup: 'Backup',
  reload: 'Reload Rules',
  documentOrder: 'Document Order',
  name: 'Name',
  order: 'Order',
  applicability: 'Applicability',
  'applicability.all': 'All Applicabilities',
  'applicability.1': 'Optional',
  'applicability.2': 'Required',
  'applicability.3': 'Default Selected',
  'applicability.11': 'Conditional',
});
