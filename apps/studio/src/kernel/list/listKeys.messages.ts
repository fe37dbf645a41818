import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts about the keys of a list, for its help. */
export const listKeyText = defineMessages('list.keys', {
  move: 'Move between rows and columns',
  ends: 'First or last cell, or row',
  open: 'Open the row',
  card: 'Open the card of a name, when the name has the focus',
  select: 'Select the row, while choosing several',
  extend: 'Select from row to row, while choosing several',
  all: 'Select the page, while choosing several',
});
