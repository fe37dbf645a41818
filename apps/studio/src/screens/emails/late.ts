import type { LateArea } from '../../kernel/area/LateArea.ts';
import { idHelp, idSearch } from '../../kernel/kind/idSearch.ts';
import { emails } from './early.ts';
import { emailEditorText } from './editor.messages.ts';

/** Finds e-mail templates for the command palette. */
const emailSearch = idSearch(emails, {
  label: emailEditorText('found'),
  all: (text, total) => emailEditorText('all', { total, text }),
  fields: { subject: emailEditorText('subject'), body: emailEditorText('message') },
});

/** The help of the screens of e-mail templates. */
const emailHelp = idHelp(emails, {
  list: { title: emailEditorText('help.list'), href: '/help/messages.html#finding' },
  editor: { title: emailEditorText('help.editor'), href: '/help/messages.html#emails' },
});

/** What the area of e-mail templates has besides its screens. */
export const lateEmails: LateArea = { search: emailSearch, help: emailHelp };
