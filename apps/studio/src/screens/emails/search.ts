import type { AreaHelp } from '../../kernel/area/AreaHelp.ts';
import { editorShortcuts } from '../../kernel/editor/editorShortcuts.ts';
import { listShortcuts } from '../../kernel/list/listShortcuts.ts';
import { paletteSearch } from '../../kernel/list/paletteSearch.ts';
import { earlyEmails, emailPaths } from './early.ts';
import { emailEditorText } from './editor.messages.ts';

/** Finds e-mail templates for the command palette. */
export const emailSearch = paletteSearch({
  list: earlyEmails,
  label: emailEditorText('found'),
  all: (text, total) => emailEditorText('all', { total, text }),
  toObject: ({ id, name }) => ({ id, label: name, hint: '', path: emailPaths.pathOfId(id) }),
  listPath: emailPaths.listPath,
});

/** The help of the screens of e-mail templates. */
export const emailHelp: AreaHelp = (pathname) =>
  pathname === emailPaths.listPath()
    ? {
        title: emailEditorText('help.list'),
        href: '/help/messages.html#finding',
        shortcuts: listShortcuts(),
      }
    : {
        title: emailEditorText('help.editor'),
        href: '/help/messages.html#emails',
        shortcuts: editorShortcuts(),
      };
