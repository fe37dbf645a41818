import type { KindCase } from './KindCase.ts';

/** What holds while a field of the demo content has a value. */
const fieldExists = {
  ...{ kind: 'CompositeCondition', id: 'c1', operator: 'and' },
  subconditions: [
    {
      ...{ kind: 'BinaryCondition', id: 'c2', operatorName: 'exists' },
      lhs: { kind: 'FieldValue', formTemplateUniqueName: 'LocationSchedule', fieldName: 'state' },
    },
  ],
};

/** How the calls of rules are tried. */
export const ruleCalls: NonNullable<KindCase['calls']> = {
  body: (name) => ({ name, ruleSetName: 'Auto Underwriting' }),
  full: (name) => ({
    ...{
      name,
      ruleSetName: 'Auto Underwriting',
      description: 'Full',
      priority: 7,
      tags: [{ name: 'full' }],
    },
    ...{
      condition: fieldExists,
      actions: [{ kind: 'RawAction', id: 'a1', rawExpression: 'f()', transformVariables: false }],
    },
  }),
  sharesNames: true,
  change: { property: 'description', values: ['One', 'Two'] },
  refused: [
    [{ name: ' ', ruleSetName: 'Auto Underwriting' }, '/name'],
    [{ name: 'a', ruleSetName: 'No such set' }, '/ruleSetName'],
    [{ name: 'a', ruleSetName: 'Auto Underwriting', tags: [{ name: '""' }] }, '/tags/0/name'],
  ],
  faulty: {
    body: { name: ' ', ruleSetName: 'No such set', priority: 10_000 },
    pointers: ['/name', '/priority', '/ruleSetName'],
  },
  search: (text) => ({ filterUri: `/Rule?search=${encodeURIComponent(text)}` }),
  filterUri: (text) => `/Rule?search=${encodeURIComponent(text)}`,
};
