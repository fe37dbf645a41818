import { Ajv2020 } from 'ajv/dist/2020.js';
import { compileSchema } from './compileSchema.ts';
import { joinViolations } from './joinViolations.ts';
import { nameFault } from './nameFault.ts';
import type { SchemaFaults } from './schemaViolations.ts';
import type { Violation } from './Violation.ts';

/** What is wrong with a value, and whether it has everything in the right type. */
export type ShapeCheck = (value: unknown) => SchemaFaults;

const strict = { strict: true, allowUnionTypes: true };
const validators = { first: new Ajv2020(strict), all: new Ajv2020({ ...strict, allErrors: true }) };
for (const ajv of [validators.first, validators.all]) {
  ajv.addFormat('name', (text) => nameFault(text) === null);
}

/** The schema of an object that has all of these properties, and no others. */
export function whole(properties: Readonly<Record<string, object>>) {
  return { type: 'object', required: Object.keys(properties), additionalProperties: false, properties };
}

/**
 * Makes a check of a JSON schema (draft 2020-12), which is compiled when it is first used. `format: 'name'` is a text that
 * may name a document or a part of one.
 */
export function findShapeFaults(schema: object): ShapeCheck {
  return compileSchema(validators, schema);
}

/**
 * Makes a check of a JSON schema, as `findShapeFaults` reads it, and of rules that a schema cannot say. The rules are tried
 * on whatever has the schema's types, so that one fault does not hide another. Default: no further rules.
 */
export function checkShape<Doc>(schema: object, rules: (doc: Doc) => Violation[] = () => []): ShapeCheck {
  const faultsOf = findShapeFaults(schema);
  return (value) => {
    const { violations, isTyped } = faultsOf(value);
    // The types were checked.
    return { isTyped, violations: isTyped ? joinViolations(violations, rules(value as Doc)) : violations };
  };
}
