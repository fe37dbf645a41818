import type { BinaryNode } from './nodes.ts';
import {
  type ConditionOperands,
  type ConditionOperator,
  type ConditionOperators,
  offeredOperators,
} from './operators.ts';
import {
  type ConditionOperand,
  type ConditionValue,
  type ConditionValueKind,
  isValueList,
  valuesOf,
} from './valueKind.ts';

/** What the host says about conditions: the same for a tree, its validation and its review. */
export interface ConditionSchema {
  /** `undefined` while they are loading: stored operators are then taken as they are. */
  readonly operators: ConditionOperators | undefined;
  readonly valueKinds: readonly ConditionValueKind[];
  /**
   * What is wrong with the text of a custom condition, as a text to show; `undefined` when nothing is.
   * @default any text is right
   */
  readonly checkExpression?: ((expression: string) => string | undefined) | undefined;
}

/** What the host's operators and kinds of value decide about a comparison. */
export interface ConditionRules {
  /** `undefined` while the operators are loading. */
  readonly operatorsFor: (left: ConditionValue) => readonly ConditionOperator[] | undefined;
  readonly operatorOf: (left: ConditionValue, name: string) => ConditionOperator | undefined;
  /** How many values a comparison has on the right; of an operator that is not known, what is stored decides. */
  readonly operandsOf: (condition: Comparison) => ConditionOperands;
  /** The values on the right; those in a text that was stored in place of a list are split. */
  readonly rightValuesOf: (condition: Comparison) => readonly ConditionValue[];
  /** The kind of a value; `undefined` for one that cannot be edited here. */
  readonly kindOf: (value: ConditionValue) => ConditionValueKind | undefined;
  readonly leftKinds: readonly ConditionValueKind[];
  readonly rightKindsFor: (left: ConditionValue) => readonly ConditionValueKind[];
  /** An empty value of a kind. */
  readonly create: (kindName: string, typeName?: string) => ConditionValue;
  readonly createLeft: () => ConditionValue;
  readonly createRight: (left: ConditionValue) => ConditionValue;
  readonly isEmpty: (value: ConditionValue) => boolean;
  readonly typeOf: (value: ConditionValue) => string;
  readonly checkExpression: ConditionSchema['checkExpression'];
}

type Comparison = Pick<BinaryNode, 'lhs' | 'operatorName' | 'rhs'>;

function storedOperands(operatorName: string, rhs: ConditionOperand | undefined): ConditionOperands {
  if (rhs === undefined) return operatorName === '' ? 'one' : 'none';
  return isValueList(rhs) ? 'many' : 'one';
}

function createRules({ operators, valueKinds, checkExpression }: ConditionSchema): ConditionRules {
  const kinds = new Map(valueKinds.map((kind) => [kind.name, kind]));
  const kindsOfSide = (side: 'left' | 'right') =>
    valueKinds.filter(({ sides }) => sides?.includes(side) ?? true);
  const leftKinds = kindsOfSide('left');
  const rightKinds = kindsOfSide('right');
  const byName = new Map(
    (typeof operators === 'function' ? [] : (operators ?? [])).map((operator) => [operator.name, operator]),
  );
  const offered = new WeakMap<ConditionValue, readonly ConditionOperator[]>();

  const kindOf = (value: ConditionValue) => {
    const kind = kinds.get(value.kind);
    return (kind?.isValue?.(value) ?? true) ? kind : undefined;
  };
  const create = (kindName: string, typeName = '') =>
    kinds.get(kindName)?.create(typeName) ?? { kind: kindName };
  const isEmpty = (value: ConditionValue) => kindOf(value)?.isEmpty(value) ?? value.kind === '';
  const typeOf = (value: ConditionValue) => kindOf(value)?.typeOf?.(value) ?? '';
  const rightKindsFor = (left: ConditionValue) =>
    rightKinds.filter(({ isOffered }) => isOffered?.(left) ?? true);
  const operatorsFor = (left: ConditionValue) => {
    if (operators === undefined) return undefined;
    const found = offered.get(left) ?? offeredOperators(operators, left, typeOf(left));
    offered.set(left, found);
    return found;
  };
  const operatorOf = (left: ConditionValue, name: string) =>
    byName.get(name) ?? operatorsFor(left)?.find((operator) => operator.name === name);
  const operandsOf = ({ lhs, operatorName, rhs }: Comparison) => {
    const declared = operatorOf(lhs, operatorName)?.operands ?? storedOperands(operatorName, rhs);
    return declared === 'one' && rhs !== undefined && isValueList(rhs) ? 'many' : declared;
  };

  return {
    operatorsFor,
    operatorOf,
    operandsOf,
    rightValuesOf: (condition) => {
      const { rhs } = condition;
      if (rhs === undefined || isValueList(rhs) || operandsOf(condition) !== 'many') return valuesOf(rhs);
      return kindOf(rhs)?.parseList?.(rhs) ?? [rhs];
    },
    kindOf,
    leftKinds,
    rightKindsFor,
    create,
    createLeft: () => create(leftKinds[0]?.name ?? ''),
    createRight: (left) => {
      const possible = rightKindsFor(left);
      const kind = possible.find(({ isDefault }) => isDefault) ?? possible[0];
      return create(kind?.name ?? '', typeOf(left));
    },
    isEmpty,
    typeOf,
    checkExpression,
  };
}

const loading: ConditionOperators = [];
const unchecked = () => undefined;
type OfKinds = WeakMap<readonly ConditionValueKind[], WeakMap<object, ConditionRules>>;
const known = new WeakMap<ConditionOperators, OfKinds>();

/** The rules of a schema; the same for the same parts of it, so that what is worked out with them is kept. */
export function rulesOf(schema: ConditionSchema): ConditionRules {
  const { operators = loading, valueKinds, checkExpression = unchecked } = schema;
  const ofOperators: OfKinds = known.get(operators) ?? new WeakMap();
  const ofKinds = ofOperators.get(valueKinds) ?? new WeakMap<object, ConditionRules>();
  const rules = ofKinds.get(checkExpression) ?? createRules(schema);
  ofKinds.set(checkExpression, rules);
  ofOperators.set(valueKinds, ofKinds);
  known.set(operators, ofOperators);
  return rules;
}
