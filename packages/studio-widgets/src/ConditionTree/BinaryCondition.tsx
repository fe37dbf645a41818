import { CompactText } from '../shared/literal/Compact.styles.ts';
import { Side } from './ConditionTreeRow.styles.ts';
import type { BinaryNode } from './model/nodes.ts';
import { isExistsOperator, isListOperator } from './model/operators.ts';
import type { ConditionProblem } from './model/validate.ts';
import { type ConditionValue, createValue, typeOfValue } from './model/values.ts';
import { useTreeView } from './TreeView.ts';
import { OperatorSelect } from './values/OperatorSelect.tsx';
import { ValueEditor } from './values/ValueEditor.tsx';

export interface BinaryConditionProps {
  readonly condition: BinaryNode;
  readonly problems: readonly ConditionProblem[];
  /** The id of what says the problems. */
  readonly problemId: string;
}

const emptyRight = (lhs: ConditionValue) => createValue('LiteralValue', typeOfValue(lhs));

/** A comparison: left side, operator, right side. */
export function BinaryCondition({ condition, problems, problemId }: BinaryConditionProps) {
  const { labels, actions } = useTreeView();
  const { id, lhs, operatorName } = condition;
  const rhs = isExistsOperator(operatorName) ? undefined : (condition.rhs ?? emptyRight(lhs));
  const isLeftMissing = problems.includes('no-left');
  const isOperatorMissing = problems.includes('no-operator');
  const isRightWrong = problems.some((problem) => problem !== 'no-left' && problem !== 'no-operator');
  const describedBy = (isWrong: boolean) => (isWrong ? problemId : undefined);
  const shared = { leftSide: lhs };
  const isList = isListOperator(operatorName) && rhs?.kind === 'LiteralValue';

  return (
    <>
      <Side data-side="left" data-part="left">
        <ValueEditor
          isList={false}
          slot={{
            ...shared,
            side: 'left',
            value: lhs,
            onChange: (value) => actions.setLeft(id, value),
            label: labels.leftSide,
            isInvalid: isLeftMissing,
            describedBy: describedBy(isLeftMissing),
          }}
        />
      </Side>
      <Side data-side="operator" data-part="operator">
        <OperatorSelect
          condition={condition}
          isInvalid={isOperatorMissing}
          describedBy={describedBy(isOperatorMissing)}
        />
      </Side>
      <Side data-side="right" data-part="right" data-list={isList || undefined}>
        {rhs === undefined ? (
          <CompactText data-empty>{labels.noValueNeeded}</CompactText>
        ) : (
          <ValueEditor
            isList={isList}
            slot={{
              ...shared,
              side: 'right',
              value: rhs,
              onChange: (value) => actions.setRight(id, value),
              label: labels.value,
              isInvalid: isRightWrong,
              describedBy: describedBy(isRightWrong),
            }}
          />
        )}
      </Side>
    </>
  );
}
