import type { LateArea } from '../../kernel/area/LateArea.ts';
import { idHelp, idSearch } from '../../kernel/kind/idSearch.ts';
import { sections } from './early.ts';
import { sectionEditorText } from './editor.messages.ts';
import { sectionText } from './sections.messages.ts';

/** Finds section templates for the command palette. */
const sectionSearch = idSearch(sections, {
  label: sectionEditorText('found'),
  all: (text, total) => sectionEditorText('all', { total, text }),
  hint: ({ applicability }) => sectionText(`applicability.${applicability}`),
});

/** The help of the screens of section templates. */
const sectionHelp = idHelp(sections, {
  list: { title: sectionEditorText('help.list'), href: '/help/section-templates.html#finding' },
  editor: { title: sectionEditorText('help.editor'), href: '/help/section-templates.html#editing' },
});

/** What the area of section templates has besides its screens. */
export const lateSections: LateArea = { search: sectionSearch, help: sectionHelp };
