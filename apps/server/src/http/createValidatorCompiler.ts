import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { schemaViolations } from '../store/schemaViolations.ts';
import { badRequest, invalid } from './problems.ts';

interface ParametersSchema {
  properties?: Record<string, { type?: string | string[] }>;
}

/**
 * Checks requests against the contract's schemas (JSON Schema 2020-12), which are compiled when first needed. Parameters
 * are read as the type they should have; bodies are taken as they are.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<ParametersSchema> {
  const parameters = new Ajv2020({ strict: false, useDefaults: true });
  const bodies = new Ajv2020({ strict: false, allErrors: true });
  for (const ajv of [parameters, bodies]) addFormats.default(ajv);
  return ({ schema, httpPart }) => {
    const isBody = httpPart === 'body';
    let validate: ValidateFunction | null = null;
    return (data: unknown) => {
      validate ??= (isBody ? bodies : parameters).compile(schema);
      const value = isBody ? data : readParameters(data, schema);
      if (validate(value)) return { value };
      const errors = validate.errors ?? [];
      return { error: isBody ? invalid(schemaViolations(errors)) : unreadableParameter(errors[0]) };
    };
  };
}

/** Texts that spell a number or a truth value become one where that is what the contract wants. */
function readParameters(data: unknown, { properties = {} }: ParametersSchema): object {
  const entries = Object.entries(data ?? {}).map(([name, value]: [string, unknown]) => {
    const type = properties[name]?.type;
    if (typeof value !== 'string') return [name, value];
    if (type === 'integer' && /^-?\d{1,15}$/.test(value)) return [name, Number(value)];
    if (type === 'boolean' && /^(?:true|false)$/.test(value)) return [name, value === 'true'];
    return [name, value];
  });
  return Object.fromEntries(entries);
}

function unreadableParameter(error: ErrorObject | undefined): Error {
  const missing: unknown = error?.params['missingProperty'];
  const parameter = typeof missing === 'string' ? missing : (error?.instancePath.slice(1) ?? '');
  const rule = typeof missing === 'string' ? 'is missing' : (error?.message ?? 'is not valid');
  return badRequest(`${parameter} ${rule}.`, parameter);
}
