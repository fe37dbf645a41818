import { numeric } from '../PreferenceDefinition.ts';

const category = 'Sessions';

/** Preferences of sessions. */
export const sessionPreferences = [
  numeric('session.lengthMinutes', 60, {
    category,
    short: 'Length of a session without a sign of life',
    complete:
      'A session ends so many minutes after it was last renewed. Consoles that are open renew theirs.',
    min: 1,
    max: 1440,
  }),
  numeric('session.maxHours', 12, {
    category,
    short: 'Longest session',
    complete: 'Hours after which everybody has to sign in again, whatever they are doing.',
    min: 1,
    max: 720,
  }),
  numeric('session.mostPerUser', 100, {
    category,
    short: 'Sessions of one user',
    complete: 'So many sessions of one user live at a time; those that were not seen for longest end first.',
    min: 1,
    max: 1000,
  }),
  numeric('session.presentMinutes', 5, {
    category,
    short: 'When a user counts as gone',
    complete: 'After so many minutes without a call a user is shown as away.',
    min: 1,
    max: 60,
  }),
  numeric('session.refreshRetrySeconds', 15, {
    category,
    short: 'Pause before a session is renewed again',
    complete: 'Seconds that a console waits after a renewal failed.',
    min: 5,
    max: 300,
    isForConsole: true,
  }),
  numeric('session.presenceSeconds', 120, {
    category,
    short: 'Signs of life',
    complete: 'Seconds between two calls by which a console says that its user is there.',
    min: 30,
    max: 600,
    isForConsole: true,
  }),
] as const;
