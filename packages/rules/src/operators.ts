/** How two sides are compared: as texts, as numbers, as yes or no, or as calendar days. */
export type ValueType = 'text' | 'number' | 'boolean' | 'day';

/** An operator as it is offered. */
export interface RuleOperator {
  name: string;
  label: string;
  /** How many values the right side has. */
  operands: 'none' | 'one' | 'many';
  /** The types of left sides that it is offered for; none for all. */
  types: string[];
}

/** What compares, by the name that is stored. */
export type OperatorName = (typeof ruleOperators)[number]['name'];

/** An operator with what it does. Those that are the exact opposite of another name it. */
interface DeclaredOperator extends RuleOperator {
  readonly isNegationOf?: string;
  /** The ways of comparing that it suits. Default: all. */
  readonly suits?: readonly ValueType[];
}

const ordered = { types: ['Integer', 'Double', 'Date'], suits: ['number', 'day'] } as const;
const textual = { types: ['String', 'ClassCode'], suits: ['text'] } as const;

/** The operators of rules. What each means is in `docs/rules.md`. */
export const ruleOperators = [
  operator('equals', 'is', 'one', {}),
  operator('isNot', 'is not', 'one', { isNegationOf: 'equals' }),
  operator('isGreaterThan', 'is greater than', 'one', ordered),
  operator('isAtLeast', 'is at least', 'one', ordered),
  operator('isLessThan', 'is less than', 'one', ordered),
  operator('isAtMost', 'is at most', 'one', ordered),
  operator('isBetween', 'is between', 'many', ordered),
  operator('isInList', 'is in list', 'many', {}),
  operator('isInClassCodeList', 'is in class code list', 'many', { types: ['ClassCode'], suits: ['text'] }),
  operator('isNotInList', 'is not in list', 'many', { isNegationOf: 'isInList' }),
  operator('contains', 'contains', 'one', textual),
  operator('doesNotContain', 'does not contain', 'one', { ...textual, isNegationOf: 'contains' }),
  operator('beginsWith', 'begins with', 'one', textual),
  operator('exists', 'exists', 'none', {}),
] as const;

const byName: ReadonlyMap<string, DeclaredOperator & { name: OperatorName }> = new Map(
  ruleOperators.map((each) => [each.name, each]),
);

/** The operator that is stored under that name; null when there is none. */
export function findOperator(name: unknown): (DeclaredOperator & { name: OperatorName }) | null {
  return typeof name === 'string' ? (byName.get(name) ?? null) : null;
}

/** How values of a type are compared; null for an unknown type. */
export function valueTypeOf(typeName: unknown): ValueType | null {
  const key = typeof typeName === 'string' ? typeName.toLowerCase().replaceAll(/[^a-z]/g, '') : '';
  if (key === '') return null;
  if (['integer', 'double', 'number', 'decimal', 'currency', 'percent', 'long'].includes(key))
    return 'number';
  if (key === 'boolean') return 'boolean';
  return key === 'date' ? 'day' : 'text';
}

/**
 * The operators that are offered for a left side.
 * @param type its type; undefined for whichever
 * @param isField whether it is a field: of the two lists a class code field gets only that of class codes, anything else the plain one. Without both, all are offered
 */
export function operatorsFor(type: string | undefined, isField: boolean | undefined): RuleOperator[] {
  const isClassCode = type?.toLowerCase().startsWith('classcode') === true;
  return ruleOperators
    .filter(({ types }) => type === undefined || types.length === 0 || types.includes(type))
    .filter(({ name }) => {
      if (type === undefined && isField === undefined) return true;
      if (name === 'isInClassCodeList') return isField === undefined ? isClassCode : isField && isClassCode;
      return name !== 'isInList' || !(isClassCode && isField !== false);
    })
    .map(({ name, label, operands, types }) => ({ name, label, operands, types: [...types] }));
}

function operator<Name extends string>(
  name: Name,
  label: string,
  operands: RuleOperator['operands'],
  more: { types?: readonly string[]; suits?: readonly ValueType[]; isNegationOf?: string },
) {
  const { types = [], ...rest } = more;
  return { name, label, operands, types: [...types], ...rest };
}
