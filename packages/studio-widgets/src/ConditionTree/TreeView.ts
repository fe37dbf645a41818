import { createContext, useContext } from 'react';
import type { ConditionTreeProps } from './ConditionTreeProps.ts';
import type { ConditionTreeLabels } from './labels.ts';
import type { DescribeOptions } from './model/describe.ts';
import type { ConditionRules } from './model/rules.ts';
import type { AddedKind, TreeActions, TreeMode } from './types.ts';

/** What all rows of a tree have in common. */
export interface TreeView extends Pick<ConditionTreeProps, 'getParameterOptions'> {
  readonly labels: ConditionTreeLabels;
  readonly mode: TreeMode;
  readonly actions: TreeActions;
  readonly rules: ConditionRules;
  /** What a group's foot offers. */
  readonly addedKinds: readonly AddedKind[];
  readonly describe: DescribeOptions<ConditionTreeLabels>;
}

export const TreeViewContext = createContext<TreeView | undefined>(undefined);

/** The tree around a row. */
export function useTreeView(): TreeView {
  const view = useContext(TreeViewContext);
  if (view === undefined) throw new Error('A row of a condition tree is drawn outside of it.');
  return view;
}
