import { Ajv2020 } from 'ajv/dist/2020.js';
import { compileSchema } from './compileSchema.ts';
import { nameFault } from './nameFault.ts';
import type { Violation } from './Violation.ts';

/** Whether a value has a shape: nothing, or where it has not. */
export type ShapeCheck = (value: unknown) => Violation[];

const strict = { strict: true, allowUnionTypes: true };
const validators = { first: new Ajv2020(strict), all: new Ajv2020({ ...strict, allErrors: true }) };
for (const ajv of [validators.first, validators.all]) {
  ajv.addFormat('name', (text) => nameFault(text) === null);
}

/**
 * Makes a check of a JSON schema (draft 2020-12), which is compiled when it is first used. `format: 'name'` is a text that
 * may name a document or a part of one.
 */
export function checkShape(schema: object): ShapeCheck {
  const violationsOf = compileSchema(validators, schema);
  return (value) =>
    violationsOf(value).map(({ pointer, message }) => ({
      pointer,
      message: `${pointer === '' ? 'The document' : pointer} ${message}`,
    }));
}
