import type { ReactNode } from 'react';
import type { MoveDirection } from './model/moves.ts';
import type { GroupOperator } from './model/nodes.ts';
import type { Place } from './model/structure.ts';
import type { ConditionValue, ValueKind } from './model/values.ts';

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

/** What is being looked for. */
export interface ValueSearch {
  readonly kind: ValueKind;
  readonly text: string;
  /** What stands on the left when a value for the right side is looked for. */
  readonly leftSide?: ConditionValue | undefined;
}

/** A value to choose. */
export interface ValueChoice {
  readonly value: ConditionValue;
  /** Unique among the choices of one answer. */
  readonly label: string;
}

/** Where a value is chosen: what an editor of the caller's own has to know. */
export interface ValueSlot {
  readonly side: 'left' | 'right';
  readonly value: ConditionValue;
  /** What stands on the left. */
  readonly leftSide: ConditionValue;
  readonly onChange: (value: ConditionValue) => void;
  /** Accessible name of the editor. */
  readonly label: string;
  readonly isInvalid: boolean;
  /** The id of what says what is wrong. */
  readonly describedBy: string | undefined;
}

/** A variable of the rule set. */
export interface Variable {
  readonly name: string;
  readonly label?: string | undefined;
  readonly typeName: string;
}

/** A way to read a variable. */
export interface VariableMethod {
  readonly name: string;
  readonly label: string;
}

/** The kinds of condition that can be added. */
export type AddedKind = 'regular' | 'custom' | 'group';

/** Whether the tree can be edited. */
export type TreeMode = 'edit' | 'read-only' | 'disabled';

/** Everything that a row can do. Always the same object, so that rows need not be drawn again for it. */
export interface TreeActions {
  readonly setLeft: (id: string, value: ConditionValue) => void;
  readonly setLeftKind: (id: string, kind: ValueKind) => void;
  readonly setRight: (id: string, value: ConditionValue) => void;
  readonly setRightKind: (id: string, kind: ValueKind) => void;
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

/** Draws an editor for a value, or `undefined` for the tree's own. */
export type RenderValueEditor = (slot: ValueSlot) => ReactNode | undefined;
