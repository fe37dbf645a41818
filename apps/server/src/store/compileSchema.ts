import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import { beginningOf } from './beginningOf.ts';
import { schemaViolations } from './schemaViolations.ts';
import type { Violation } from './Violation.ts';

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
): (value: unknown) => Violation[] {
  const checkFirst = compileOnce(first, schema);
  const checkAll = compileOnce(all, schema);
  return (value) => {
    const beginning = beginningOf(value, thoroughly);
    if (beginning === null) return checkAll(value);
    const violations = checkFirst(value);
    if (violations.length === 0) return [];
    const others = checkAll(beginning);
    return others.length > 0 ? others : violations;
  };
}

function compileOnce(ajv: Ajv2020, schema: object): (value: unknown) => Violation[] {
  let compiled: ValidateFunction | null = null;
  return (value) => {
    compiled ??= ajv.compile(schema);
    return compiled(value) ? [] : schemaViolations(compiled.errors ?? []);
  };
}
