import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { SignedIn } from '../access/SignedIn.ts';
import { fault } from '../fault.ts';
import type { Authenticate } from './createAuthenticator.ts';
import { createValidatorCompiler } from './createValidatorCompiler.ts';
import { type Contract, operationsOf, type PlacedOperation } from './loadContract.ts';
import { loginCookieName, setLoginCookie } from './loginCookie.ts';
import type { Call, Operation, OperationId, Operations } from './Operation.ts';
import { ProblemError } from './ProblemError.ts';
import { badRequest, missingPermission } from './problems.ts';

interface RegisterOptions {
  contract: Contract;
  operations: Operations;
  authenticate: Authenticate;
}

/** What the answers of handlers have in common. */
interface AnyAnswer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  loginCookie?: { token: string; expiresAt: number } | null;
  body?: unknown;
  contentType?: string;
}

/** Gives every operation of the contract its route: sign-in, permission, validation, then the handler. */
export async function registerOperations(app: FastifyInstance, options: RegisterOptions): Promise<void> {
  const { contract, operations, authenticate } = options;
  const placed = new Map(operationsOf(contract).map((operation) => [operation.id, operation]));
  const signedInBy = new WeakMap<FastifyRequest, SignedIn>();
  app.setValidatorCompiler(createValidatorCompiler());
  // Bodies come typed from the contract, and tests hold every response against it.
  app.setSerializerCompiler(() => JSON.stringify);

  const routeOf = <Id extends OperationId>(
    operation: Operation<Id>,
    place: PlacedOperation,
  ): RouteOptions => ({
    method: place.method,
    url: place.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(operation.bodyLimit !== undefined && { bodyLimit: operation.bodyLimit }),
    onRequest: async (request) => {
      refuseUnknownQuery(request, place);
      if (place.schemes.length > 0) {
        const signedIn = await authenticate(request, place.schemes);
        signedInBy.set(request, signedIn);
        const { permission } = operation;
        if (permission !== undefined && !signedIn.permissions.includes(permission))
          throw missingPermission(permission);
      }
      if (place.mediaTypes === null) refuseBody(request);
    },
    preValidation: (request, _reply, done) => done(bodyFault(request, place)),
    handler: async (request, reply) => {
      const call = toCall<Id>(
        request,
        () => signedInBy.get(request) ?? fault('The operation has no session.'),
      );
      return send(request, reply, await operation.handle(call));
    },
  });

  await app.register(openapiGlue, {
    specification: withoutResponses(contract),
    operationResolver: (id: string) => {
      const place = placed.get(id);
      if (!place || !(id in operations)) throw new Error(`The operation ${id} is not implemented.`);
      return routeOf(operations[id as OperationId] as Operation<OperationId>, place);
    },
  });
}

/** Responses are no matter of routing; without them the server starts sooner. */
function withoutResponses(contract: Contract): object {
  const strip = (item: object) =>
    Object.fromEntries(
      Object.entries(item).map(([key, operation]: [string, object]) => [
        key,
        'responses' in operation ? { ...operation, responses: { default: { description: '' } } } : operation,
      ]),
    );
  const { responses: _responses, ...components } = contract.components;
  const paths = Object.fromEntries(Object.entries(contract.paths).map(([path, item]) => [path, strip(item)]));
  return { ...contract, paths, components };
}

/** A misspelled parameter must not pass for one that was left out. */
function refuseUnknownQuery({ query }: FastifyRequest, { queryNames }: PlacedOperation): void {
  const unknown = Object.keys(query as object).find((name) => !queryNames.has(name));
  if (unknown !== undefined) throw badRequest(`There is no parameter '${unknown}'.`, unknown);
}

/** A body that nobody asked for is not read. The type of a body that is empty says nothing. */
function refuseBody({ method, headers, raw }: FastifyRequest): void {
  const isEmpty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
  if (method !== 'GET' && !isEmpty) throw badRequest('This call takes no body.');
  delete raw.headers['content-type'];
}

/** A body that is missing, or of a type that the contract does not know and so would go unchecked. */
function bodyFault(request: FastifyRequest, { mediaTypes }: PlacedOperation): Error | undefined {
  if (mediaTypes === null) return undefined;
  const [mediaType = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  if (!mediaTypes.includes(mediaType.trim())) {
    const detail = `The body must be ${mediaTypes.join(' or ')}.`;
    return new ProblemError(415, 'unsupported-media-type', 'Wrong type of body', detail);
  }
  return request.body === undefined ? badRequest('The body is missing.') : undefined;
}

/** The contract was checked before, so the parts of the request have its types. */
function toCall<Id extends OperationId>(request: FastifyRequest, signedIn: () => SignedIn): Call<Id> {
  return {
    path: request.params as Call<Id>['path'],
    query: request.query as Call<Id>['query'],
    headers: request.headers,
    body: request.body as Call<Id>['body'],
    loginToken: request.cookies[loginCookieName] ?? null,
    address: request.ip,
    signedIn,
  };
}

function send(request: FastifyRequest, reply: FastifyReply, answer: AnyAnswer): FastifyReply {
  const { status, headers = {}, loginCookie, body, contentType = 'application/json' } = answer;
  if (loginCookie !== undefined) setLoginCookie(request, reply, loginCookie);
  void reply.code(status).headers(headers);
  return body === undefined ? reply.send() : reply.type(contentType).send(body);
}
