import type { ComponentType } from 'react';
import type { ConditionValueTexts } from '../values/valueTexts.ts';

/** One side of a comparison, as it is stored. Properties that its kind does not know are kept. */
export interface ConditionValue {
  /** The name of its kind. */
  readonly kind: string;
  readonly [property: string]: unknown;
}

/** The right side of a comparison: one value, or all values of an operator that compares with many. */
export type ConditionOperand = ConditionValue | readonly ConditionValue[];

/** What every editor of a value is given. */
export interface ConditionValueContext {
  readonly side: 'left' | 'right';
  /** The value on the left side. */
  readonly leftSide: ConditionValue;
  /** Accessible name of the editor. */
  readonly label: string;
  /** Whether the value is marked as missing or wrong. */
  readonly isInvalid: boolean;
  /** The id of the text that says what is wrong. */
  readonly describedBy: string | undefined;
  /** What the host calls a value of this side; `undefined` where the kind describes it. */
  readonly getText?: ((value: ConditionValue) => string | undefined) | undefined;
}

/** Props of an editor for one value. */
export interface ConditionValueEditorProps<Value extends ConditionValue = ConditionValue>
  extends ConditionValueContext {
  readonly value: Value;
  readonly onValueChange: (value: ConditionValue) => void;
}

/** Props of an editor for the values of an operator that compares with many. */
export interface ConditionValueListEditorProps<Value extends ConditionValue = ConditionValue>
  extends ConditionValueContext {
  /** Without empty ones. */
  readonly values: readonly Value[];
  /** An empty value of the left side's type. */
  readonly emptyValue: Value;
  readonly onValueChange: (values: readonly ConditionValue[]) => void;
}

/**
 * A kind of value that the sides of a comparison can have, and how it is entered. The functions are given values of this
 * kind alone. A kind is created once, outside of what is drawn.
 */
export interface ConditionValueKind<Value extends ConditionValue = ConditionValue> {
  /** The `kind` of its values; unique among the kinds of a tree. */
  readonly name: string;
  /** Its name in the menus that choose a kind: 'A field'. */
  readonly label: string;
  /**
   * Where it can be used.
   * @default both sides
   */
  readonly sides?: readonly ConditionValueContext['side'][] | undefined;
  /**
   * The right side is of this kind until another is chosen, and again when its kind is no longer offered.
   * @default false; the first kind of the right side is taken when none says true
   */
  readonly isDefault?: boolean | undefined;
  /**
   * Whether it is offered on the right for a left side.
   * @default always
   */
  readonly isOffered?: ((left: ConditionValue) => boolean) | undefined;
  /**
   * Whether a stored value has the properties that this kind needs. One that has not is shown as it is stored, and is
   * not edited.
   * @default always
   */
  readonly isValue?: ((value: ConditionValue) => boolean) | undefined;
  /** An empty value. `typeName`: the type of the left side, empty when there is none. */
  readonly create: (typeName: string) => Value;
  /** Whether nothing has been chosen or typed. */
  readonly isEmpty: (value: Value) => boolean;
  /**
   * The type that operators are chosen by when it is the left side.
   * @default the empty text: no type
   */
  readonly typeOf?: ((value: Value) => string) | undefined;
  /** The value in words. */
  readonly describe: (value: Value) => string;
  /**
   * Where a value is among others of its type: a number, or a day in milliseconds. Ranges whose ends have such a place must not be backwards.
   * @default none: its values have no order
   */
  readonly orderOf?: ((value: Value) => number | undefined) | undefined;
  /** What is wrong with a value that is not empty, as a text to show; `undefined` when nothing is. */
  readonly validate?: ((value: Value) => string | undefined) | undefined;
  /**
   * The value for another left side, of the type `typeName`; `undefined` for an empty one.
   * @default the value stays
   */
  readonly adapt?: ((value: Value, left: ConditionValue, typeName: string) => Value | undefined) | undefined;
  /**
   * The values in one value that was stored in place of a list. It is stored as it was until it is edited.
   * @default the value alone
   */
  readonly parseList?: ((value: Value) => readonly Value[]) | undefined;
  /**
   * It is entered key by key: edits of a value that follow one another are one step of undo.
   * @default false
   */
  readonly isTyped?: boolean | undefined;
  /**
   * The same kind with the texts and the locale of a `LabelsProvider`.
   * @default it says the same everywhere
   */
  readonly withTexts?: ((texts: ConditionValueTexts) => ConditionValueKind) | undefined;
  /** Enters one value. */
  readonly Editor: ComponentType<ConditionValueEditorProps<Value>>;
  /**
   * Enters the values of an operator that compares with many.
   * @default `Editor`, for one value; more are shown as text
   */
  readonly ListEditor?: ComponentType<ConditionValueListEditorProps<Value>> | undefined;
}

/** A kind whose functions and editors know their values exactly, for the list of kinds that a tree takes. */
export function defineValueKind<Value extends ConditionValue>(
  kind: ConditionValueKind<Value>,
): ConditionValueKind {
  // A tree gives a kind only values of its name that `isValue` accepts.
  return kind as unknown as ConditionValueKind;
}

/** Whether the right side is a list of values. */
export function isValueList(operand: ConditionOperand): operand is readonly ConditionValue[] {
  return Array.isArray(operand);
}

/** The values of the right side, empty ones included; none when there is no right side. */
export function valuesOf(operand: ConditionOperand | undefined): readonly ConditionValue[] {
  if (operand === undefined) return [];
  return isValueList(operand) ? operand : [operand];
}
