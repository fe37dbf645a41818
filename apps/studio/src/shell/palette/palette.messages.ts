import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of the command palette. Import them where they are first drawn. */
export const paletteText = defineMessages('shell.palette', {
  label: 'Command palette',
  placeholder: 'Go to a screen or an object, or run an action',
  screens: 'Screens',
  actions: 'Actions on this screen',
  console: 'Studio',
  empty: 'Nothing matches. Try fewer letters.',
  results: 'Results',
  found: '{count} found',
  foundIn: 'Found in {field}',
  move: 'move',
  run: 'open',
  close: 'close',
  loading: 'Searching…',
  failed: 'Not everything could be searched. {reason}',
});
