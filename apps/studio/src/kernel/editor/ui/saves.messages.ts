import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/** The texts of the history of an object that has versions of its own: what is kept of it are its saves. */
export const savesText = defineMessages('saves', {
  restored: 'Save {version} has been restored as unsaved changes. Save to keep them.',
  restoreFailed: 'Save {version} could not be restored. {reason}',
  same: 'Save {version} is the same as what you have here.',
  all: 'Saves',
  one: 'Save {version}',
  two: 'Compare two saves',
  failed: 'The saves could not be loaded',
  comparisonFailed: 'The saves could not be compared',
  choose: 'Choose a save to see what it changed',
  isCurrent: 'This is the current save',
});
