import type { FilterField, FilterFieldType, FilterOperator } from '../types.ts';

const ordered: readonly FilterOperator[] = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'];

const byType: { readonly [Type in FilterFieldType]: readonly FilterOperator[] } = {
  text: ['contains', 'eq', 'ne', 'startsWith', 'empty', 'notEmpty'],
  number: [...ordered, 'empty', 'notEmpty'],
  date: [...ordered, 'empty', 'notEmpty'],
  boolean: ['eq'],
  choice: ['eq', 'ne', 'in', 'notIn', 'empty', 'notEmpty'],
  choices: ['in', 'notIn', 'empty', 'notEmpty'],
};

/** The operators that a field offers, in order; those given that its type does not have are left out. */
export function operatorsOf({
  type,
  operators,
}: Pick<FilterField, 'type' | 'operators'>): readonly FilterOperator[] {
  return operators === undefined
    ? byType[type]
    : operators.filter((operator) => byType[type].includes(operator));
}

/** The operator that a filter URI means by a key without one. */
export function impliedOperator(type: FilterFieldType): FilterOperator {
  if (type === 'text') return 'contains';
  return type === 'choices' ? 'in' : 'eq';
}

/** How the operator of a condition is spelled in a filter URI; empty for equality, and for a text's substring. */
export function spellOperator(type: FilterFieldType, operator: FilterOperator): string {
  return operator !== 'in' && operator === impliedOperator(type) ? '' : operator;
}

/** How many values an operator is compared with. */
export function valueCountOf(operator: FilterOperator): 'none' | 'one' | 'many' {
  if (operator === 'empty' || operator === 'notEmpty') return 'none';
  return operator === 'in' || operator === 'notIn' ? 'many' : 'one';
}
