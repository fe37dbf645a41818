import type { Queries } from './Database.ts';
import { isErrorWithCode } from './isErrorWithCode.ts';

const attempts = 5;

/** Runs a transaction, again when the database broke it off because of another one. */
export async function runTransaction<Result>(
  queries: Queries,
  work: (tx: Queries) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await queries.transaction(work);
    } catch (error) {
      if (attempt === attempts || !isBrokenOff(error)) throw error;
    }
  }
}

/** Serialization failure or deadlock; drizzle wraps what the driver throws. */
function isBrokenOff(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return isErrorWithCode(cause, '40001') || isErrorWithCode(cause, '40P01');
}
