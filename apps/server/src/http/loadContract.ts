import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The contract as far as the server reads it. Everything in it was linted before. */
export interface Contract {
  paths: Record<string, Record<string, ContractOperation>>;
  security?: SecurityRequirement[];
  components: Record<string, unknown>;
}

export interface ContractOperation {
  operationId: string;
  security?: SecurityRequirement[];
  requestBody?: { required?: boolean; content: Record<string, unknown> };
  responses: Record<string, unknown>;
}

/** Names of security schemes; all of them are needed. */
export type SecurityRequirement = Record<string, string[]>;

/** An operation with its place. */
export interface PlacedOperation {
  id: string;
  method: string;
  path: string;
  /** The names of the security schemes; empty for public operations. */
  schemes: string[];
  /** Media types a body may have; null when the operation takes no body. */
  mediaTypes: string[] | null;
}

const contractFile = join(import.meta.dirname, '..', '..', '..', '..', 'openapi.yaml');
const methods = new Set(['get', 'put', 'post', 'delete', 'patch']);

/** Reads the contract. */
export async function loadContract(): Promise<Contract> {
  return parse(await readFile(contractFile, 'utf8')) as Contract;
}

/** Every operation of the contract. */
export function operationsOf({ paths, security = [] }: Contract): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => ({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        schemes: schemesOf(operation.security ?? security, operation.operationId),
        mediaTypes: operation.requestBody ? Object.keys(operation.requestBody.content) : null,
      })),
  );
}

function schemesOf(requirements: SecurityRequirement[], id: string): string[] {
  if (requirements.length > 1) throw new Error(`The operation ${id} has several ways to be secured.`);
  return Object.keys(requirements[0] ?? {});
}
