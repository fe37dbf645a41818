import { makeObjectTexts } from '../../../kernel/object/ObjectTexts.ts';
import { once } from '../../../platform/i18n/once.ts';
import { filesText } from '../files.messages.ts';

/** The texts of the editor of files and icons. */
export const fileEditorTexts = once(() =>
  makeObjectTexts(
    { noun: filesText('one'), nouns: filesText('many') },
    {
      loading: filesText('loading'),
      saving: filesText('saving'),
      saved: filesText('saved'),
      invalidOnLeave: filesText('invalidOnLeave'),
      invalidQuestion: filesText('invalidQuestion'),
    },
  ),
);
