import type { Filter, FilterCondition, FilterField, FilterOperator } from '../types.ts';
import { valueFault } from './conditionFault.ts';
import { operatorsOf, valueCountOf } from './operators.ts';

/** A filter that keeps everything. */
export function emptyFilter(kind: string): Filter {
  return { kind, conditions: [] };
}

function change(filter: Filter, id: string, edit: (condition: FilterCondition) => FilterCondition): Filter {
  return {
    ...filter,
    conditions: filter.conditions.map((condition) => (condition.id === id ? edit(condition) : condition)),
  };
}

function fittingValues(
  values: readonly string[],
  operator: FilterOperator | null,
  field: FilterField,
): readonly string[] {
  if (operator === null) return [];
  const count = valueCountOf(operator);
  const valid = values.filter((value) => valueFault(value, field) === undefined);
  if (count === 'none') return [];
  return count === 'one' ? valid.slice(0, 1) : valid;
}

/** Adds a condition at the end, with nothing chosen, or with a field and its first operator. */
export function addCondition(filter: Filter, field?: FilterField): Filter {
  const last = Math.max(0, ...filter.conditions.map(({ id }) => Number(/^c(\d+)$/.exec(id)?.[1] ?? 0)));
  const condition: FilterCondition = {
    id: `c${last + 1}`,
    field: field?.key ?? null,
    operator: (field && operatorsOf(field)[0]) ?? null,
    values: [],
  };
  return { ...filter, conditions: [...filter.conditions, condition] };
}

/** Takes a condition out. */
export function removeCondition(filter: Filter, id: string): Filter {
  return { ...filter, conditions: filter.conditions.filter((condition) => condition.id !== id) };
}

/** Another field: its operator and values stay as far as the new field can have them. */
export function setConditionField(filter: Filter, id: string, field: FilterField): Filter {
  return change(filter, id, (condition) => {
    const offered = operatorsOf(field);
    const operator = offered.find((each) => each === condition.operator) ?? offered[0] ?? null;
    return { id, field: field.key, operator, values: fittingValues(condition.values, operator, field) };
  });
}

/** Another operator: the values stay as far as it takes them. */
export function setConditionOperator(
  filter: Filter,
  id: string,
  operator: FilterOperator,
  field: FilterField,
): Filter {
  return change(filter, id, (condition) => ({
    ...condition,
    operator,
    values: fittingValues(condition.values, operator, field),
  }));
}

/** Other values. */
export function setConditionValues(filter: Filter, id: string, values: readonly string[]): Filter {
  return change(filter, id, (condition) => ({ ...condition, values }));
}
