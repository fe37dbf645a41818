import { numeric } from '../PreferenceDefinition.ts';

const category = 'History';

/** Preferences of history. */
export const historyPreferences = [
  numeric('history.defaultPageSize', 25, {
    category,
    short: 'Rows of the detailed history',
    complete: 'So many entries, or versions of an object, a page has when nothing else is asked for.',
    min: 5,
    max: 500,
  }),
  numeric('history.mostDownloadedEntries', 1000000, {
    category,
    short: 'Entries of a downloaded history',
    complete: 'A download of more is refused.',
    min: 1,
    max: 10000000,
  }),
  numeric('history.shownChanges', 1000, {
    category,
    short: 'Changes of an entry',
    complete: 'Up to this many changes of one entry are listed; the others are counted.',
    min: 10,
    max: 10000,
  }),
  numeric('history.versionsAtOnce', 50, {
    category,
    short: 'Versions that are loaded at once',
    complete: 'So many versions of an object the console loads at a time.',
    min: 10,
    max: 500,
    isForConsole: true,
  }),
  numeric('history.changesAtOnce', 100, {
    category,
    short: 'Changes that are shown at once',
    complete: 'So many changes of an entry the console shows before it is asked for more.',
    min: 10,
    max: 1000,
    isForConsole: true,
  }),
  numeric('history.activityLines', 100, {
    category,
    short: 'Lines of the activity list',
    complete: 'So many lines the activity list of a console keeps.',
    min: 10,
    max: 1000,
    isForConsole: true,
  }),
] as const;
