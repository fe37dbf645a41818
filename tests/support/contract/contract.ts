import { type OperationPermission, operationPermissions, type operations } from '@studio/api';
import { loadContract } from '../../../apps/server/src/http/loadContract.ts';

/** The name of a call of the contract. */
export type OperationId = keyof operations;

/** What the contract says of one header of a response. */
export interface DocumentedHeader {
  name: string;
  isRequired: boolean;
  /** JSON pointer to its schema. */
  schema: string;
}

/** What the contract says of one response of one call. */
export interface DocumentedResponse {
  /** JSON pointer to the response in the document, references followed. */
  pointer: string;
  /** Media types and the pointer to each one's schema; empty when the response has no body. */
  contents: ReadonlyMap<string, string>;
  headers: readonly DocumentedHeader[];
}

/** What the contract says of one parameter of a call. */
export interface DocumentedParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  /** Whether it is a text, or a list of texts. */
  isText: boolean;
}

/** One call of the contract. */
export interface Operation {
  id: OperationId;
  /** In capitals. */
  method: string;
  /** With names in braces. */
  path: string;
  parameters: readonly DocumentedParameter[];
  responses: ReadonlyMap<number, DocumentedResponse>;
  /** The media types of the bodies that it takes; none when it takes no body. */
  bodyTypes: readonly string[];
  /** The names of the files that a body may bring. */
  fileParts: readonly string[];
  /** Whether it may be left out, or be empty. */
  isFormOptional: boolean;
  /** What it asks of its caller. */
  permission: OperationPermission;
  /** The names of the security schemes that it needs; empty when it is public. */
  security: readonly string[];
  /** Whether it answers those, too, who bring no login token. */
  isAnonymousAllowed: boolean;
  /** How many of them a user may have under way at a time; null for any number. */
  concurrency: number | null;
}

/** An object of the document. */
export interface Node {
  [key: string]: unknown;
}

/** The whole of openapi.yaml. The servers of the same process have read it, too, which takes a second. */
export const contractDocument = (await loadContract()) as unknown as Node;

/** Every call of the contract by its id. */
export const contract: ReadonlyMap<string, Operation> = new Map(
  Object.entries(nodeAt('/paths')).flatMap(([path, methods]) =>
    Object.entries(methods as Node)
      .filter(([, node]) => isNode(node) && 'operationId' in node)
      .map(([method, node]) => {
        const operation = readOperation(method, path, node as Node);
        return [operation.id, operation];
      }),
  ),
);

/** The writes that are refused with 503 while others write for long. */
export const busyOperations: readonly Operation[] = [...contract.values()].filter(
  ({ responses }) => responses.get(503)?.pointer === '/components/responses/Busy',
);

/** The call of that id. */
export function operationOf(id: OperationId): Operation {
  const operation = contract.get(id);
  if (!operation) throw new Error(`openapi.yaml has no ${id}.`);
  return operation;
}

/** The node at a JSON pointer, references followed. */
export function nodeAt(pointer: string): Node {
  let node = contractDocument;
  for (const part of pointer.split('/').slice(1)) {
    const next = node[part.replaceAll('~1', '/').replaceAll('~0', '~')];
    if (!isNode(next)) throw new Error(`openapi.yaml has nothing at ${pointer}.`);
    node = typeof next['$ref'] === 'string' ? nodeAt(next['$ref'].slice(1)) : next;
  }
  return node;
}

/** The pointer that a reference at this pointer leads to, or the pointer itself. */
function resolve(pointer: string, node: unknown): string {
  return isNode(node) && typeof node['$ref'] === 'string' ? node['$ref'].slice(1) : pointer;
}

function readOperation(method: string, path: string, node: Node): Operation {
  const base = `/paths/${escapeToken(path)}/${method}`;
  const responses = Object.entries(node['responses'] as Node).map(([status, response]) => {
    const pointer = resolve(`${base}/responses/${status}`, response);
    return [Number(status), readResponse(pointer)] as const;
  });
  const security = (node['security'] ?? contractDocument['security']) as Node[];
  const id = node['operationId'] as OperationId;
  const { 'x-concurrency': concurrency } = node;
  return {
    id,
    method: method.toUpperCase(),
    path,
    parameters: [`/paths/${escapeToken(path)}`, base].flatMap(readParameters),
    responses: new Map(responses),
    bodyTypes: Object.keys(contentOf(node)),
    fileParts: filePartsAt(base, contentOf(node)),
    isFormOptional: isNode(node['requestBody']) && node['requestBody']['required'] !== true,
    permission: operationPermissions[id],
    security: security.flatMap(Object.keys),
    isAnonymousAllowed: security.some((requirement) => Object.keys(requirement).length === 0),
    concurrency: typeof concurrency === 'number' ? concurrency : null,
  };
}

/** The parameters at a pointer; none when there are none. */
function readParameters(pointer: string): DocumentedParameter[] {
  const listed = nodeAt(pointer)['parameters'];
  const count = Array.isArray(listed) ? listed.length : 0;
  return Array.from({ length: count }, (_, index) => {
    const parameter = nodeAt(`${pointer}/parameters/${index}`);
    const schema = parameter['schema'] as Node;
    const { name, in: place } = parameter as unknown as DocumentedParameter;
    return { name, in: place, isText: schema['type'] === 'string' || schema['type'] === 'array' };
  });
}

/** The parts of the form that a call takes; none when it takes none. */
function filePartsAt(base: string, content: Node): string[] {
  if (!('multipart/form-data' in content)) return [];
  const schema = nodeAt(`${base}/requestBody/content/multipart~1form-data/schema`);
  return Object.keys(schema['properties'] as Node);
}

/** The media types that a body may have. */
function contentOf({ requestBody }: Node): Node {
  const content = isNode(requestBody) ? requestBody['content'] : undefined;
  return isNode(content) ? content : {};
}

function readResponse(pointer: string): DocumentedResponse {
  const { content = {}, headers = {} } = nodeAt(pointer) as { content?: Node; headers?: Node };
  const contents = Object.keys(content).map(
    (type) => [type, `${pointer}/content/${escapeToken(type)}/schema`] as const,
  );
  const described = Object.entries(headers).map(([name, header]) => {
    const at = resolve(`${pointer}/headers/${name}`, header);
    return { name, isRequired: nodeAt(at)['required'] === true, schema: `${at}/schema` };
  });
  return { pointer, contents: new Map(contents), headers: described };
}

function escapeToken(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
