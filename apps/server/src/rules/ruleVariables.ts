import type { RuleVariable } from '@studio/api';
import { readAs } from '@studio/rules';
import type { KeptCaseDoc } from '../kinds/ruleSet/ruleSetModule.ts';
import type { JsonValue } from '../store/JsonObject.ts';

const collator = new Intl.Collator('en');

/** The variables that kept cases have values of, by name, each with the type that all of its values have. */
export function variablesOf(cases: readonly Pick<KeptCaseDoc, 'values'>[]): RuleVariable[] {
  const found = new Map<string, (string | number | boolean)[]>();
  for (const { values } of cases)
    for (const [key, value] of Object.entries(values)) {
      if (!isVariable(key)) continue;
      const known = found.get(key) ?? [];
      found.set(key, known);
      known.push(...scalarsOf(value));
    }
  return [...found]
    .map(([name, values]) => ({ name, typeName: typeOf(values) }))
    .toSorted((one, other) => collator.compare(one.name, other.name));
}

/** Neither a field of a form nor a property of an object. */
function isVariable(key: string): boolean {
  return key.trim() !== '' && !key.includes('::') && !key.includes('.');
}

function scalarsOf(value: JsonValue): (string | number | boolean)[] {
  if (Array.isArray(value)) return value.flatMap(scalarsOf);
  return typeof value === 'object' || value === '' ? [] : [value];
}

/** A number that begins with a zero is a code, such as that of a class. */
const code = /^0\d/;

function typeOf(values: readonly (string | number | boolean)[]): RuleVariable['typeName'] {
  const areAll = (fits: (value: string | number | boolean) => boolean) =>
    values.length > 0 && values.every(fits);
  if (areAll((value) => readAs(value, 'boolean') !== null)) return 'Boolean';
  if (areAll((value) => typeof value === 'string' && /^\d{4}-/.test(value) && readAs(value, 'day') !== null))
    return 'Date';
  if (areAll((value) => readAs(value, 'number') !== null && !code.test(String(value))))
    return values.every((value) => Number.isInteger(readAs(value, 'number'))) ? 'Integer' : 'Double';
  return 'String';
}
