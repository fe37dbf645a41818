import type { MoveDirection } from './model/moves.ts';
import type { GroupOperator } from './model/nodes.ts';
import type { Place } from './model/structure.ts';
import type { ConditionOperand, ConditionValue } from './model/valueKind.ts';

/** What an edit was. */
export type ConditionChangeReason =
  | 'add'
  | 'delete'
  | 'negate'
  | 'set-group-operator'
  | 'set-left'
  | 'set-operator'
  | 'set-right'
  | 'set-expression'
  | 'set-parameter'
  | 'move'
  | 'paste'
  | 'wrap'
  | 'ungroup'
  | 'undo'
  | 'redo';

/** Which edit changed the draft. */
export interface ConditionChange {
  readonly reason: ConditionChangeReason;
  /** Of the condition or group; absent for undo and redo. */
  readonly id?: string | undefined;
}

/** The kinds of condition that can be added. */
export type AddedKind = 'regular' | 'custom' | 'group';

/** Whether the tree can be edited. */
export type TreeMode = 'edit' | 'read-only' | 'disabled';

/** Everything that a row can do. Always the same object, so that rows need not be drawn again for it. */
export interface TreeActions {
  readonly setLeft: (id: string, value: ConditionValue) => void;
  readonly setLeftKind: (id: string, kindName: string) => void;
  readonly setRight: (id: string, right: ConditionOperand) => void;
  readonly setRightKind: (id: string, kindName: string) => void;
  readonly setOperatorName: (id: string, operatorName: string) => void;
  readonly setExpression: (id: string, text: string) => void;
  readonly setParameter: (id: string, name: string, value: string) => void;
  readonly setGroupOperator: (id: string, operator: GroupOperator) => void;
  readonly toggleNegation: (id: string) => void;
  readonly add: (kind: AddedKind, place: Place) => void;
  readonly remove: (id: string) => void;
  readonly wrap: (id: string) => void;
  readonly ungroup: (id: string) => void;
  readonly duplicate: (id: string) => void;
  readonly move: (id: string, direction: MoveDirection) => void;
  readonly moveTo: (id: string, place: Place) => void;
  readonly pasteText: (id: string, text: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly setCollapsed: (id: string, isCollapsed: boolean) => void;
  readonly announce: (text: string) => void;
  /** Reports what was typed and not reported yet. */
  readonly flush: () => void;
}

/** What became of a condition or group when the rule was tried. */
export interface ConditionOutcome {
  /** `error` where it could not be decided. */
  readonly result: 'error' | 'false' | 'true';
  /** What was found, or why it is an error. Default: the result in words, as for a group. */
  readonly text?: string | undefined;
}

/** What a host can do with a tree. */
export interface ConditionTreeActions {
  /**
   * Moves the focus to a condition or group: scrolls to it and expands the groups around it. `false` when there is none of
   * that id.
   */
  readonly focusCondition: (id: string) => boolean;
}
