import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { Violation } from '../store/Violation.ts';
import { badRequest, invalid } from './problems.ts';

const shownViolations = 100;

/**
 * Checks requests against the contract's schemas (JSON Schema 2020-12), which are compiled when first needed. Parameters
 * are read as the type they should have; bodies are taken as they are.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<object> {
  const parameters = new Ajv2020({ strict: false, coerceTypes: true, useDefaults: true });
  const bodies = new Ajv2020({ strict: false, allErrors: true });
  for (const ajv of [parameters, bodies]) addFormats.default(ajv);
  return ({ schema, httpPart }) => {
    const isBody = httpPart === 'body';
    let validate: ValidateFunction | null = null;
    return (data: unknown) => {
      validate ??= (isBody ? bodies : parameters).compile(schema);
      if (validate(data)) return { value: data };
      const errors = validate.errors ?? [];
      return { error: isBody ? invalid(violations(errors)) : unreadableParameter(errors[0]) };
    };
  };
}

function unreadableParameter(error: ErrorObject | undefined): Error {
  const missing: unknown = error?.params['missingProperty'];
  const parameter = typeof missing === 'string' ? missing : (error?.instancePath.slice(1) ?? '');
  const rule = typeof missing === 'string' ? 'is missing' : (error?.message ?? 'is not valid');
  return badRequest(`${parameter} ${rule}.`, parameter);
}

/** An alternative that does not fit is explained by what it lacks; that it does not fit says nothing more. */
function violations(errors: ErrorObject[]): Violation[] {
  const telling = errors.filter(({ keyword }) => keyword !== 'oneOf');
  return (telling.length > 0 ? telling : errors).slice(0, shownViolations).map((error) => ({
    pointer: `${error.instancePath}${offendingProperty(error)}`,
    message: `${error.message ?? 'is not valid'}.`,
  }));
}

function offendingProperty({ params }: ErrorObject): string {
  const name: unknown =
    params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  return typeof name === 'string' ? `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` : '';
}
