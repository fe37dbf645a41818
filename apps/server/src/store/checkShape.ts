import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { nameFault } from './nameFault.ts';
import { schemaViolations } from './schemaViolations.ts';
import type { Violation } from './Violation.ts';

/** Whether a value has a shape: nothing, or where it has not. */
export type ShapeCheck = (value: unknown) => Violation[];

const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true });
ajv.addFormat('name', (text) => nameFault(text) === null);

/**
 * Makes a check of a JSON schema (draft 2020-12), which is compiled when it is first used. `format: 'name'` is a text that
 * may name a document or a part of one.
 */
export function checkShape(schema: object): ShapeCheck {
  let validate: ValidateFunction | null = null;
  return (value) => {
    validate ??= ajv.compile(schema);
    if (validate(value)) return [];
    return schemaViolations(validate.errors ?? []).map(({ pointer, message }) => ({
      pointer,
      message: `${pointer === '' ? 'The document' : pointer} ${message}`,
    }));
  };
}
