import { defineMessages } from '../../../../platform/i18n/defineMessages.ts';

/** The texts of the builder of a form. */
export const builderText = defineMessages('forms.builder', {
  canvas: 'Form',
  conditional: 'Conditional',
  calculated: 'Calculated',
  requiredByExpression: 'Required by expression',
  linked: 'Linked',
  repeating: 'Repeating',
  lockedInProduction: 'Fields of a form template that is in production cannot be deleted.',
  settingsOf: 'Settings of {name}',
  several: '{count} fields: a change is made to all of them.',
  differs: 'Differs among the selected fields',
  settingsFailed: 'The settings could not be loaded',
  componentsFailed: 'The components could not be loaded',
  loading: 'Loading form builder',
  renameTitle: 'References to {name}',
  renameFound: 'Found {count} reference(s) to this field.',
  renameQuestion: 'Are you sure you want to change the variable name?',
  'link.title': 'Link To',
  'link.field': 'Form and field',
  'link.path': 'Linked to the property {path}.',
  'link.remove': 'Remove the link',
  'link.save': 'Done',
});
