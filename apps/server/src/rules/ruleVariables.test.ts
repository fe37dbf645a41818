import { expect, test } from 'vitest';
import { variablesOf } from './ruleVariables.ts';

test('the variables of kept cases are listed by name, with the type of all their values', () => {
  const cases = [
    {
      values: {
        ...{ tier: 'A', losses: 2, ratio: '0.5', isRenewal: true, since: '2026-01-31', classCode: '0111' },
        ...{ unknown: null, limits: [1000, '2,000'], 'Form::field': 1, 'Submission.state': 'TX' },
      },
    },
    { values: { tier: 7, ratio: 1, isRenewal: 'no' } },
  ];
  const found = variablesOf(cases).map(({ name, typeName }) => [name, typeName]);
  expect(found).toEqual([
    ['classCode', 'String'],
    ['isRenewal', 'Boolean'],
    ['limits', 'Integer'],
    ['losses', 'Integer'],
    ['ratio', 'Double'],
    ['since', 'Date'],
    ['tier', 'String'],
    ['unknown', 'String'],
  ]);
});
