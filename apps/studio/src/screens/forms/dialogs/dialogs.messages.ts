import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/** The texts of the modals over the list of form templates, and of what its actions come to. */
export const formDialogText = defineMessages('forms.dialogs', {
  'publish.success': 'A new form template set (ID={0}) has been successfully created.',
  'publish.some': 'Some form templates could not be published.',
  'mark.success': 'Successfully marked form template in production.',
  'delete.version': '{name}, version {version}',
  'delete.remains': 'Version {versions} remains.',
  'delete.remain': 'Versions {versions} remain.',
  'test.loading': 'Creating test form template set',
  more: 'These are the first {shown} of {count}.',
  'failures.done': 'Form templates that were changed: {count}.',
  'failures.none': 'Nothing was changed.',
  'failures.caption': 'Form templates that were not changed',
  'failures.reason': 'Reason',
  'failures.gone': 'Not there any more',

  'reload.form.title': 'Reload Form Rules',
  'reload.field.title': 'Reload Field Rules',
  'reload.form.summary': 'Affected: {rules} form rule(s) of {forms} form template(s).',
  'reload.field.summary': 'Affected: {rules} field rule(s) of {forms} form template(s).',
  'reload.what':
    'The rules are compiled again, and the references of these form templates are rebuilt from them.',
  'reload.counting': 'Counting the rules…',
  'reload.notCounted': 'The rules could not be counted',
  'reload.validate': 'Validate rules',
  'reload.validate.hint':
    'Checks each rule with everything that it names, and marks the form templates whose rules are not valid. Those that are marked, or no longer are, are saved anew.',
  'reload.confirm': 'Reload',
  'reload.form.loading': 'Reloading form rules',
  'reload.field.loading': 'Reloading field rules',
  'reload.form.success': 'Successfully reloaded form rules: {rules}. Form templates rebuilt: {forms}',
  'reload.field.success': 'Successfully reloaded field rules: {rules}. Form templates rebuilt: {forms}',
  'reload.failures': 'Faults in rules: {count}. Their form templates are marked as invalid.',
  'reload.failures.compiled':
    'Faults in rules: {count}. The references of their form templates were rebuilt; whether these are valid was not checked.',
  'reload.failures.caption': 'Faults in rules',
  'reload.failures.what': 'What is wrong',

  'import.title': 'Import Form Templates',
  'import.file': 'XML file of form templates',
  'import.planning': 'Comparing the file with the form templates…',
  'import.loading': 'Importing form templates',
  'import.failed': 'The form templates were not imported.',
  'import.again.changed':
    'Nothing was imported: form templates of the file were saved since. This is what the import would do now.',
  'import.again.lost':
    'The connection was lost before the server answered: form templates may have been imported. This is what the import would do now.',
  'import.idle.nothing': 'The file changes nothing: what can be imported is the same already.',
  'import.idle.refused': 'No form template of the file can be imported.',
  'import.idle.noForms': 'The file holds no form templates.',
  'import.which': 'Form templates of the file',
});
