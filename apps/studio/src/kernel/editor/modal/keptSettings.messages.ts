import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/** The texts about edits of a modal that were left unsaved. */
export const keptSettingsText = defineMessages('editor.kept', {
  settings: 'You have unsaved settings from {time}.',
  changed: 'Changed: {settings}.',
  show: 'Show',
  discard: 'Discard',
});
