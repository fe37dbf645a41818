import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import { beginningOf } from './beginningOf.ts';
import { type SchemaFaults, schemaViolations } from './schemaViolations.ts';

/** How many values are looked through for everything that is wrong with them. Some 20,000 items of a data set, with their criteria. */
const thoroughly = 120_000;

/** Two validators alike: one that stops at the first fault, and one that collects all. */
export interface SchemaValidators {
  first: Ajv2020;
  all: Ajv2020;
}

/**
 * Answers what a JSON schema forbids of a value: all of it, or of a value of more than 120,000 values what it forbids of the
 * first 120,000. The schema is compiled when it is first used.
 */
export function compileSchema(
  { first, all }: SchemaValidators,
  schema: object,
): (value: unknown) => SchemaFaults {
  const checkFirst = compileOnce(first, schema);
  const checkAll = compileOnce(all, schema);
  return (value) => {
    const beginning = beginningOf(value, thoroughly);
    if (beginning === null) return checkAll(value);
    const first = checkFirst(value);
    if (first.violations.length === 0) return first;
    const others = checkAll(beginning);
    // What comes after the beginning may have any type.
    return { ...(others.violations.length > 0 ? others : first), isTyped: false };
  };
}

function compileOnce(ajv: Ajv2020, schema: object): (value: unknown) => SchemaFaults {
  let compiled: ValidateFunction | null = null;
  return (value) => {
    compiled ??= ajv.compile(schema);
    return compiled(value) ? { violations: [], isTyped: true } : schemaViolations(compiled.errors ?? []);
  };
}
