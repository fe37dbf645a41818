import { addMessages } from '../../messages/messages.ts';

/** The texts of Change Password. Import them where they are first drawn. */
export const passwordMessages = addMessages({
  'shell.password.title': 'Change Password',
  'shell.password.text': 'Changing it signs you out everywhere else. This session goes on.',
  'shell.password.current': 'Current password',
  'shell.password.next': 'New password',
  'shell.password.next.hint': 'At least {minimum} characters.',
  'shell.password.again': 'New password again',
  'shell.password.submit': 'Change Password',
  'shell.password.done': 'Your password has been changed. Your other sessions have been signed out.',
  'shell.password.error.currentMissing': 'Enter your current password.',
  'shell.password.error.nextMissing': 'Enter a new password.',
  'shell.password.error.tooShort': 'Use at least {minimum} characters; this has {length}.',
  'shell.password.error.tooLong': 'Use at most {maximum} characters.',
  'shell.password.error.same': 'The new password is the same as the current one.',
  'shell.password.error.againMissing': 'Enter the new password again.',
  'shell.password.error.different': 'The two new passwords are not the same.',
  'shell.password.error.tooMany': 'Too many attempts have failed. Try again in {time}.',
});
