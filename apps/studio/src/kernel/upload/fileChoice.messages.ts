import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of a file that is chosen to be sent as a whole. */
export const fileChoiceText = defineMessages('fileChoice', {
  alert: 'Alert',
  drop: 'Drop a file here or choose one',
  dropAnother: 'Drop or choose another file to replace it',
  dropNow: 'Drop to choose',
  fixed: 'This file cannot be replaced now',
  choose: 'Choose File',
  remove: 'Remove {name}',
  chosen: 'Chosen file',
  required: 'required',
  empty: 'File {name} is empty.',
  tooLarge: 'File {name} is larger than the limit of {limit}.',
  onlyOne: 'File {name} was left out: only one file can be chosen.',
  folder: 'Folder {name} cannot be uploaded.',
  added: '{name} chosen',
  removed: '{name} removed',
  sent: 'Sent',
});
