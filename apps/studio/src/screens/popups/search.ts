import type { AreaHelp } from '../../kernel/area/AreaHelp.ts';
import { editorShortcuts } from '../../kernel/editor/editorShortcuts.ts';
import { listShortcuts } from '../../kernel/list/listShortcuts.ts';
import { paletteSearch } from '../../kernel/list/paletteSearch.ts';
import { earlyPopups, popupPaths } from './early.ts';
import { popupEditorText } from './editor.messages.ts';

/** Finds pop-up templates for the command palette. */
export const popupSearch = paletteSearch({
  list: earlyPopups,
  label: popupEditorText('found'),
  all: (text, total) => popupEditorText('all', { total, text }),
  toObject: ({ id, name, title }) => ({ id, label: name, hint: title, path: popupPaths.pathOfId(id) }),
  listPath: popupPaths.listPath,
});

/** The help of the screens of pop-up templates. */
export const popupHelp: AreaHelp = (pathname) =>
  pathname === popupPaths.listPath()
    ? {
        title: popupEditorText('help.list'),
        href: '/help/messages.html#finding',
        shortcuts: listShortcuts(),
      }
    : {
        title: popupEditorText('help.editor'),
        href: '/help/messages.html#popups',
        shortcuts: editorShortcuts(),
      };
