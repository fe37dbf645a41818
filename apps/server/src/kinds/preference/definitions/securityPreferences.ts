import { numeric, yesNo } from '../PreferenceDefinition.ts';

const category = 'Security';

/** Preferences of security. */
export const securityPreferences = [
  numeric('security.signIn.allowedFailures', 10, {
    category,
    short: 'Failed sign-ins before a pause',
    complete: 'From so many failures on, each further attempt has to wait.',
    min: 3,
    max: 100,
  }),
  numeric('security.signIn.firstDelaySeconds', 1, {
    category,
    short: 'First pause after failed sign-ins',
    complete: 'Seconds of the first pause; each further failure doubles it.',
    min: 1,
    max: 60,
  }),
  numeric('security.signIn.longestDelaySeconds', 60, {
    category,
    short: 'Longest pause after failed sign-ins',
    complete: 'Seconds that no pause is longer than.',
    min: 1,
    max: 3600,
  }),
  numeric('security.signIn.failureLifetimeMinutes', 15, {
    category,
    short: 'How long a failed sign-in counts',
    complete: 'Minutes after which a failure is forgotten.',
    min: 1,
    max: 1440,
  }),
  numeric('security.signIn.placeLifetimeDays', 90, {
    category,
    short: 'How long a known place is remembered',
    complete:
      'Days for which a place is known where a user has signed in. Failed attempts from other places do not delay the user there.',
    min: 1,
    max: 365,
  }),
  numeric('security.password.minimumLength', 12, {
    category,
    short: 'Shortest password',
    complete: 'Characters that a new password must have.',
    min: 12,
    max: 128,
  }),
  yesNo('security.password.requireDigit', false, {
    category,
    short: 'A digit in passwords',
    complete: 'Whether a new password must have a digit.',
  }),
  yesNo('security.password.requireUppercase', false, {
    category,
    short: 'A capital letter in passwords',
    complete: 'Whether a new password must have a capital letter.',
  }),
  yesNo('security.password.requireSymbol', false, {
    category,
    short: 'A symbol in passwords',
    complete: 'Whether a new password must have a character that is neither letter nor digit.',
  }),
  yesNo('security.password.refuseUserName', false, {
    category,
    short: 'No user name in passwords',
    complete: 'Whether a new password may not contain the name that its user signs in with.',
  }),
] as const;
