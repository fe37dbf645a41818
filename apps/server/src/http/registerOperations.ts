import { Readable } from 'node:stream';
import type { OperationPermission } from '@studio/api';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { SignedIn } from '../access/SignedIn.ts';
import { fault } from '../fault.ts';
import type { Violation } from '../store/Violation.ts';
import type { Connections } from './Connections.ts';
import { digestTag, isNamedIn } from './conditionalGet.ts';
import type { Authenticate } from './createAuthenticator.ts';
import { createValidatorCompiler } from './createValidatorCompiler.ts';
import { type Contract, fileMediaType, operationsOf, type PlacedOperation, urlOf } from './loadContract.ts';
import { readDeviceCookie, readLoginCookie, setDeviceCookie, setLoginCookie } from './loginCookie.ts';
import type { Call, Operation, OperationId, Operations } from './Operation.ts';
import { parameterSchemas } from './parameterSchemas.ts';
import { badRequest, callerGone, invalid, missingPermission, wrongEncoding, wrongType } from './problems.ts';
import { RequestTurns } from './RequestTurns.ts';
import { readJsonBodies } from './readJsonBodies.ts';
import { receiveUpload } from './receiveUpload.ts';
import { refuseUnreadableText } from './unreadableText.ts';

interface RegisterOptions {
  contract: Contract;
  operations: Partial<Operations>;
  authenticate: Authenticate;
  connections: Connections;
}

/** What the answers of handlers have in common. */
interface AnyAnswer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  loginCookie?: { token: string; expiresAt: number } | null;
  deviceCookie?: { device: string; maxAge: number };
  body?: unknown;
  contentType?: string;
}

/** Gives every operation of the contract its route: sign-in, permission, validation, then the handler. */
export function registerOperations(app: FastifyInstance, options: RegisterOptions): void {
  const { contract, operations, authenticate, connections } = options;
  const schemas = parameterSchemas(contract);
  const signedInBy = new WeakMap<FastifyRequest, SignedIn>();
  const turns = new RequestTurns();
  const faultsIn = new WeakMap<object, readonly Violation[]>();
  const bodyFaultsOf = ({ body }: FastifyRequest) => faultsIn.get(Object(body)) ?? [];
  app.setValidatorCompiler(createValidatorCompiler(contract, (body, faults) => faultsIn.set(body, faults)));
  // Bodies come typed from the contract, and tests hold every response against it.
  app.setSerializerCompiler(() => JSON.stringify);
  readJsonBodies(app);
  // Left unread until it is known that the call may be made.
  app.addContentTypeParser(fileMediaType, (_request, _payload, done) => done(null));

  const routeOf = <Id extends OperationId>(
    operation: Operation<Id>,
    place: PlacedOperation,
  ): RouteOptions => ({
    method: place.method,
    url: urlOf(place),
    schema: { ...schemas.get(place.id), ...(takesJson(place) && { body: anyJson }) },
    ...(operation.bodyLimit !== undefined && { bodyLimit: operation.bodyLimit }),
    config: limitsOf(operation),
    onRequest: async (request, reply) => {
      if (needsSession(place, request)) {
        const signedIn = await authenticate(request, place.schemes);
        signedInBy.set(request, signedIn);
        refuseWithout(place.permission, signedIn);
      }
      refuseUnknownQuery(request, place);
      refuseUnreadableText(request);
      if (place.mediaTypes === null) refuseBody(request);
      else refuseEncoding(request);
      // The content type is ignored when there is no body.
      if (isLeftOut(request, place)) delete request.raw.headers['content-type'];
      await awaitTurn(request, reply, place);
    },
    preValidation: (request, _reply, done) => done(bodyFault(request, place)),
    preHandler: (request, _reply, done) => {
      const faults = operation.reportsFaults === true ? [] : bodyFaultsOf(request);
      done(faults.length > 0 ? invalid(faults) : undefined);
    },
    handler: turns.heldBy(async (request, reply) => {
      const signedIn = () => signedInBy.get(request) ?? fault('The operation has no session.');
      const answer = await withBody(
        request,
        place,
        operation.uploadLimit?.() ?? operation.bodyLimit,
        async (body) => {
          const again = async () => {
            await checkAgain(request, place);
            return signedIn();
          };
          if (place.mediaTypes !== null) await checkAgain(request, place);
          return operation.handle(
            toCall<Id>(request, {
              ...{ body, signedIn, checkAgain: again, connections },
              refuseGone: () => {
                if (reply.raw.closed) throw callerGone();
              },
              bodyFaults: bodyFaultsOf(request),
            }),
          );
        },
      );
      if (place.isConditional) return sendUnlessKnown(request, reply, answer);
      return send(reply, answer, connections.isSecure(request));
    }),
  });

  /** Before the body is read: calls that wait hold no memory. */
  const awaitTurn = async (request: FastifyRequest, reply: FastifyReply, place: PlacedOperation) => {
    const { userId } = signedInBy.get(request) ?? {};
    if (place.concurrency === null || userId === undefined) return;
    const limit = { caller: `${place.id} ${userId}`, atATime: place.concurrency };
    const hasWaited = await turns.take(request, reply, limit);
    if (hasWaited) await checkAgain(request, place);
  };

  const needsSession = ({ permission, isAnonymousAllowed }: PlacedOperation, request: FastifyRequest) => {
    const isAnonymous = readLoginCookie(request, connections.isSecure(request)) === null;
    return permission !== 'public' && !(isAnonymousAllowed && isAnonymous);
  };

  /** A body may take minutes to arrive, and a turn some seconds: who has lost a right meanwhile, or the session, has lost it. */
  const checkAgain = async (request: FastifyRequest, place: PlacedOperation) => {
    if (!needsSession(place, request)) return;
    const signedIn = await authenticate(request, []);
    signedInBy.set(request, signedIn);
    refuseWithout(place.permission, signedIn);
  };

  for (const place of operationsOf(contract)) {
    if (!(place.id in operations)) throw new Error(`The operation ${place.id} is not implemented.`);
    app.route(routeOf(operations[place.id as OperationId] as Operation<OperationId>, place));
  }
}

function limitsOf({ maxDepth, maxValues }: Pick<Operation<OperationId>, 'maxDepth' | 'maxValues'>) {
  return { ...(maxDepth !== undefined && { maxDepth }), ...(maxValues !== undefined && { maxValues }) };
}

/** Files have no schema to be held against. */
function takesJson({ mediaTypes, fileParts }: PlacedOperation): boolean {
  return mediaTypes !== null && fileParts.length === 0;
}

/** Bodies are checked against the contract itself. */
const anyJson = { content: { 'application/json': { schema: {} } } };

/** Who may not make the call learns nothing else about it. */
function refuseWithout(permission: OperationPermission, { permissions }: SignedIn): void {
  if (permission === 'session' || permission === 'public') return;
  if (!permissions.includes(permission)) throw missingPermission(permission);
}

/** A misspelled parameter must not pass for one that was left out. */
function refuseUnknownQuery({ query }: FastifyRequest, { queryNames }: PlacedOperation): void {
  const unknown = Object.keys(query as object).find((name) => !queryNames.has(name));
  if (unknown !== undefined) throw badRequest(`There is no parameter '${unknown}'.`, unknown);
}

/** Refuses an unexpected body without reading it. The type of an empty body means nothing. */
function refuseBody(request: FastifyRequest): void {
  const { method, raw } = request;
  if (method !== 'GET' && !isEmpty(request)) throw badRequest('This call takes no body.');
  delete raw.headers['content-type'];
}

function isEmpty({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}

/** Whether there is no body where none is needed. */
function isLeftOut(request: FastifyRequest, { mediaTypes, isBodyOptional }: PlacedOperation): boolean {
  return mediaTypes !== null && isBodyOptional && isEmpty(request);
}

/** A small body must not become a large one; and the end of an encoded file is not where its length says. */
function refuseEncoding({ headers }: FastifyRequest): void {
  const { 'content-encoding': encoding = 'identity' } = headers;
  if (encoding.trim().toLowerCase() !== 'identity') throw wrongEncoding(encoding);
}

/** A body that is missing, or of a type that the contract does not know and so would go unchecked. */
function bodyFault(request: FastifyRequest, place: PlacedOperation): Error | undefined {
  const { mediaTypes } = place;
  if (mediaTypes === null) return undefined;
  if (isLeftOut(request, place)) return undefined;
  const [mediaType = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  if (!mediaTypes.includes(mediaType.trim())) {
    return wrongType(`The body must be ${mediaTypes.join(' or ')}.`);
  }
  // Beyond this, a null body cannot be distinguished from one that is left out.
  if (place.isBodyOptional && place.fileParts.length === 0 && request.body === null) {
    return invalid([{ pointer: '', message: 'The body must not be null.' }]);
  }
  const isMissing = request.body === undefined && !mediaTypes.includes(fileMediaType);
  return isMissing ? badRequest('The body is missing.') : undefined;
}

/** Runs the call with its body; files are received first, and removed when the call is over, and its answer where that is a stream. */
async function withBody<Result>(
  request: FastifyRequest,
  place: PlacedOperation,
  limit: number | undefined,
  work: (body: unknown) => Promise<Result> | Result,
): Promise<Result> {
  const { fileParts: parts, isBodyOptional: isOptional } = place;
  if (parts.length === 0) return work(request.body);
  if (isLeftOut(request, place)) return work({});
  const { files, remove } = await receiveUpload(request.raw, { parts, limit, isOptional });
  let stream: Readable | null = null;
  try {
    const answer = await work(isOnlyFile(parts) ? files.get(onlyFile) : Object.fromEntries(files));
    stream = streamOf(answer);
    stream?.once('close', () => void remove());
    return answer;
  } finally {
    if (stream === null) await remove();
  }
}

function streamOf(answer: unknown): Readable | null {
  const { body = null } = (answer ?? {}) as { body?: unknown };
  return body instanceof Readable ? body : null;
}

/** What the one part of a form is called whose file is the body. */
const onlyFile = 'file';

function isOnlyFile(parts: readonly string[]): boolean {
  return parts.length === 1 && parts[0] === onlyFile;
}

interface CallParts extends Pick<Call<OperationId>, 'signedIn' | 'checkAgain' | 'refuseGone' | 'bodyFaults'> {
  body: unknown;
  connections: Connections;
}

/** The contract was checked before, so the parts of the request have its types. */
function toCall<Id extends OperationId>(
  request: FastifyRequest,
  { body, connections, ...rest }: CallParts,
): Call<Id> {
  const isSecure = connections.isSecure(request);
  return {
    path: request.params as Call<Id>['path'],
    query: request.query as Call<Id>['query'],
    headers: request.headers,
    body: body as Call<Id>['body'],
    loginToken: readLoginCookie(request, isSecure),
    device: readDeviceCookie(request, isSecure),
    address: addressOf(request),
    isLocal: connections.isLocal(request),
    ...rest,
  };
}

/** The network address of the caller; empty when it has gone already, which leaves no address. */
function addressOf({ ip }: { ip: string | undefined }): string {
  return ip ?? '';
}

function send(reply: FastifyReply, answer: AnyAnswer, isSecure: boolean): FastifyReply {
  const { status, headers = {}, loginCookie, deviceCookie, body, contentType = 'application/json' } = answer;
  if (loginCookie !== undefined) setLoginCookie(reply, loginCookie, isSecure);
  if (deviceCookie !== undefined) setDeviceCookie(reply, deviceCookie, isSecure);
  void reply.code(status).headers(headers);
  return body === undefined ? reply.send() : reply.type(contentType).send(body);
}

/** Answers 304 to a client that has the answer already. Clients may keep it, and ask each time whether it still holds. */
function sendUnlessKnown(request: FastifyRequest, reply: FastifyReply, answer: AnyAnswer): FastifyReply {
  const { status, headers = {}, body, contentType } = answer;
  if (contentType === undefined && body === undefined) return reply.code(status).headers(headers).send();
  const sent = contentType === undefined ? JSON.stringify(body) : body;
  const etag = headers['etag'] ?? digestTag(String(sent));
  const kept = { etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding' };
  if (isNamedIn(request.headers['if-none-match'], etag)) {
    if (sent instanceof Readable) sent.destroy();
    return reply.code(304).headers(kept).send();
  }
  return reply
    .code(status)
    .headers({ ...headers, ...kept })
    .type(contentType ?? 'application/json')
    .send(sent);
}
