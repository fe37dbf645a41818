import { addMessages } from '../../messages/messages.ts';

/** The texts of the command palette. Import them where they are first drawn. */
export const paletteMessages = addMessages({
  'shell.palette.label': 'Command palette',
  'shell.palette.placeholder': 'Go to a screen or a data set, or run an action',
  'shell.palette.screens': 'Screens',
  'shell.palette.actions': 'Actions on this screen',
  'shell.palette.console': 'Studio',
  'shell.palette.dataSets': 'Data sets',
  'shell.palette.allDataSets': 'All {total} data sets with “{text}”',
  'shell.palette.empty': 'Nothing matches. Try fewer letters.',
  'shell.palette.results': 'Results',
  'shell.palette.found': '{count} found',
  'shell.palette.move': 'move',
  'shell.palette.run': 'open',
  'shell.palette.close': 'close',
  'shell.palette.loading': 'Searching data sets…',
  'shell.palette.failed': 'Data sets could not be searched. {reason}',
});
