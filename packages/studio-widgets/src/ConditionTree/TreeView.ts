import { createContext, useContext } from 'react';
import type { LiteralType } from '../shared/literal/literalType.ts';
import type { ConditionTreeProps } from './ConditionTreeProps.ts';
import type { ConditionTreeLabels } from './labels.ts';
import type { DescribeOptions } from './model/describe.ts';
import type { Operator } from './model/operators.ts';
import type { ConditionValue, ValueKind } from './model/values.ts';
import type { AddedKind, TreeActions, TreeMode, Variable, VariableMethod } from './types.ts';

/** What all rows of a tree have in common. */
export interface TreeView
  extends Pick<ConditionTreeProps, 'searchValues' | 'renderValueEditor' | 'getParameterOptions'> {
  readonly labels: ConditionTreeLabels;
  readonly mode: TreeMode;
  readonly actions: TreeActions;
  /** The operators for a left side; `undefined` while they are on their way. */
  readonly getOperators: (left: ConditionValue) => readonly Operator[] | undefined;
  readonly getLeftKinds: () => readonly ValueKind[];
  readonly getRightKinds: (left: ConditionValue) => readonly ValueKind[];
  readonly variables: readonly Variable[];
  readonly variableMethods: Readonly<Record<string, readonly VariableMethod[]>>;
  readonly getLiteralType: (typeName: string) => LiteralType;
  /** What a group's foot offers. */
  readonly addedKinds: readonly AddedKind[];
  readonly describe: DescribeOptions;
  /** Keeps the name that a value was chosen by. */
  readonly rememberText: (value: ConditionValue, text: string) => void;
}

export const TreeViewContext = createContext<TreeView | undefined>(undefined);

/** The tree around a row. */
export function useTreeView(): TreeView {
  const view = useContext(TreeViewContext);
  if (view === undefined) throw new Error('A row of a condition tree is drawn outside of it.');
  return view;
}
