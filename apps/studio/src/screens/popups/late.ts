import type { LateArea } from '../../kernel/area/LateArea.ts';
import { idHelp, idSearch } from '../../kernel/kind/idSearch.ts';
import { popups } from './early.ts';
import { popupEditorText } from './editor.messages.ts';

/** Finds pop-up templates for the command palette. */
const popupSearch = idSearch(popups, {
  label: popupEditorText('found'),
  all: (text, total) => popupEditorText('all', { total, text }),
  hint: ({ title }) => title,
  fields: { title: popupEditorText('title'), body: popupEditorText('body') },
});

/** The help of the screens of pop-up templates. */
const popupHelp = idHelp(popups, {
  list: { title: popupEditorText('help.list'), href: '/help/messages.html#finding' },
  editor: { title: popupEditorText('help.editor'), href: '/help/messages.html#popups' },
});

/** What the area of pop-up templates has besides its screens. */
export const latePopups: LateArea = { search: popupSearch, help: popupHelp };
