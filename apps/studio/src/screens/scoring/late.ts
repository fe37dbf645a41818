import type { LateArea } from '../../kernel/area/LateArea.ts';
import { idHelp, idSearch } from '../../kernel/kind/idSearch.ts';
import { scoringRules } from './early.ts';
import { scoringEditorText } from './editor.messages.ts';

/** Finds scoring rules for the command palette. */
const scoringSearch = idSearch(scoringRules, {
  label: scoringEditorText('found'),
  all: (text, total) => scoringEditorText('all', { total, text }),
  hint: ({ scoringFolderName }) => scoringFolderName,
});

/** The help of the screens of scoring rules. */
const scoringHelp = idHelp(scoringRules, {
  list: { title: scoringEditorText('help.list'), href: '/help/scoring-rules.html#finding' },
  editor: { title: scoringEditorText('help.editor'), href: '/help/scoring-rules.html#editing' },
});

/** What the area of scoring rules has besides its screens. */
export const lateScoring: LateArea = { search: scoringSearch, help: scoringHelp };
