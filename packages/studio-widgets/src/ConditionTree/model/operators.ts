import { type ConditionValue, isEmptyValue, typeOfValue } from './values.ts';

/** A way to compare, as the server offers it. */
export interface Operator {
  /** What is saved. */
  readonly name: string;
  readonly label: string;
  /** The types of the left side that it suits; every type when left out. */
  readonly types?: readonly string[] | undefined;
}

/**
 * The operators to choose from: a list to filter by `types`, or what answers for a type and for whether the left side is
 * a field. `undefined` from the latter means that they are on their way.
 */
export type OperatorSource =
  | readonly Operator[]
  | ((typeName: string, isField: boolean) => readonly Operator[] | undefined);

const key = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** The operator that needs nothing on the right. */
export function isExistsOperator(name: string): boolean {
  return key(name) === 'exists';
}

const isInList = ({ name, label }: Operator) => [key(name), key(label)].includes('isinlist');
const isInClassCodeList = ({ name, label }: Operator) =>
  [key(name), key(label)].includes('isinclasscodelist');

/** The operators that compare with several values. */
export function isListOperator(name: string): boolean {
  return ['isinlist', 'isinclasscodelist', 'inlist', 'isnotinlist'].includes(key(name));
}

/** Whether a field finds class codes, by the name of its type. */
export function isClassCodeType(typeName: string): boolean {
  return key(typeName).startsWith('classcode');
}

/**
 * The operators that a left side can be given. Of the two list operators a class code field gets only the class code
 * list, and any other field only the plain one; while no field is chosen there is no class code list.
 */
export function offeredOperators(
  source: OperatorSource,
  left: ConditionValue,
  isClassCode: (typeName: string) => boolean = isClassCodeType,
): readonly Operator[] | undefined {
  const typeName = typeOfValue(left);
  const isField = left.kind === 'FieldValue' && !isEmptyValue(left);
  const all =
    typeof source === 'function'
      ? source(typeName, isField)
      : source.filter(({ types }) => types === undefined || typeName === '' || types.includes(typeName));
  const isForClassCodes = isField && isClassCode(typeName);
  return all?.filter((operator) => !(isForClassCodes ? isInList : isInClassCodeList)(operator));
}
