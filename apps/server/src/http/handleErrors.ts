import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseFailure } from '../store/databaseFailure.ts';
import { hasNoRoom } from '../store/hasNoRoom.ts';
import { StoreError } from '../store/StoreError.ts';
import { ParameterError } from './ParameterError.ts';
import { ProblemError } from './ProblemError.ts';
import { badRequest, noDatabase, noRoom, notFound, tooLarge, unavailable, wrongType } from './problems.ts';
import { type Present, storeProblem } from './storeProblem.ts';

interface HandleErrorsOptions {
  present: Present;
}

/** Answers every failure with a problem document. What is not expected is logged, and told to nobody else. */
export function handleErrors(app: FastifyInstance, { present }: HandleErrorsOptions): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const problem = await toProblem(error, present);
    if (problem.slug === 'busy') request.log.warn(error);
    else if (problem.status >= 500) request.log.error(error);
    return sendProblem(request, reply, problem);
  });
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

/** The problem that stands for whatever was thrown. */
async function toProblem(error: unknown, present: Present): Promise<ProblemError> {
  if (error instanceof ProblemError) return error;
  if (error instanceof StoreError) return storeProblem(error.failure, present);
  if (error instanceof ParameterError) return badRequest(error.message, error.parameter, { cause: error });
  if (databaseFailure(error) !== null) return noDatabase({ cause: error });
  if (hasNoRoom(error)) return noRoom('this', { cause: error });
  return frameworkProblem(error);
}

/** The problem that stands for what the framework refuses, or for a fault. */
export function frameworkProblem(error: unknown): ProblemError {
  const { statusCode = 500, message = '' } = error as Partial<FastifyError>;
  switch (statusCode) {
    case 400:
      return badRequest(message, undefined, { cause: error });
    // A path that leads out of the folder of the console's files.
    case 403:
      return notFound('There is nothing at this path.');
    case 413:
      return tooLarge('The body is larger than the server takes.', { cause: error });
    case 415:
      return wrongType(message, { cause: error });
    case 503:
      return unavailable({ cause: error });
    default:
      return new ProblemError(
        500,
        'fault',
        'The server failed',
        'The server failed to answer; its log says why.',
        {
          cause: error,
        },
      );
  }
}
