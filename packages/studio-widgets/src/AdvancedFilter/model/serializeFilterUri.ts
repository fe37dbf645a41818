import type { Filter, FilterCondition, FilterField } from '../types.ts';
import { activeConditions } from './conditionFault.ts';
import { spellOperator, valueCountOf } from './operators.ts';
import { joinValues } from './valueList.ts';

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function textOf({ operator, values }: FilterCondition): string {
  switch (operator === null ? 'none' : valueCountOf(operator)) {
    case 'none':
      return 'true';
    case 'one':
      return values[0] ?? '';
    case 'many':
      return joinValues(values);
  }
}

function termOf(condition: FilterCondition, fields: readonly FilterField[]): string {
  const field = fields.find(({ key }) => key === condition.field);
  if (field === undefined || condition.operator === null) return '';
  const operator = spellOperator(field.type, condition.operator);
  const key = operator === '' ? encode(field.key) : `${encode(field.key)}.${operator}`;
  return `${key}=${encode(textOf(condition))}`;
}

/**
 * The filter as a URI: `/DataSet?name=state&type.in=0,2`, percent-encoded. Conditions that are incomplete, or cannot be
 * meant, are left out. Equality, and a text's substring, are spelled without an operator.
 */
export function serializeFilterUri(filter: Filter, fields: readonly FilterField[]): string {
  const terms = activeConditions(filter.conditions, fields).map((condition) => termOf(condition, fields));
  return terms.length === 0 ? `/${filter.kind}` : `/${filter.kind}?${terms.join('&')}`;
}
