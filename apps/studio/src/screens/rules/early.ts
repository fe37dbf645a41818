import { idKind } from '../../kernel/kind/idKind.ts';

/** Rules: where they are, and what their screens ask for first. */
export const rules = idKind({
  rest: '/rest/Rule',
  listedAt: '/rest/Rule/filter',
  list: '/config/rule/browser',
  editor: '/config/rule',
  section: 'Rules',
  sortBy: 'name',
  hasAdvancedFilter: true,
  earlyFilters: { ruleSetName: {}, status: {} },
});
