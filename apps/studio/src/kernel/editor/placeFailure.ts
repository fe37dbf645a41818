import { ConnectionError, ProblemError } from '@studio/api';
import type { FailurePlaces } from './failurePlaces.ts';

/** No answer came to a save that sends several things one after another; it says which of them was pending. */
export class UnansweredError extends ConnectionError {
  readonly places: FailurePlaces;

  constructor(cause: ConnectionError, places: FailurePlaces) {
    super(cause.reason, cause);
    this.places = places;
  }
}

/**
 * A failure that leaves open whether something was written, with the places of what was sent. It stays of its kind: a retry still knows
 * when.
 */
export function openAt(
  error: ConnectionError | ProblemError,
  places: FailurePlaces,
): UnansweredError | ProblemError {
  if (error instanceof ConnectionError) return new UnansweredError(error, places);
  const { status, problem, retryAfterSeconds } = error;
  const headers = new Headers(retryAfterSeconds === null ? {} : { 'Retry-After': `${retryAfterSeconds}` });
  const { detail, errors } = places;
  return new ProblemError(status, { ...problem, detail, errors: [...errors] }, headers);
}

/** A refusal with the places that it is about. */
export function refusedAt({ detail, errors }: FailurePlaces): ProblemError {
  const problem = { type: 'about:blank', title: detail, status: 422, detail, errors: [...errors] };
  return new ProblemError(422, problem, new Headers());
}
