import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of editing and deleting data sets, which the browser does not need. */
export const dataSetEditingText = defineMessages('dataSets', {
  'save.invalid': 'Correct the marked cells before saving.',
  'delete.question': 'Are you sure you want to delete this Data set?',
  'modify.question': 'Are you sure you want to modify this Data set?',
  'references.found': 'Found {0} reference(s) for fields on data set {1}.',
  'tab.label': 'Parts of the data set',
  'tab.dataItems': 'Data Items',
  'tab.repeatingForm': 'Repeating Form',
  'tab.dynamicCriteria': 'Dynamic Criteria',
  'custom.text':
    'Custom data sets are managed in the code, but you can still add dynamic criteria to a custom data set.',
  'repeatingForm.text': 'Repeating Form data sets are managed in the code.',
  'repeatingForm.template': 'Repeating Form Template',
  'repeatingForm.noTemplate': 'None chosen',
});
