import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/** The texts that all imports of files have in common. */
export const fileImportText = defineMessages('fileImport', {
  text: 'Nothing is changed before you have seen what the import would do.',
  unsupported: 'File {name} is not a supported document type for import',
  confirm: 'Import',
  choose: 'Choose a file to see what would be done.',
  planFailed: 'What the import would do is not known',
  waiting: 'The plan is on its way.',
  sending: 'Sending the file. Nothing is changed before it has arrived.',
  working: 'The server is importing. Closing this window does not stop it.',
  stoppable: 'The server is importing. Closing this window does not stop it; Cancel does.',
  stopped:
    'The import was cancelled. All of it was imported, or nothing: this is what the import would do now.',
  plan: 'What the import will do',
  report: 'What was done',
  more: 'These are {shown} of {count}: what is not imported first, then what changes.',
  unnamed: 'Not readable',
  message: 'Message',
  fate: 'Import',
  'fate.added': 'Added',
  'fate.updated': 'Updated',
  'fate.left': 'Unchanged',
  'fate.refused': 'Not imported',
});
