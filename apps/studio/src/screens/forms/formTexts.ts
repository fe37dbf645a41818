import { makeObjectTexts } from '../../kernel/object/ObjectTexts.ts';
import { once } from '../../platform/i18n/once.ts';
import { formEditorText } from './editor.messages.ts';
import { formText } from './forms.messages.ts';

/** What changes form templates. */
export const formPermission = 'MANAGE_FORMS';

/** The texts of the screens of one form template. */
export const formTexts = once(() =>
  makeObjectTexts(
    { noun: formText('one'), nouns: formText('many') },
    {
      back: formText('title'),
      saving: formEditorText('saving'),
      saved: formEditorText('saved'),
      discarded: formEditorText('discarded'),
      deleted: formEditorText('deleted'),
      deleteQuestion: formEditorText('deleteQuestion'),
      modifyQuestion: formEditorText('renameQuestion'),
      referencesTitle: (name) => formEditorText('references.title', { name }),
      referencesFound: (count) => formEditorText('references.found', { count }),
      referencesNone: () => formEditorText('references.none'),
    },
  ),
);
