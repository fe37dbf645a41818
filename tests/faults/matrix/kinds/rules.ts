import { type Rule, type RuleWrite, result } from '@studio/api';
import { idKind } from './idKind.ts';

const address = '/rest/Rule';

/** Rules. */
export const ruleKind = idKind<Rule, RuleWrite>({
  oneOf: 'a rule',
  savedText: 'Successfully saved rule',
  listHeading: 'Manage Rules',
  backLink: 'Manage Rules',
  address,
  list: '/config/rule/browser',
  editor: '/config/rule',
  make: (name) => ({
    ...{ name, description: '', ruleSetName: 'Auto Underwriting', priority: 1, tags: [] },
    condition: { kind: 'CompositeCondition', operator: 'and', subconditions: [] },
    actions: [{ kind: 'RawAction', id: 'a1', rawExpression: 'first()', transformVariables: false }],
  }),
  toBody: ({ name, description, ruleSetName, priority, tags, condition, actions }) => ({
    ...{ name, description, ruleSetName, priority, condition, actions },
    tags: tags.map((tag) => ({ name: tag.name })),
  }),
  get: ({ client }, id) => result(client.GET(`${address}/{id}`, { params: { path: { id } } })),
  post: ({ client }, body) => result(client.POST(address, { body })),
  update: ({ client }, id, body, etag) =>
    result(client.POST(`${address}/{id}`, { params: { path: { id }, header: { 'If-Match': etag } }, body })),
});
