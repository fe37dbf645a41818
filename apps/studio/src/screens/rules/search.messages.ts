import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** What is found of rules, and their help. */
export const ruleSearchText = defineMessages('rules.search', {
  found: 'Rules',
  all: 'All {total} rules with “{text}”',
  'help.list': 'Finding rules',
  'help.editor': 'Building a rule',
});
