import { CompactText } from '../shared/literal/Compact.styles.ts';
import { Side } from './ConditionTreeRow.styles.ts';
import type { BinaryNode } from './model/nodes.ts';
import type { ConditionProblem } from './model/validate.ts';
import { useTreeView } from './TreeView.ts';
import { LeftField, RightField } from './ValueField.tsx';
import { OperatorSelect } from './values/OperatorSelect.tsx';

export interface BinaryConditionProps {
  readonly condition: BinaryNode;
  readonly problems: readonly ConditionProblem[];
  /** The id of what says the problems. */
  readonly problemId: string;
}

/** A comparison: left side, operator, right side. */
export function BinaryCondition({ condition, problems, problemId }: BinaryConditionProps) {
  const { labels, rules } = useTreeView();
  const operands = rules.operandsOf(condition);
  const marks = (side: 'left' | 'operator' | 'right') => {
    const isInvalid = problems.some(({ code }) => code.endsWith(side));
    return { isInvalid, describedBy: isInvalid ? problemId : undefined };
  };
  return (
    <>
      <Side data-side="left" data-part="left">
        <LeftField condition={condition} label={labels.leftSide} {...marks('left')} />
      </Side>
      <Side data-side="operator" data-part="operator">
        <OperatorSelect condition={condition} {...marks('operator')} />
      </Side>
      <Side data-side="right" data-part="right" data-list={operands === 'many' || undefined}>
        {operands === 'none' ? (
          <CompactText data-empty>{labels.noValueNeeded}</CompactText>
        ) : (
          <RightField condition={condition} label={labels.value} {...marks('right')} />
        )}
      </Side>
    </>
  );
}
