import {
  type AvailableAction,
  type ConditionOperator,
  type ConditionValue,
  createLiteralKind,
  createSearchKind,
  type ExpressionFunction,
} from '@studio/widgets';

interface FieldValue extends ConditionValue {
  field: string;
  typeName: string;
}

const fields = [
  { field: 'reserve', label: 'Reserve', typeName: 'Integer' },
  { field: 'insured', label: 'Insured', typeName: 'String' },
];

/** A field on the left, and a value that is entered on the right. */
export const valueKinds = [
  createSearchKind<FieldValue>({
    name: 'Field',
    label: 'A field',
    placeholder: 'Choose a field',
    sides: ['left'],
    create: () => ({ kind: 'Field', field: '', typeName: '' }),
    isEmpty: ({ field }) => field === '',
    typeOf: ({ typeName }) => typeName,
    describe: (value) => fields.find(({ field }) => field === value.field)?.label ?? value.field,
    searchValues: async ({ text }) =>
      fields
        .filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
        .map(({ label, ...value }) => ({ value: { kind: 'Field', ...value }, label })),
  }),
  createLiteralKind({ sides: ['right'] }),
];

export const operators: readonly ConditionOperator[] = [
  { name: 'equals', label: 'is', operands: 'one' },
  { name: 'isGreaterThan', label: 'is greater than', operands: 'one', types: ['Integer'] },
];

export const functions: readonly ExpressionFunction[] = [
  { name: 'rebate', value: 'rebate', type: 'function', group: 'Rates', operandCount: '1' },
];

export const availableActions: readonly AvailableAction[] = [
  {
    name: 'refer',
    label: 'Refer the claim',
    template: { kind: 'RawAction', rawExpression: 'claim.refer()', transformVariables: false },
  },
];
