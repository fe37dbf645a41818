import { addMessages } from '../../../../messages/messages.ts';

/** How the parts of a data set are named where changes are listed. */
export const dataSetOutlineMessages = addMessages({
  'dataSets.outline.group': 'Group “{name}”',
  'dataSets.outline.group.unnamed': 'Group {ordinal}',
  'dataSets.outline.group.name': 'Group Name',
  'dataSets.outline.item': 'Item “{name}”',
  'dataSets.outline.item.unnamed': 'Item without a label',
  'dataSets.outline.attributes': 'Attributes',
  'dataSets.outline.attribute': '{name}: {value}',
  'dataSets.outline.dependency': 'Dependency on “{field}”',
  'dataSets.outline.dependency.field': '{field} ({form})',
  'dataSets.outline.dependency.incomplete': '{form}, no field chosen',
  'dataSets.outline.yes': 'Yes',
  'dataSets.outline.no': 'No',
  'dataSets.outline.criterion': 'Criterion for “{name}”',
  'dataSets.outline.criterion.without': 'Criterion without a data item',
  'dataSets.outline.criterion.dataItem': 'Data Item',
  'dataSets.outline.criterion.product': 'Product',
  'dataSets.outline.criterion.field': 'Field dependency',
  'dataSets.outline.gone': 'An item that is no longer in the set',
});
