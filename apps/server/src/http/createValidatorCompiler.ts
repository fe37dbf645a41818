import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { fault } from '../fault.ts';
import { compileSchema } from '../store/compileSchema.ts';
import type { SchemaFaults } from '../store/schemaViolations.ts';
import type { Violation } from '../store/Violation.ts';
import { inlineReferences } from './inlineReferences.ts';
import { type Contract, operationsOf, type PlacedOperation, urlOf } from './loadContract.ts';
import { badRequest, invalid } from './problems.ts';

const contractId = 'contract';

interface ParametersSchema {
  properties?: Record<string, { type?: string | string[] }>;
}

/** What is compiled of a contract. */
interface Validators {
  parameters: Ajv2020;
  /** The check of the body of each operation that takes JSON, by its method and address as the framework spells them. */
  bodies: ReadonlyMap<string, BodyCheck>;
}

interface BodyCheck {
  isOptional: boolean;
  faultsOf: (value: unknown) => SchemaFaults;
}

const known = new WeakMap<Contract, Validators>();

/**
 * Checks requests against the contract's schemas (JSON Schema 2020-12), which are compiled when first needed. Parameters
 * are read as the type they should have; bodies are taken as they are, and checked against the contract itself rather than
 * the given schema: one that refers to itself cannot be given whole. Of a body that has everything in the right type,
 * `onFaults` is called with what is wrong with its values; the body passes.
 */
export function createValidatorCompiler(
  contract: Contract,
  onFaults: (body: object, faults: readonly Violation[]) => void,
): FastifySchemaCompiler<ParametersSchema> {
  const { parameters, bodies } = validatorsOf(contract);
  return ({ schema, httpPart, method, url }) => {
    if (httpPart === 'body') {
      const { isOptional, faultsOf } =
        bodies.get(`${method} ${url}`) ?? fault(`The contract has no body for ${method} ${url}.`);
      return (value: unknown) => {
        if (isOptional && value === null) return { value };
        const { violations, isTyped } = faultsOf(value);
        if (violations.length === 0) return { value };
        if (!isTyped || typeof value !== 'object' || value === null) return { error: invalid(violations) };
        onFaults(value, violations);
        return { value };
      };
    }
    const validate = compileOnce(parameters, schema);
    const isHeaders = httpPart === 'headers';
    return (data: unknown) => {
      const value = readParameters(isHeaders ? namedHeaders(data, schema) : data, schema);
      const errors = validate(value);
      return errors === null
        ? { value: isHeaders ? data : value }
        : { error: unreadableParameter(errors[0]) };
    };
  };
}

/** Made once for a contract: servers of one process share what they have compiled of it. */
function validatorsOf(contract: Contract): Validators {
  const made = known.get(contract) ?? makeValidators(contract);
  known.set(contract, made);
  return made;
}

function makeValidators(contract: Contract): Validators {
  const parameters = new Ajv2020({ strict: false, useDefaults: true });
  const bodies = {
    first: new Ajv2020({ strict: false }),
    all: new Ajv2020({ strict: false, allErrors: true }),
  };
  for (const ajv of [parameters, bodies.first, bodies.all]) addFormats.default(ajv);
  for (const ajv of [bodies.first, bodies.all]) ajv.addSchema({ ...contract, $id: contractId });
  const checkOf = ({ bodyPointer, isBodyOptional }: PlacedOperation): BodyCheck => {
    let compiled: BodyCheck['faultsOf'] | null = null;
    const faultsOf = (value: unknown) => {
      compiled ??= compileSchema(bodies, inlineReferences(contract, bodyPointer, contractId) as object);
      return compiled(value);
    };
    return { isOptional: isBodyOptional, faultsOf };
  };
  const places = operationsOf(contract).filter(({ mediaTypes }) => mediaTypes !== null);
  return {
    parameters,
    bodies: new Map(places.map((place) => [`${place.method} ${urlOf(place)}`, checkOf(place)])),
  };
}

/** Answers what is wrong with a value, or null. */
function compileOnce(ajv: Ajv2020, schema: ParametersSchema): (value: unknown) => ErrorObject[] | null {
  let compiled: ValidateFunction | null = null;
  return (value) => {
    compiled ??= ajv.compile(schema);
    return compiled(value) ? null : (compiled.errors ?? []);
  };
}

/** Texts that spell a number or a truth value become one where that is what the contract wants; so does a list of one. */
function readParameters(data: unknown, { properties = {} }: ParametersSchema): object {
  const entries = Object.entries(data ?? {}).map(([name, value]: [string, unknown]) => {
    const type = properties[name]?.type;
    if (typeof value !== 'string') return [name, value];
    if (type === 'array') return [name, [value]];
    if (type === 'integer' && /^-?\d{1,15}$/.test(value)) return [name, Number(value)];
    if (type === 'boolean' && /^(?:true|false)$/.test(value)) return [name, value === 'true'];
    return [name, value];
  });
  return Object.fromEntries(entries);
}

/** The headers that the contract knows, in its spelling; the framework has them in lower case. */
function namedHeaders(headers: unknown, { properties = {} }: ParametersSchema): object {
  const given = new Map(Object.entries(headers ?? {}));
  const names = Object.keys(properties).filter((name) => given.has(name.toLowerCase()));
  return Object.fromEntries(names.map((name) => [name, given.get(name.toLowerCase())]));
}

function unreadableParameter(error: ErrorObject | undefined): Error {
  const missing: unknown = error?.params['missingProperty'];
  const parameter = typeof missing === 'string' ? missing : (error?.instancePath.split('/')[1] ?? '');
  const rule = typeof missing === 'string' ? 'is missing' : (error?.message ?? 'is not valid');
  return badRequest(`${parameter} ${rule}.`, parameter);
}
