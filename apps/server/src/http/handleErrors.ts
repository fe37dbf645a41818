import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseFailure } from '../store/databaseFailure.ts';
import { hasNoRoom } from '../store/hasNoRoom.ts';
import { StoreError } from '../store/StoreError.ts';
import { OutageLog } from './OutageLog.ts';
import { ParameterError } from './ParameterError.ts';
import { ProblemError, type ProblemOptions } from './ProblemError.ts';
import { badRequest, noDatabase, noRoom, notFound, tooLarge, unavailable, wrongType } from './problems.ts';
import { type Present, storeProblem } from './storeProblem.ts';

interface HandleErrorsOptions {
  present: Present;
  /** Rejects while the database does not answer. */
  askDatabase: () => Promise<unknown>;
}

/** Milliseconds without a write that was refused as busy, after which others are no longer in its way. */
const busyFor = 10_000;

/**
 * Answers every failure with a problem document. What is not expected is only logged, without details in the answer; what all calls meet while the database is
 * away, or while somebody holds up all who write, is logged when it begins and when it is over. Answers how faults outside of calls are logged.
 */
export function handleErrors(
  app: FastifyInstance,
  { present, askDatabase }: HandleErrorsOptions,
): { logFault: (error: unknown) => void } {
  const away = new OutageLog({
    log: app.log,
    words: {
      begins: 'The database does not answer. Calls are refused until it does.',
      ends: (refused, seconds) =>
        `The database answers again: ${refused} calls were refused in ${seconds} s.`,
    },
    level: 'error',
    isOver: () => askDatabase().then(() => true),
  });
  const held: OutageLog = new OutageLog({
    log: app.log,
    words: {
      begins: 'A write was refused, as others were in its way.',
      ends: (refused, seconds) => `Writes are made again: ${refused} were refused in ${seconds} s.`,
    },
    level: 'warn',
    isOver: async () => held.quietFor > busyFor,
  });
  app.addHook('onClose', async () => {
    away.stop();
    held.stop();
  });
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    // The client has gone, and what was read of the request is incomplete.
    if (request.raw.destroyed && !request.raw.complete) {
      request.log.info('A client went away before it had sent its request.');
      return sendProblem(request, reply, badRequest('The request is not complete.'));
    }
    // To describe a refusal the database is asked, too.
    const problem = await toProblem(error, present).catch((failure: unknown) => unrefused(failure));
    if (problem.slug === 'busy') held.note(error);
    else if (problem.status >= 500) logFault(error instanceof StoreError ? problem : error, request.log);
    return sendProblem(request, reply, problem);
  });
  const logFault = (error: unknown, log: FastifyBaseLogger = app.log) => {
    if (databaseFailure(error) !== null) away.note(error);
    else log.error(error);
  };
  return { logFault };
}

/** Sends a problem as the answer. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ProblemError,
): FastifyReply {
  void reply.code(problem.status).headers(problem.headers).header('cache-control', 'no-store');
  if (request.method === 'HEAD') return reply.send();
  return reply.type('application/problem+json').serializer(JSON.stringify).send(problem.document);
}

/** The problem for anything that was thrown. */
async function toProblem(error: unknown, present: Present): Promise<ProblemError> {
  if (error instanceof ProblemError) return error;
  if (error instanceof StoreError) return storeProblem(error.failure, present);
  if (error instanceof ParameterError) return badRequest(error.message, error.parameter, { cause: error });
  return unrefused(error);
}

/** The problem for what is no refusal of the server's own. */
function unrefused(error: unknown): ProblemError {
  if (databaseFailure(error) !== null) return noDatabase({ cause: error });
  if (hasNoRoom(error)) return noRoom('this', { cause: error });
  return frameworkProblem(error);
}

/** The problem for what the framework or a plugin of it refuses, or for a fault: whatever has no status is one. */
export function frameworkProblem(error: unknown): ProblemError {
  const { statusCode = 500, message = '', headers } = error as Partial<FastifyError> & { headers?: unknown };
  const options = { cause: error, headers: headersOf(headers) };
  switch (statusCode) {
    case 400:
      return badRequest(message, undefined, options);
    // A path that leads out of the folder of the console's files.
    case 403:
      return notFound('There is nothing at this path.');
    case 412:
      return refusal(412, 'What the request presupposes of the file does not hold.', options);
    case 413:
      return tooLarge('The body is larger than the server takes.', options);
    case 415:
      return wrongType(message, options);
    case 416:
      return refusal(416, 'The file has no such part.', options);
    case 503:
      return unavailable(options);
  }
  if (statusCode >= 400 && statusCode < 500) return refusal(statusCode, `${phraseOf(statusCode)}.`, options);
  const detail = 'The server failed to answer; its log says why.';
  return new ProblemError(500, 'fault', 'The server failed', detail, options);
}

/** A problem that has no words of its own, by what HTTP calls it. */
function refusal(status: number, detail: string, options: ProblemOptions): ProblemError {
  const phrase = phraseOf(status);
  const slug = phrase.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return new ProblemError(status, slug, phrase, detail, options);
}

function phraseOf(status: number): string {
  return STATUS_CODES[status] ?? 'Refused';
}

/** Headers that an error brings along for its answer, as that of a range brings the size of the file. */
function headersOf(given: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(given ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name.toLowerCase(), value]] : [],
    ),
  );
}

/** Answers what is no valid HTTP, and so reaches no route: there is a connection, and no request. */
export function answerNoRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, detail } = noRequests[error.code ?? ''] ?? noRequest;
  const body = JSON.stringify(refusal(status, detail, {}).document);
  const head = [
    `HTTP/1.1 ${status} ${phraseOf(status)}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

const noRequest = { status: 400, detail: 'This is no request of HTTP.' };
const noRequests: Readonly<Record<string, typeof noRequest>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: 'The request did not arrive in time.' },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    detail: 'The headers of the request are longer than the server takes.',
  },
};
