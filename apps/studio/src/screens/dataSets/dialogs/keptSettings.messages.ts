import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/** The texts about settings that were left unsaved. */
export const keptSettingsText = defineMessages('dataSets.kept', {
  settings: 'You have unsaved settings from {time}.',
  new: 'You have an unsaved new data set from {time}.',
  show: 'Show',
  discard: 'Discard',
  'discard.title': 'Discard the new data set',
  'discard.text': 'The new data set that was left unsaved is discarded. This cannot be undone.',
  settingsOf: 'the settings of {name}',
});
