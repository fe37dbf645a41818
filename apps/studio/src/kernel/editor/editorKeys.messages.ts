import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts about the keys of an editor, for its help. */
export const editorKeyText = defineMessages('editor.keys', {
  save: 'Save',
  undo: 'Undo',
  redo: 'Redo',
});
