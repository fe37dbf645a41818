import type { LateArea } from '../../kernel/area/LateArea.ts';
import { idHelp, idSearch } from '../../kernel/kind/idSearch.ts';
import { rules } from './early.ts';
import { ruleSearchText } from './search.messages.ts';

/** Finds rules for the command palette. */
const ruleSearch = idSearch(rules, {
  label: ruleSearchText('found'),
  all: (text, total) => ruleSearchText('all', { total, text }),
  hint: ({ ruleSetName }) => ruleSetName,
});

/** The help of the screens of rules. */
const ruleHelp = idHelp(rules, {
  list: { title: ruleSearchText('help.list'), href: '/help/rules.html#finding' },
  editor: { title: ruleSearchText('help.editor'), href: '/help/rules.html#building' },
});

/** What the area of rules has besides its screens. */
export const lateRules: LateArea = { search: ruleSearch, help: ruleHelp };
