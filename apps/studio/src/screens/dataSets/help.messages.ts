import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of the help on data sets. */
export const dataSetHelpText = defineMessages('dataSets', {
  'help.browser': 'Finding data sets',
  'help.editor': 'Editing a data set',
  'help.criteria': 'Criteria and dependencies',
  'keys.move': 'Move between cells',
  'keys.below': 'Go to a new row below',
  'keys.revert': 'Give a cell back the text it had',
  'keys.extend': 'Select the next item as well',
  'keys.select': 'Select the item, on its handle',
  'keys.all': 'Select all items, on a handle',
  'keys.reorder': 'Move the selected items, or the row',
  'keys.remove': 'Remove the selected items, while no text is edited',
  'keys.copy': 'Copy the selected items for a spreadsheet',
  'keys.paste': 'Paste rows of a spreadsheet from the cell on',
  'keys.criteria.edit': 'Edit the cell',
  'keys.criteria.end': 'End editing',
  'keys.criteria.clear': 'Clear the cell',
});
