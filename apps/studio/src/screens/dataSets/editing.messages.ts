import { addMessages } from '../../messages/messages.ts';

/** The texts of editing and deleting data sets, which the browser does not need. */
export const dataSetEditingMessages = addMessages({
  'dataSets.save': 'Save',
  'dataSets.save.loading': 'Saving data set',
  'dataSets.save.success': 'Successfully saved data set',
  'dataSets.save.invalid': 'Correct the marked cells before saving.',
  'dataSets.save.clean': 'There is nothing to save.',
  'dataSets.discard': 'Discard',
  'dataSets.discard.clean': 'There is nothing to discard.',
  'dataSets.delete': 'Delete',
  'dataSets.delete.title': 'Delete data set',
  'dataSets.delete.question': 'Are you sure you want to delete this Data set?',
  'dataSets.modify.question': 'Are you sure you want to modify this Data set?',
  'dataSets.delete.loading': 'Deleting data set',
  'dataSets.delete.success': 'Successfully deleted data set',
  'dataSets.delete.stale':
    '{author} changed this data set on {time}, after you opened it. It was not deleted. Reload it to see the change.',
  'dataSets.references': 'View References',
  'dataSets.references.title': 'Data Set References',
  'dataSets.references.found': 'Found {0} reference(s) for fields on data set {1}.',
  'dataSets.references.column.type': 'Type',
  'dataSets.references.column.name': 'Name',
  'dataSets.references.column.version': 'Version',
  'dataSets.references.type.2': 'Field',
  'dataSets.references.type.3': 'Rule',
  'dataSets.references.loading': 'Loading references',
  'dataSets.references.failed': 'References could not be loaded',
  'dataSets.invalidOnLeave':
    'The data set is invalid. Please correct or discard your changes before leaving this page.',
  'dataSets.tab.label': 'Parts of the data set',
  'dataSets.tab.dataItems': 'Data Items',
  'dataSets.tab.repeatingForm': 'Repeating Form',
  'dataSets.custom.text':
    'Custom data sets are managed in the code, but you can still add dynamic criteria to a custom data set.',
  'dataSets.repeatingForm.text': 'Repeating Form data sets are managed in the code.',
  'dataSets.repeatingForm.template': 'Repeating Form Template',
  'dataSets.repeatingForm.noTemplate': 'None chosen',
  'dataSets.readOnly': 'Read-only: changing data sets needs the permission MANAGE_DATASETS.',
  'dataSets.notFound.title': 'There is no such data set',
  'dataSets.notFound.text': "There is no data set named '{name}'. It may have been renamed or deleted.",
  'dataSets.loading': 'Loading data set',
});
