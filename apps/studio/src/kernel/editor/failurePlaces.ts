import { ConnectionError, ProblemError, type RuleViolation } from '@studio/api';

/** What a failed save says: as a whole, and of single places of what was sent. */
export interface FailurePlaces {
  readonly detail: string;
  readonly errors: readonly RuleViolation[];
}

/**
 * What a failed save says of places: a refusal of what was sent, a failure of the server, or an answer that never came (`UnansweredError`). Null when it says
 * nothing of them.
 */
export function failurePlaces(error: unknown): FailurePlaces | null {
  // Only an `UnansweredError` has them.
  if (error instanceof ConnectionError && 'places' in error) return error.places as FailurePlaces;
  if (!(error instanceof ProblemError) || !(error.status === 422 || error.status >= 500)) return null;
  const { title, detail = title, errors = [] } = error.problem;
  return { detail, errors };
}
