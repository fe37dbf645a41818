import { idHelp, idSearch } from '../../kernel/kind/idSearch.ts';
import { popups } from './early.ts';
import { popupEditorText } from './editor.messages.ts';

/** Finds pop-up templates for the command palette. */
export const popupSearch = idSearch(popups, {
  label: popupEditorText('found'),
  all: (text, total) => popupEditorText('all', { total, text }),
  hint: ({ title }) => title,
});

/** The help of the screens of pop-up templates. */
export const popupHelp = idHelp(popups, {
  list: { title: popupEditorText('help.list'), href: '/help/messages.html#finding' },
  editor: { title: popupEditorText('help.editor'), href: '/help/messages.html#popups' },
});
