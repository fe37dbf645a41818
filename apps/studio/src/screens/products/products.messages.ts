import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of the list of product templates. */
export const productText = defineMessages('products', {
  title: 'Manage Product Templates',
  one: 'product template',
  many: 'product templates',
  heading: 'Product Template(s)',
  empty: 'No matching product templates',
  search: 'Search Products',
  new: 'New Product',
  compare: 'Compare',
  export: 'Export',
  'export.loading': 'Exporting product template(s)',
  'export.success': 'Successfully exported product template(s)',
  backup: 'Backup',
  name: 'Product',
  type: 'Type',
  'type.all': 'All Types',
  'type.Submmitable': 'Submittable',
  'type.Quoteable': 'Quotable',
  'type.both': 'Both',
});
