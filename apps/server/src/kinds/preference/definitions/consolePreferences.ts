import { address, numeric, select, yesNo } from '../PreferenceDefinition.ts';

const category = 'Console';

/** Preferences of console. */
export const consolePreferences = [
  numeric('console.tooltipDelayMilliseconds', 500, {
    category,
    short: 'Pause before a tooltip',
    complete: 'Milliseconds that the pointer rests before a tooltip opens.',
    min: 0,
    max: 5000,
    isForConsole: true,
  }),
  numeric('console.toastSeconds', 5, {
    category,
    short: 'How long a message stays',
    complete: 'Seconds that a message of success stays on screen.',
    min: 1,
    max: 60,
    isForConsole: true,
  }),
  numeric('console.progressOfferSeconds', 30, {
    category,
    short: 'When a long call may be left alone',
    complete: 'Seconds after which a console offers to go on working while a call runs.',
    min: 5,
    max: 300,
    isForConsole: true,
  }),
  numeric('console.leaveUndoSeconds', 10, {
    category,
    short: 'How long leaving can be undone',
    complete: 'Seconds for which changes that were dropped can be taken back.',
    min: 3,
    max: 60,
    isForConsole: true,
  }),
  select('console.theme', 'system', {
    category,
    short: 'Theme',
    complete: 'The theme that a console starts with.',
    set: 'Console Themes',
    isForConsole: true,
  }),
  select('console.density', 'comfortable', {
    category,
    short: 'Density of rows',
    complete: 'How close the rows of lists stand.',
    set: 'Console Densities',
    isForConsole: true,
  }),
  select('console.dateFormat', 'MM/dd/yy hh:mma', {
    category,
    short: 'Dates with times',
    complete: 'How lists show when something was changed.',
    set: 'Date Formats',
    isForConsole: true,
  }),
  select('console.dayFormat', 'MM/DD/YYYY', {
    category,
    short: 'Dates without times',
    complete: 'How days are shown and typed.',
    set: 'Day Formats',
    isForConsole: true,
  }),
  select('console.startPage', 'dataSets', {
    category,
    short: 'Start page',
    complete: 'The area that a console opens with.',
    set: 'Console Areas',
    isForConsole: true,
  }),
  address('console.helpAddress', '/help/', {
    category,
    kinds: ['page', 'web'],
    short: 'Address of the help',
    complete: 'Where the pages of the help are.',
    isForConsole: true,
  }),
  address('console.supportAddress', '', {
    category,
    kinds: ['web', 'mail'],
    short: 'Address of the support',
    complete:
      'Where the help sends users who need more: a web address or an e-mail address; empty for nowhere.',
    isForConsole: true,
  }),
  yesNo('console.showShortcuts', true, {
    category,
    short: 'Keyboard shortcuts on screen',
    complete: 'Whether the header and the command palette show the keys of their commands.',
    isForConsole: true,
  }),
] as const;
