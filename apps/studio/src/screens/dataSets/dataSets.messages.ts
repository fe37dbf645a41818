import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of dataSets. */
export const dataSetText = defineMessages('dataSets', {
  title: 'Manage Data Sets',
  one: 'data set',
  many: 'data sets',
  heading: 'Data Sets',
  new: 'New Data Set',
  settings: 'Data Set Settings',
  'type.0': 'Static',
  'type.1': 'Custom',
  'type.2': 'Product/Field Dependent',
  'type.3': 'Repeating Form',
  'column.name': 'Name',
  'column.type': 'Type',
  'column.description': 'Description',
  'filter.type': 'Type',
  'filter.allTypes': 'All Types',
  'filter.product': 'Product',
  'filter.allProducts': 'All Products',
  export: 'Export',
  'export.loading': 'Exporting data set(s)',
  'export.success': 'Successfully exported data set(s)',
  backup: 'Backup',
});
