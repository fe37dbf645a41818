import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of Change Password. Import them where they are first drawn. */
export const passwordText = defineMessages('shell.password', {
  title: 'Change Password',
  text: 'Changing it signs you out everywhere else. This session goes on.',
  current: 'Current password',
  next: 'New password',
  'next.hint': 'At least {minimum} characters.',
  again: 'New password again',
  submit: 'Change Password',
  done: 'Your password has been changed. Your other sessions have been signed out.',
  'error.currentMissing': 'Enter your current password.',
  'error.nextMissing': 'Enter a new password.',
  'error.tooShort': 'Use at least {minimum} characters; this has {length}.',
  'error.tooLong': 'Use at most {maximum} characters.',
  'error.same': 'The new password is the same as the current one.',
  'error.againMissing': 'Enter the new password again.',
  'error.different': 'The two new passwords are not the same.',
  'error.tooMany': 'Too many attempts have failed. Try again in {time}.',
});
