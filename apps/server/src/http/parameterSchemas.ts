import { inlineReferences } from './inlineReferences.ts';
import { type Contract, operationsOf } from './loadContract.ts';

/** What the framework calls the parts of a request that parameters are in. */
const parts = { path: 'params', query: 'querystring', header: 'headers' } as const;

/** The schema of the parameters in one part of a request. */
interface PartSchema {
  type: 'object';
  properties: Record<string, object>;
  required: string[];
}

type PartSchemas = Partial<Record<(typeof parts)[keyof typeof parts], PartSchema>>;

interface Parameter {
  name: string;
  in: keyof typeof parts;
  required?: boolean;
  schema: object;
}

const known = new WeakMap<Contract, ReadonlyMap<string, PartSchemas>>();

/**
 * The schemas of the parameters of each operation, references replaced, by its id. Made once for a contract: servers of one process share
 * what is compiled of them.
 */
export function parameterSchemas(contract: Contract): ReadonlyMap<string, PartSchemas> {
  const made = known.get(contract) ?? makeSchemas(contract);
  known.set(contract, made);
  return made;
}

function makeSchemas(contract: Contract): ReadonlyMap<string, PartSchemas> {
  return new Map(
    operationsOf(contract).map(({ id, parameterPointers }) => [id, schemasOf(contract, parameterPointers)]),
  );
}

function schemasOf(contract: Contract, pointers: readonly string[]): PartSchemas {
  const schemas: PartSchemas = {};
  for (const pointer of pointers) {
    const {
      name,
      in: place,
      required = false,
      schema,
    } = inlineReferences(contract, pointer, '') as Parameter;
    const part = schemas[parts[place]] ?? { type: 'object', properties: {}, required: [] };
    part.properties[name] = schema;
    if (required) part.required.push(name);
    schemas[parts[place]] = part;
  }
  return schemas;
}
