import { expect, test } from 'vitest';
import { ruleFaults } from './checkRule.ts';
import { modernRule } from './ensureRules.ts';
import { wholeRule } from './RuleDoc.ts';

const item = (dataSetName: string, value: string) => ({ kind: 'DataSetItemValue', dataSetName, value });

test('a rule from before says the same as rules do now', () => {
  const lhs = { kind: 'FieldValue', formTemplateUniqueName: 'Building', fieldName: 'roofAge' };
  const subconditions = [
    { kind: 'BinaryCondition', lhs, operatorName: 'is in list', rhs: [item('Roof Age Band', 'A25')] },
  ];
  const action = { kind: 'ParameterizedAction', expression: 'Refer because of {reason}' };
  const made = modernRule({
    ...{
      name: 'Old roof',
      description: '',
      ruleSetName: 'Property',
      version: 3,
      priority: 380,
      active: true,
      tags: ['roof'],
    },
    condition: { kind: 'CompositeCondition', operator: 'and', subconditions },
    actions: [{ ...action, parameters: [{ name: 'reason', value: item('Referral Reason', 'P04') }] }],
  });
  expect(made).toEqual({
    ...{
      name: 'Old roof',
      description: '',
      ruleSetName: 'Property',
      priority: 380,
      status: 1,
      tags: ['roof'],
    },
    condition: {
      ...{ kind: 'CompositeCondition', operator: 'and' },
      subconditions: [
        {
          ...{ kind: 'BinaryCondition', lhs, operatorName: 'isInList' },
          rhs: [{ kind: 'DataSetItemValue', datasetName: 'Roof Age Band', entityUri: 'A25' }],
        },
      ],
    },
    actions: [
      {
        ...action,
        parameters: [
          { name: 'reason', value: 'P04', typeName: 'DataSetItem', expression: 'Referral Reason' },
        ],
      },
    ],
  });
  expect(ruleFaults(wholeRule(made))).toEqual([]);
});

test('one that was off stays off, and one without content is invalid', () => {
  const rule = { name: 'a', description: '', ruleSetName: '', condition: { kind: 'Unknown' }, actions: [] };
  expect([modernRule({ ...rule, active: false }).status, modernRule(rule).status]).toEqual([0, 2]);
});
