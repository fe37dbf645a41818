import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of the sign-in screen. */
export const signInText = defineMessages('signIn', {
  title: 'Sign in',
  heading: 'Sign in to Studio',
  username: 'User name',
  'username.missing': 'Enter your user name.',
  password: 'Password',
  'password.missing': 'Enter your password.',
  submit: 'Sign in',
  'pending.password': 'Signing in…',
  'pending.external': 'Signing in by single sign-on…',
  'pending.busy': 'Waiting for a large change to end…',
  'expired.title': 'Your session has ended',
  'expired.text': 'Sign in again to continue.',
  'expired.kept': 'Your unsaved changes are kept.',
  signedOut: 'You have logged out.',
  'error.refused': 'The user name or the password is not right. Check both and try again.',
  'error.external': 'Single sign-on was not accepted. Sign in with a user name and a password.',
  'error.tooMany': 'Too many attempts have failed.',
  'error.tooMany.wait': 'Try again in {time}.',
  'error.tooMany.over': 'You can try again now.',
  'error.tooMany.unknown': 'Wait a few minutes and try again.',
  'error.kept': 'What you typed is still here.',
  'demo.title': 'This server has demo users',
  'demo.text': 'Their password is {password}, unless STUDIO_DEMO_PASSWORD sets another.',
  'demo.use': 'Use {name}',
});
