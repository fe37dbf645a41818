import type { ConditionValue } from './valueKind.ts';

/** How many values an operator compares the left side with. */
export type ConditionOperands = 'none' | 'one' | 'many';

/** A way to compare. */
export interface ConditionOperator {
  /** What is stored. */
  readonly name: string;
  readonly label: string;
  /** How many values it compares with. */
  readonly operands: ConditionOperands;
  /**
   * Whether its values are the two ends of a range, the lower one first; of an operator that compares with many.
   * @default false
   */
  readonly isRange?: boolean | undefined;
  /**
   * The types of the left side that it suits. While nothing is chosen on the left, every operator is offered.
   * @default every type
   */
  readonly types?: readonly string[] | undefined;
  /**
   * Whether it is offered for a left side of a type.
   * @default always
   */
  readonly isOffered?: ((left: ConditionValue, typeName: string) => boolean) | undefined;
}

/** The operators to choose from: all of them, or those of a left side and its type. */
export type ConditionOperators =
  | readonly ConditionOperator[]
  | ((left: ConditionValue, typeName: string) => readonly ConditionOperator[]);

/** The operators of a list that can be used with a left side. */
export function offeredOperators(
  operators: ConditionOperators,
  left: ConditionValue,
  typeName: string,
): readonly ConditionOperator[] {
  if (typeof operators === 'function') return operators(left, typeName);
  return operators.filter(
    ({ types, isOffered }) =>
      (types === undefined || typeName === '' || types.includes(typeName)) &&
      (isOffered?.(left, typeName) ?? true),
  );
}
