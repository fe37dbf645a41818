import { numeric } from '../PreferenceDefinition.ts';

const category = 'Lists';

/** Preferences of lists. */
export const listPreferences = [
  numeric('lists.defaultPageSize', 25, {
    category,
    short: 'Rows of a page',
    complete: 'So many rows a list shows when nothing else is asked for.',
    min: 5,
    max: 500,
    isForConsole: true,
  }),
  numeric('lists.maximumPageSize', 500, {
    category,
    short: 'Most rows of a page',
    complete: 'A call that asks for more gets so many.',
    min: 25,
    max: 500,
  }),
  numeric('lists.searchDelayMilliseconds', 200, {
    category,
    short: 'Pause before a list is searched',
    complete: 'Milliseconds after the last key before a list is searched.',
    min: 0,
    max: 5000,
    isForConsole: true,
  }),
  numeric('lists.slowSearchDelayMilliseconds', 750, {
    category,
    short: 'Pause before section templates, scoring rules and preferences are searched',
    complete: 'Milliseconds after the last key before these are searched.',
    min: 0,
    max: 5000,
    isForConsole: true,
  }),
  numeric('lists.mostSavedFilters', 100, {
    category,
    short: 'Saved filters of a user',
    complete: 'So many filters a user may keep for one kind of object.',
    min: 1,
    max: 1000,
  }),
  numeric('lists.mostExportedObjects', 1000000, {
    category,
    short: 'Objects of an export',
    complete: 'An export of more is refused.',
    min: 1,
    max: 2000000,
  }),
  numeric('search.paletteRows', 5, {
    category,
    short: 'Results of the command palette',
    complete: 'So many objects of each kind the palette is given when it does not ask for another number.',
    min: 1,
    max: 50,
  }),
  numeric('search.paletteMostShown', 8, {
    category,
    short: 'Shown results of the command palette',
    complete: 'So many objects of each kind the palette shows.',
    min: 1,
    max: 50,
    isForConsole: true,
  }),
  numeric('search.paletteDelayMilliseconds', 250, {
    category,
    short: 'Pause before the command palette searches',
    complete: 'Milliseconds after the last key.',
    min: 0,
    max: 5000,
    isForConsole: true,
  }),
] as const;
