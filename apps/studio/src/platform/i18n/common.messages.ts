import { defineMessages } from './defineMessages.ts';

/** The texts of common. */
export const commonText = defineMessages('common', {
  ok: 'OK',
  yes: 'Yes',
  no: 'No',
  cancel: 'Cancel',
  retry: 'Retry',
  undo: 'Undo',
  close: 'Close',
  detailFirst: 'What will happen is shown first.',
});

/** The texts of progress. */
export const progressText = defineMessages('progress', {
  bytes: '{done} of {total}',
});

/** The texts of error. */
export const errorText = defineMessages('error', {
  network: 'The server cannot be reached. Check the connection and try again.',
  timeout: 'The server did not answer in time. Try again.',
  unexpected: 'Something went wrong here: {reason}',
});

/** Texts of backups. */
export const browserText = defineMessages('browser', {
  'backup.loading': 'Backing up',
  'backup.success': 'Successfully backed up',
});

/** Texts that all editors share. */
export const editorText = defineMessages('editor', {
  actionsFailed: 'The actions could not be loaded.',
});
