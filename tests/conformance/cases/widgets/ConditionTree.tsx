import { type ConditionOperator, ConditionTree, parseCondition } from '@studio/widgets';
import { createRuleValueKinds } from '@studio/widgets/presets';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { click, elementOf } from '../../user.ts';

const first = parseCondition({
  kind: 'CompositeCondition',
  operator: 'and',
  subconditions: [
    {
      kind: 'BinaryCondition',
      lhs: {
        kind: 'FieldValue',
        formTemplateUniqueName: 'Building',
        fieldName: 'Roof age',
        variableName: 'roofAge',
        typeName: 'Integer',
      },
      operatorName: 'equals',
      rhs: { kind: 'LiteralValue', valueString: '15', typeName: 'Integer' },
    },
  ],
});
const next = first.kind === 'CompositeCondition' ? { ...first, operator: 'or' } : first;

const operators: readonly ConditionOperator[] = [{ name: 'equals', label: 'is', operands: 'one' }];
const valueKinds = createRuleValueKinds({ searchValues: async () => [] });

export const conformance: ConformanceCase = {
  name: 'ConditionTree',
  render: (given) => (
    <ConditionTree
      label="Conditions"
      operators={operators}
      valueKinds={valueKinds}
      defaultValue={first}
      {...given}
    />
  ),
  root: 'condition-tree',
  parts: ['toolbar', 'grid', 'row', 'foot', 'handle', 'left', 'operator', 'right', 'delete', 'status'],
  held: {
    prop: 'value',
    defaultProp: 'defaultValue',
    callback: 'onValueChange',
    first,
    next,
    act: (root) => click(elementOf(root, 'input[type=radio]')),
    shown: (root) =>
      [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(({ checked }) => checked),
    shownFirst: [false, true],
    shownNext: [true, false],
  },
};
