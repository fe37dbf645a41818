import { defineMessages } from '../../../../platform/i18n/defineMessages.ts';

/** How the parts of a data set are named where changes are listed. */
export const dataSetOutlineText = defineMessages('dataSets.outline', {
  group: 'Group “{name}”',
  'group.unnamed': 'Group {ordinal}',
  'group.name': 'Group Name',
  item: 'Item “{name}”',
  'item.unnamed': 'Item without a label',
  attributes: 'Attributes',
  attribute: '{name}: {value}',
  dependency: 'Dependency on “{field}”',
  'dependency.field': '{field} ({form})',
  'dependency.incomplete': '{form}, no field chosen',
  yes: 'Yes',
  no: 'No',
  criterion: 'Criterion for “{name}”',
  'criterion.without': 'Criterion without a data item',
  'criterion.dataItem': 'Data Item',
  'criterion.product': 'Product',
  'criterion.field': 'Field dependency',
  gone: 'An item that is no longer in the set',
});
