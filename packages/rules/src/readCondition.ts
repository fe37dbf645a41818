import { type Expression, fieldKey, keysOf } from './expression.ts';
import type { JsonObject, JsonValue } from './JsonValue.ts';
import { findOperator, type OperatorName, type ValueType, valueTypeOf } from './operators.ts';
import { ExpressionError, parseExpression } from './parseExpression.ts';
import { type Comparable, readAs, shown } from './values.ts';
import { suitsVariable } from './variableMethods.ts';

/** One side of a comparison: known already, or looked up in the case. */
export type Operand = { value: Comparable } | { key: string };

/** A condition that can be evaluated. `id` is what the rule calls it, if it has one. */
export type Condition = { id: string | null } & (
  | { kind: 'group'; operator: 'and' | 'or'; of: readonly Condition[] }
  | { kind: 'not'; of: Condition }
  | { kind: 'comparison'; operator: OperatorName; type: ValueType; left: Operand; right: readonly Operand[] }
  | { kind: 'expression'; expression: Expression }
  | { kind: 'broken'; message: string }
);

/** What keeps a condition from being evaluated. */
export interface ConditionFault {
  /** A JSON pointer (RFC 6901) from the condition. */
  pointer: string;
  message: string;
}

interface ReadCondition {
  condition: Condition;
  /** What keeps it from being evaluated. */
  faults: readonly ConditionFault[];
}

/** Levels of conditions within each other, negations counted. */
export const deepestCondition = 60;

/** The type of a field as it is now, such as `Integer`, by its key; undefined for one that is not known. */
export type TypeOfKey = (key: string) => string | undefined;

/**
 * Reads a stored condition. What cannot be read becomes `broken` in it, and is reported.
 * @param typeOfKey of the fields that are known: a field may have got another type since it was chosen. Default: all have the type that is stored
 */
export function readCondition(
  stored: JsonValue | undefined,
  typeOfKey: TypeOfKey = () => undefined,
): ReadCondition {
  const faults: ConditionFault[] = [];
  const condition = readNode(stored, { pointer: '', level: 1, faults, typeOfKey });
  return { condition, faults };
}

/** Whether the condition is still empty. */
export function isEmptyCondition(stored: JsonValue | undefined): boolean {
  if (!isObject(stored)) return true;
  const { kind, subconditions } = stored;
  return kind === 'CompositeCondition' && (!Array.isArray(subconditions) || subconditions.length === 0);
}

/** The key by which a case has the value; null for one that is not looked up. */
export function keyOfValue(value: JsonObject): string | null {
  const { formTemplateUniqueName, fieldName, objectName, propertyName, variableName } = value;
  switch (value['kind']) {
    case 'FieldValue':
      return isText(formTemplateUniqueName) && isText(fieldName)
        ? fieldKey(formTemplateUniqueName, fieldName)
        : null;
    case 'PropertyValue':
      return isText(objectName) && isText(propertyName) ? `${objectName}.${propertyName}` : null;
    case 'VariableValue':
      return isText(variableName) ? variableName : null;
    default:
      return null;
  }
}

/** Every key that the condition looks up in a case, each once. */
export function keysOfCondition(condition: Condition): string[] {
  const find = (of: Condition): string[] => {
    switch (of.kind) {
      case 'group':
        return of.of.flatMap(find);
      case 'not':
        return find(of.of);
      case 'comparison':
        return [of.left, ...of.right].flatMap((side) => ('key' in side ? [side.key] : []));
      case 'expression':
        return keysOf(of.expression);
      case 'broken':
        return [];
    }
  };
  return [...new Set(find(condition))];
}

interface Place {
  pointer: string;
  level: number;
  faults: ConditionFault[];
  typeOfKey: TypeOfKey;
}

type StoredNode = JsonObject & { kind: string };

function readNode(stored: JsonValue | undefined, place: Place): Condition {
  const { pointer, level } = place;
  if (!isObject(stored)) return broken(place, null, 'A condition is missing.');
  const id = isText(stored['id']) ? stored['id'] : null;
  if (level > deepestCondition)
    return broken(place, id, `Conditions nest at most ${deepestCondition} levels deep.`);
  const at = (token: string): Place => ({ ...place, pointer: `${pointer}${token}`, level: level + 1 });
  switch (stored['kind']) {
    case 'CompositeCondition':
      return readGroup(stored as StoredNode, id, place, at);
    case 'UnaryCondition':
      return { id, kind: 'not', of: readNode(stored['subcondition'], at('/subcondition')) };
    case 'BinaryCondition':
      return readComparison(stored, id, place);
    case 'RawCondition':
      return readExpression(stored['rawExpression'], id, place);
    case 'ParameterizedCondition':
      return readBlanks(stored, id, place);
    default:
      return broken(place, id, `${shown(String(stored['kind'] ?? ''))} is no kind of condition.`);
  }
}

function readGroup(
  { operator, subconditions }: StoredNode,
  id: string | null,
  place: Place,
  at: (token: string) => Place,
): Condition {
  if (!Array.isArray(subconditions) || subconditions.length === 0) {
    // An empty group never holds, so that it cannot widen an Any around it.
    return broken(place, id, 'A group has no conditions.');
  }
  const of = subconditions.map((each, index) => readNode(each, at(`/subconditions/${index}`)));
  return { id, kind: 'group', operator: operator === 'or' ? 'or' : 'and', of };
}

function readExpression(text: JsonValue | undefined, id: string | null, place: Place): Condition {
  try {
    return { id, kind: 'expression', expression: parseExpression(typeof text === 'string' ? text : '') };
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return broken({ ...place, pointer: `${place.pointer}/rawExpression` }, id, error.message);
  }
}

/** A sentence with blanks is an expression once they are filled: of numbers and yes or no as they are, of all else as texts. */
function readBlanks({ expression, parameters }: JsonObject, id: string | null, place: Place): Condition {
  if (!isText(expression))
    return broken(
      { ...place, pointer: `${place.pointer}/expression` },
      id,
      'A condition with blanks has no sentence.',
    );
  const filled = new Map<string, string>();
  for (const [index, parameter] of (Array.isArray(parameters) ? parameters : []).entries()) {
    const { name, value, typeName } = (isObject(parameter) ? parameter : {}) as JsonObject;
    const type = valueTypeOf(typeName) ?? 'text';
    const constant = isText(value) ? readAs(value, type) : null;
    if (constant === null) {
      const fault = isText(value)
        ? `${shown(value)} is no ${typeWords[type]}.`
        : `It does not say its ${String(name)}.`;
      return broken({ ...place, pointer: `${place.pointer}/parameters/${index}/value` }, id, fault);
    }
    filled.set(String(name), JSON.stringify(type === 'day' ? value : constant));
  }
  const text = expression.replaceAll(
    /\{([^{}]*)\}/g,
    (whole, name: string) => filled.get(name.trim()) ?? whole,
  );
  try {
    return { id, kind: 'expression', expression: parseExpression(text) };
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    const message = `Its sentence is no expression, so that it cannot be evaluated: ${error.message}`;
    return broken({ ...place, pointer: `${place.pointer}/expression` }, id, message);
  }
}

function readComparison({ lhs, operatorName, rhs }: JsonObject, id: string | null, place: Place): Condition {
  const at = (token: string) => ({ ...place, pointer: `${place.pointer}${token}` });
  const operator = findOperator(operatorName);
  if (operator === null) {
    const text = isText(operatorName)
      ? `There is no operator ${shown(operatorName)}.`
      : 'A condition has no operator.';
    return broken(at('/operatorName'), id, text);
  }
  const type = typeOfLeft(lhs, place.typeOfKey) ?? operator.suits?.[0] ?? 'text';
  if (operator.suits !== undefined && !operator.suits.includes(type)) {
    return broken(at('/operatorName'), id, `'${operator.label}' does not suit what it compares.`);
  }
  const left = readOperand(lhs, type);
  if (typeof left === 'string') {
    return broken(at('/lhs'), id, left === '' ? 'A condition does not say what it is about.' : left);
  }
  const right = readRight(rhs, operator, type);
  if ('fault' in right) return broken(at(right.pointer), id, right.fault);
  return { id, kind: 'comparison', operator: operator.name, type, left, right: right.operands };
}

type Right = { operands: Operand[] } | { fault: string; pointer: string };

function readRight(
  rhs: JsonValue | undefined,
  { name, operands: count }: NonNullable<ReturnType<typeof findOperator>>,
  type: ValueType,
): Right {
  if (count === 'none') return { operands: [] };
  const operands: Operand[] = [];
  for (const [index, value] of (Array.isArray(rhs) ? rhs : [rhs]).entries()) {
    const operand = readOperand(value, type);
    if (typeof operand !== 'string') operands.push(operand);
    else {
      const fault = operand === '' ? 'A condition does not say what it compares with.' : operand;
      return { fault, pointer: Array.isArray(rhs) ? `/rhs/${index}` : '/rhs' };
    }
  }
  const fault = operandsFault(name, operands);
  return fault === null ? { operands } : { fault, pointer: '/rhs' };
}

function operandsFault(operator: OperatorName, right: readonly Operand[]): string | null {
  if (right.length === 0) return 'A condition does not say what it compares with.';
  if (operator !== 'isBetween') return null;
  const [from, to] = right;
  if (right.length !== 2 || !from || !to) return "'is between' takes two values, the lower one first.";
  const isBackward = 'value' in from && 'value' in to && from.value > to.value;
  return isBackward ? "The first value of 'is between' must not be above the second one." : null;
}

function typeOfLeft(lhs: JsonValue | undefined, typeOfKey: TypeOfKey): ValueType | null {
  if (!isObject(lhs)) return null;
  const key = keyOfValue(lhs);
  const now = key === null ? undefined : typeOfKey(key);
  if (now !== undefined) return valueTypeOf(now);
  return valueTypeOf(lhs['kind'] === 'PropertyValue' ? lhs['objectType'] : lhs['typeName']);
}

const constantOf: Readonly<Record<string, string>> = {
  LiteralValue: 'valueString',
  LeftSideFieldValue: 'valueString',
  LeftSideClassCodeFieldValue: 'valueString',
  FormTemplateValue: 'formTemplateUniqueName',
  DataSetItemValue: 'entityUri',
  EntityUriValue: 'entityUri',
};

/** The operand; what is wrong with it as a text, which is empty when nothing was chosen. */
const typeWords = { text: 'text', number: 'number', boolean: 'yes or no', day: 'date' } as const;

function readOperand(value: JsonValue | undefined, type: ValueType): Operand | string {
  if (!isObject(value)) return '';
  const { variableName, typeName, variableMethod } = value;
  if (value['kind'] === 'VariableValue' && !suitsVariable(typeName, variableMethod))
    return `The variable ${shown(String(variableName))} of the type ${shown(String(typeName ?? ''))} cannot be read by ${shown(String(variableMethod))}.`;
  const key = keyOfValue(value);
  if (key !== null) return { key };
  const property = constantOf[String(value['kind'])];
  if (property === undefined)
    return ['FieldValue', 'PropertyValue', 'VariableValue', ''].includes(String(value['kind'] ?? ''))
      ? ''
      : `${shown(String(value['kind']))} is no kind of value.`;
  // Items of data sets were stored by another name once.
  const text = value[property] ?? (property === 'entityUri' ? value['value'] : undefined);
  if (!isText(text)) return '';
  const constant = readAs(text, type);
  return constant === null ? `${shown(text)} is no ${typeWords[type]}.` : { value: constant };
}

function broken({ pointer, faults }: Place, id: string | null, message: string): Condition {
  faults.push({ pointer, message });
  return { id, kind: 'broken', message };
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
