import type { AvailableAction, ConditionOperator } from '@studio/widgets';
import { createRuleValueKinds } from '@studio/widgets/presets';

const reserve = {
  kind: 'FieldValue',
  formTemplateUniqueName: 'LossReport',
  fieldName: 'Reserve',
  variableName: 'reserve',
  typeName: 'Integer',
} as const;

/** When a claim goes to a senior adjuster, as this team's server keeps it. */
export const referral = {
  kind: 'CompositeCondition',
  operator: 'and',
  subconditions: [
    {
      kind: 'BinaryCondition',
      lhs: reserve,
      operatorName: 'isGreaterThan',
      rhs: { kind: 'LiteralValue', valueString: '50000', typeName: 'Integer' },
    },
    {
      kind: 'ParameterizedCondition',
      expression: 'The loss was reported within {days} days',
      parameters: [{ name: 'days', value: '30', typeName: 'Integer' }],
    },
  ],
};

export const operators: readonly ConditionOperator[] = [
  { name: 'equals', label: 'is', operands: 'one' },
  { name: 'isGreaterThan', label: 'is greater than', operands: 'one', types: ['Integer'] },
  { name: 'exists', label: 'exists', operands: 'none' },
];

/** The one field that this desk compares, and what it is compared with. */
export const valueKinds = createRuleValueKinds({
  variables: [{ name: 'isRepeat', label: 'Repeat claimant', typeName: 'Boolean' }],
  searchValues: async ({ kind }) => (kind === 'FieldValue' ? [{ value: reserve, label: 'Reserve' }] : []),
});

/** What is done with such a claim. */
export const actions = [
  { kind: 'RawAction', rawExpression: 'claim.flag("large")', transformVariables: false },
];

export const availableActions: readonly AvailableAction[] = [
  {
    name: 'refer',
    label: 'Refer the claim',
    template: {
      kind: 'ParameterizedAction',
      expression: 'Refer the claim to {adjuster}',
      parameters: [{ name: 'adjuster', value: '', typeName: 'String' }],
    },
  },
];
