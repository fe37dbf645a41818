import type { ConditionFault, FilterCondition, FilterField } from '../types.ts';
import { operatorsOf, valueCountOf } from './operators.ts';

const day = 86_400_000;
const lastDay = 8_640_000_000_000_000;

function isDay(text: string): boolean {
  const time = Number(text);
  return /^-?\d+$/.test(text) && Math.abs(time) <= lastDay && time % day === 0;
}

function isNumber(text: string): boolean {
  return /^-?(\d+(\.\d+)?|\.\d+)$/.test(text) && Number.isFinite(Number(text));
}

/** What is wrong with one value of a field; undefined when nothing is. */
export function valueFault(text: string, field: FilterField): ConditionFault | undefined {
  switch (field.type) {
    case 'text':
      return text.trim() === '' ? 'no-value' : undefined;
    case 'number':
      return isNumber(text) ? undefined : 'bad-value';
    case 'date':
      return isDay(text) ? undefined : 'bad-value';
    case 'boolean':
      return text === 'true' || text === 'false' ? undefined : 'bad-value';
    case 'choice':
    case 'choices':
      return field.options === undefined || field.options.some(({ value }) => value === text)
        ? undefined
        : 'unknown-choice';
  }
}

function ownFault(condition: FilterCondition, fields: readonly FilterField[]): ConditionFault | undefined {
  const { operator, values } = condition;
  if (condition.field === null) return 'no-field';
  const field = fields.find(({ key }) => key === condition.field);
  if (field === undefined) return 'unknown-field';
  if (operator === null) return 'no-operator';
  if (!operatorsOf(field).includes(operator)) return 'unknown-operator';
  const count = valueCountOf(operator);
  if (count === 'none') return values.length === 0 ? undefined : 'bad-value';
  if (values.length === 0) return 'no-value';
  if (count === 'one' && values.length > 1) return 'bad-value';
  return values.map((value) => valueFault(value, field)).find((fault) => fault !== undefined);
}

/**
 * The conditions that are left out of the filter, by id, and why. Of two conditions with the same field and operator the
 * second is left out: a filter URI names each key and operator once.
 */
export function conditionFaults(
  conditions: readonly FilterCondition[],
  fields: readonly FilterField[],
): ReadonlyMap<string, ConditionFault> {
  const faults = new Map<string, ConditionFault>();
  const seen = new Set<string>();
  for (const condition of conditions) {
    const key = `${condition.field} ${condition.operator}`;
    const fault = ownFault(condition, fields) ?? (seen.has(key) ? 'twice' : undefined);
    if (fault === undefined) seen.add(key);
    else faults.set(condition.id, fault);
  }
  return faults;
}

/** The conditions that count. */
export function activeConditions(
  conditions: readonly FilterCondition[],
  fields: readonly FilterField[],
): readonly FilterCondition[] {
  const faults = conditionFaults(conditions, fields);
  return conditions.filter(({ id }) => !faults.has(id));
}
