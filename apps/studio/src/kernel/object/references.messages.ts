import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of what refers to an object, loaded when it is first shown. */
export const referencesText = defineMessages('object.references', {
  'type.1': 'Form Template',
  'type.2': 'Field',
  'type.3': 'Rule',
  'type.4': 'Data Set',
  'type.5': 'Product Template',
  'type.6': 'Rate Status',
  'type.7': 'Scoring Rule',
  'type.8': 'Section Template',
  'type.9': 'Organization',
  'lost.question':
    'They name what you are taking away, and lead nowhere afterwards. Are you sure you want to save all the same?',
});
