import { CompactText } from '../shared/literal/Compact.styles.ts';
import { describeRight, describeValue } from './model/describe.ts';
import type { BinaryNode } from './model/nodes.ts';
import {
  type ConditionOperand,
  type ConditionValue,
  type ConditionValueContext,
  valuesOf,
} from './model/valueKind.ts';
import { useTreeView } from './TreeView.ts';

export interface ValueFieldProps extends Omit<ConditionValueContext, 'leftSide' | 'side'> {
  readonly condition: BinaryNode;
}

function ValueText({ text, isInvalid }: { readonly text: string; readonly isInvalid: boolean }) {
  const { labels } = useTreeView();
  return (
    <CompactText
      data-part="value-text"
      data-empty={text === '' || undefined}
      data-invalid={isInvalid || undefined}
      dir="auto"
    >
      {text || labels.blank}
    </CompactText>
  );
}

/** The left side of a comparison, entered as its kind says; as text where it cannot be changed. */
export function LeftField({ condition, ...context }: ValueFieldProps) {
  const { mode, rules, actions, describe } = useTreeView();
  const { id, lhs } = condition;
  const kind = rules.kindOf(lhs);
  if (mode !== 'edit' || kind === undefined)
    return <ValueText text={describeValue(lhs, describe)} isInvalid={context.isInvalid} />;
  const { Editor } = kind;
  return (
    <Editor
      {...context}
      side="left"
      leftSide={lhs}
      getText={(value) => describe.getValueText?.(value, undefined)}
      value={lhs}
      onValueChange={(value) => actions.setLeft(id, value)}
    />
  );
}

/** The right side of a comparison: one value, or the values of an operator that compares with many. */
export function RightField({ condition, ...context }: ValueFieldProps) {
  const { mode, rules, actions, describe } = useTreeView();
  const { id, lhs } = condition;
  const isList = rules.operandsOf(condition) === 'many';
  const values: readonly ConditionValue[] = isList ? rules.rightValuesOf(condition) : valuesOf(condition.rhs);
  const first = values[0] ?? rules.createRight(lhs);
  const kind = values.every((value) => rules.kindOf(value) === rules.kindOf(first)) && rules.kindOf(first);
  const change = (right: ConditionOperand) => actions.setRight(id, right);
  if (mode !== 'edit' || !kind || (isList && !kind.ListEditor && values.length > 1))
    return (
      <ValueText
        text={describeRight(condition, { ...describe, mostValues: Number.POSITIVE_INFINITY })}
        isInvalid={context.isInvalid}
      />
    );
  const { Editor, ListEditor } = kind;
  const getText = (value: ConditionValue) => describe.getValueText?.(value, lhs);
  const shared = { ...context, side: 'right', leftSide: lhs, getText } as const;
  if (!isList || ListEditor === undefined)
    return <Editor {...shared} value={first} onValueChange={(value) => change(isList ? [value] : value)} />;
  const emptyValue = kind.create(rules.typeOf(lhs));
  return (
    <ListEditor
      {...shared}
      values={values.filter((value) => !kind.isEmpty(value))}
      emptyValue={emptyValue}
      onValueChange={(next) => change(next.length > 0 ? next : [emptyValue])}
    />
  );
}
