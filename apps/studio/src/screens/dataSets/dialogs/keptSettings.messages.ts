import { addMessages } from '../../../messages/messages.ts';

/** The texts about settings that were left unsaved. */
export const keptSettingsMessages = addMessages({
  'dataSets.kept.settings': 'You have unsaved settings from {time}.',
  'dataSets.kept.new': 'You have an unsaved new data set from {time}.',
  'dataSets.kept.show': 'Show',
  'dataSets.kept.settingsOf': 'the settings of {name}',
});
