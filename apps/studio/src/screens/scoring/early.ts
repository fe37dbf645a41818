import { idKind } from '../../kernel/kind/idKind.ts';

/** Scoring rules: where they are, and the first requests of their screens. */
export const scoringRules = idKind({
  rest: '/rest/ScoringRule',
  list: '/config/scoringRules/browser',
  editor: '/config/manageScoringRules',
  section: 'Scoring Rules',
  sortBy: 'name',
  earlyFilters: { category: { type: 'several', uriKey: 'folder.in' } },
});
