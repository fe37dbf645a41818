import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/** The texts of the settings modal, which comes when it is first opened. */
export const ruleSettingsText = defineMessages('rules.settings', {
  createTitle: 'Create New Rule',
  title: 'Rule Settings',
  create: 'Create New Rule',
  save: 'Save',
  heading: 'Rule',
  newName: 'New rule',
  name: 'Name',
  description: 'Description',
  ruleSet: 'Rule Set',
  'ruleSet.choose': 'Select a rule set',
  tags: 'Tags',
  'tags.most': 'The number of tags cannot be greater than 10',
  saved: 'Successfully saved rule',
  hold: 'The settings of the rule are not complete. Correct or discard them before leaving this page.',
  restoreNote: 'The settings of that version. Conditions and actions stay as they are.',
  missing: 'Fill in first: {settings}',
  wrong: 'Correct first: {settings}',
  unchanged: 'Nothing has been changed.',
  'discard.text': 'Are you sure you want to discard your changes?',
});
