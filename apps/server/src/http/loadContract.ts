import { readFile } from 'node:fs/promises';
import type { OperationPermission } from '@studio/api';
import { parse } from 'yaml';
import { fault } from '../fault.ts';
import { contractFile } from '../ownFiles.ts';
import { readPermission } from './readPermission.ts';

/** The contract as far as the server reads it. Everything in it was linted before. */
export interface Contract {
  paths: Record<string, PathItem>;
  security?: SecurityRequirement[];
  components: {
    parameters: Record<string, Parameter>;
    securitySchemes: Record<string, Parameter>;
    schemas: Record<string, { properties?: object; [keyword: string]: unknown }>;
    [section: string]: unknown;
  };
}

interface PathItem {
  parameters?: ParameterOrReference[];
  [method: string]: ContractOperation | ParameterOrReference[] | undefined;
}

interface Parameter {
  name: string;
  in: string;
}

type ParameterOrReference = Parameter | { $ref: string };

export interface ContractOperation {
  operationId: string;
  'x-permission'?: string;
  'x-concurrency'?: number;
  security?: SecurityRequirement[];
  parameters?: ParameterOrReference[];
  requestBody?: { required?: boolean; content: Record<string, { schema?: { $ref?: string } }> };
  responses: Record<string, unknown>;
}

/** Names of security schemes; all of them are needed. */
export type SecurityRequirement = Record<string, string[]>;

/** An operation with its place. */
export interface PlacedOperation {
  id: string;
  method: string;
  path: string;
  permission: OperationPermission;
  /** The names of the security schemes; empty for public operations. */
  schemes: string[];
  /** Whether a call that brings no login token at all is let in, too. */
  isAnonymousAllowed: boolean;
  /** The names of the query parameters it takes. */
  queryNames: ReadonlySet<string>;
  /** JSON pointers into the contract: to its parameters, those of its path first. */
  parameterPointers: readonly string[];
  /** Media types a body may have; null when the operation takes no body. */
  mediaTypes: string[] | null;
  /** The names of the files that a body may bring; none when it is no form. */
  fileParts: string[];
  /** Whether the body may be left out; a form may be empty, too. */
  isBodyOptional: boolean;
  /** JSON pointer into the contract: to the schema of a JSON body, whether or not the operation takes one. */
  bodyPointer: string;
  /** Whether a client may ask for the answer only if it does not have it yet: the contract documents 304. */
  isConditional: boolean;
  /** How many such calls a user may have under way at a time; null for any number. */
  concurrency: number | null;
}

/** The media type of bodies that bring a file. */
export const fileMediaType = 'multipart/form-data';

const methods = new Set(['get', 'put', 'post', 'delete', 'patch']);

let loaded: Promise<Contract> | undefined;

/** Reads the contract, once in a process: as YAML that takes longer than all else that a server does at its start. Shared, so not to be changed. */
export function loadContract(): Promise<Contract> {
  loaded ??= readContract();
  return loaded;
}

async function readContract(): Promise<Contract> {
  const text = await readFile(contractFile, 'utf8');
  return contractFile.endsWith('.json') ? JSON.parse(text) : (parse(text) as Contract);
}

/** Every operation of the contract. Throws when one does not say who may call it. */
export function operationsOf(contract: Contract): PlacedOperation[] {
  return Object.entries(contract.paths).flatMap(([path, { parameters = [], ...item }]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      if (!methods.has(method) || operation === undefined || Array.isArray(operation)) return [];
      const requirements = operation.security ?? contract.security ?? [];
      const schemes = schemesOf(requirements, operation.operationId);
      const own = operation.parameters ?? [];
      const taken = [...parameters, ...own].map((parameter) => resolve(parameter, contract));
      const place = `/paths/${escapeToken(path)}`;
      const secrets = schemes.flatMap((scheme) => contract.components.securitySchemes[scheme] ?? []);
      const inQuery = [...taken, ...secrets].filter((parameter) => parameter.in === 'query');
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        permission: readPermission(operation, schemes),
        schemes,
        isAnonymousAllowed: requirements.some(isNone),
        queryNames: new Set(inQuery.map(({ name }) => name)),
        parameterPointers: [
          ...parameters.map((_, index) => `${place}/parameters/${index}`),
          ...own.map((_, index) => `${place}/${method}/parameters/${index}`),
        ],
        mediaTypes: operation.requestBody ? Object.keys(operation.requestBody.content) : null,
        fileParts: filePartsOf(operation, contract),
        isBodyOptional: operation.requestBody?.required !== true,
        bodyPointer: `${place}/${method}/requestBody/content/application~1json/schema`,
        isConditional: '304' in operation.responses,
        concurrency: operation['x-concurrency'] ?? null,
      };
    }),
  );
}

/** The operation's path as the framework spells it. */
export function urlOf({ path }: PlacedOperation): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** The parts that the schema of a form names; all of them are files. */
function filePartsOf(
  { requestBody, operationId }: ContractOperation,
  { components: { schemas } }: Contract,
): string[] {
  const form = requestBody?.content[fileMediaType];
  if (form === undefined) return [];
  const name = form.schema?.$ref?.replace('#/components/schemas/', '') ?? '';
  return Object.keys(schemas[name]?.properties ?? fault(`The form of ${operationId} has no named schema.`));
}

function escapeToken(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

function resolve(parameter: ParameterOrReference, { components }: Contract): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const found = components.parameters[parameter.$ref.replace('#/components/parameters/', '')];
  return found ?? fault(`The contract has no parameter ${parameter.$ref}.`);
}

function schemesOf(requirements: SecurityRequirement[], id: string): string[] {
  const [first, ...others] = requirements.filter((requirement) => !isNone(requirement));
  if (others.length > 0) fault(`The operation ${id} has several ways to be secured.`);
  return Object.keys(first ?? {});
}

function isNone(requirement: SecurityRequirement): boolean {
  return Object.keys(requirement).length === 0;
}
