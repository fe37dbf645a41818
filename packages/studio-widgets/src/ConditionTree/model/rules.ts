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
}

type Comparison = Pick<BinaryNode, 'lhs' | 'operatorName' | 'rhs'>;

function storedOperands(operatorName: string, rhs: ConditionOperand | undefined): ConditionOperands {
  if (rhs === undefined) return operatorName === '' ? 'one' : 'none';
  return isValueList(rhs) ? 'many' : 'one';
}

function createRules({ operators, valueKinds }: ConditionSchema): ConditionRules {
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
  };
}

const loading: ConditionOperators = [];
const known = new WeakMap<ConditionOperators, WeakMap<readonly ConditionValueKind[], ConditionRules>>();

/** The rules of a schema; the same for the same operators and kinds, so that what is worked out with them is kept. */
export function rulesOf(schema: ConditionSchema): ConditionRules {
  const ofOperators = known.get(schema.operators ?? loading) ?? new WeakMap();
  const rules = ofOperators.get(schema.valueKinds) ?? createRules(schema);
  ofOperators.set(schema.valueKinds, rules);
  known.set(schema.operators ?? loading, ofOperators);
  return rules;
}
