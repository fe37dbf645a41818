import type { Rule } from '@studio/api';
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

/** The address of a rule, with the rule set that it is in. */
export function rulePath({ id, ruleSetName }: Pick<Rule, 'id' | 'ruleSetName'>): string {
  const path = rules.paths.pathOfId(id);
  return ruleSetName === '' ? path : `${path}?${new URLSearchParams({ ruleSetName })}`;
}
