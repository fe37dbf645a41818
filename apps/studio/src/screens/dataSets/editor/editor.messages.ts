import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/** The texts of the data set editor that the browser does not need. */
export const dataSetsText = defineMessages('dataSets', {
  'versions.restoreNote':
    'Restoring brings back data items, dependencies and criteria. The settings stay as they are.',
  'save.invalid.dataItems': 'Correct the marked cells on the Data Items tab before saving.',
  'save.invalid.dynamicCriteria': 'Correct the marked cells on the Dynamic Criteria tab before saving.',
  'save.invalid.both': 'Correct the marked cells on both tabs before saving.',
  'refused.item': '{column}, row {row}: {message}',
  'refused.itemInGroup': '{column}, row {row} of group {group}: {message}',
  'refused.criterion': '{column}, criteria row {row}: {message}',
  'orphans.one': '1 criterion is about a data item that is no longer in the set.',
  'orphans.many': '{count} criteria are about data items that are no longer in the set.',
  'orphans.text.one': 'Select another data item for it on the Dynamic Criteria tab, or remove it.',
  'orphans.text.many': 'Select other data items for them on the Dynamic Criteria tab, or remove them.',
  'orphans.remove.one': 'Remove this criterion',
  'orphans.remove.many': 'Remove these criteria',
  'criteria.loading': 'Loading dynamic criteria',
  'criteria.gone': '{name} (no longer exists)',
  'criteria.field': '{label} ({name})',
  tryIt: 'Try it',
});

/** The texts of the data set editor that the browser does not need. */
export const criteriaText = defineMessages('criteria', {
  'columns.dataItem': 'Label',
  'columns.product': 'Product Dependency',
  'columns.field1': 'Field 1',
  'columns.field2': 'Field 2',
  'columns.field3': 'Field 3',
  fieldHeader: '{header}: {field}',
});

/** What the cells of an item are called. */
export const itemText = defineMessages('items', {
  'columns.label': 'Label',
  'columns.value': 'Value',
  'columns.defaultPrecedence': 'Set as Default Value',
});

/** The texts of the data set editor that the browser does not need. */
export const dependenciesText = defineMessages('dependencies', {
  title: 'Dependencies',
  product: 'Product',
  field: 'Field',
});
