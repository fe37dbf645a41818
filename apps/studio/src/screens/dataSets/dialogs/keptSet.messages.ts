import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/** The texts about new sets, and settings of sets, that were left unsaved. */
export const keptSetText = defineMessages('dataSets.kept', {
  new: 'You have an unsaved new data set from {time}.',
  'discard.title': 'Discard the new data set',
  'discard.text': 'The new data set that was left unsaved is discarded. This cannot be undone.',
  settingsOf: 'the settings of {name}',
});
