import { type AvailableAction, type ConditionTreeProps, parseActions, parseCondition } from '@studio/widgets';

function field(fieldName: string, typeName: string) {
  const variableName = fieldName.replaceAll(' ', '');
  return { kind: 'FieldValue', formTemplateUniqueName: 'Building', fieldName, variableName, typeName };
}

const condition = {
  kind: 'CompositeCondition',
  operator: 'and',
  subconditions: [
    {
      kind: 'BinaryCondition',
      lhs: field('Construction class', 'String'),
      operatorName: 'equals',
      rhs: { kind: 'LiteralValue', valueString: 'Frame', typeName: 'String' },
    },
    {
      kind: 'BinaryCondition',
      lhs: field('Distance to coast', 'Double'),
      operatorName: 'isAtMost',
      rhs: { kind: 'LiteralValue', valueString: '1', typeName: 'Double' },
    },
  ],
};

function refer(reason: string) {
  return {
    kind: 'ParameterizedAction',
    expression: 'Refer the submission with reason {reason}',
    parameters: [{ name: 'reason', value: reason, typeName: 'String' }],
  };
}

/** What the conditions of the sample can compare with. */
export const operators: ConditionTreeProps['operators'] = [
  { name: 'equals', label: 'is' },
  { name: 'isAtMost', label: 'is at most', types: ['Double'] },
];

/** What the rule can do. */
export const offeredActions: readonly AvailableAction[] = [
  { name: 'refer', label: 'Refer the submission', template: refer('') },
];

/** The fields that the search of the tree finds. */
export async function searchValues() {
  return [];
}

export function ruleCondition(isEmpty: boolean) {
  return parseCondition(isEmpty ? null : condition);
}

export function ruleActions(isEmpty: boolean) {
  return parseActions(isEmpty ? [] : [refer('Frame building near the coast')]);
}
