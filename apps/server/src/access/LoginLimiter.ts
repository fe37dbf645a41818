import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queries } from '../store/Database.ts';
import { loginFailure } from '../store/schema.ts';
import { failureLifetime, retryAfter } from './retryAfter.ts';

interface LoginLimiterOptions {
  queries: Queries;
  /** Epoch milliseconds. */
  clock: () => number;
}

/** The outcome of asking for an attempt. */
export type Attempt =
  | { isAllowed: true /** Takes the attempt back: it was no failure. */; succeed: () => Promise<void> }
  | { isAllowed: false /** Seconds until the next attempt. */; retryAfter: number };

/**
 * Ten failures of one user or from one address within 15 minutes, and no more attempts. An attempt counts as a failure
 * from its beginning, so that many at once gain nothing.
 */
export class LoginLimiter {
  readonly #options: LoginLimiterOptions;

  constructor(options: LoginLimiterOptions) {
    this.#options = options;
  }

  /** Asks for an attempt on behalf of these subjects, such as a user and an address. */
  async begin(subjects: string[]): Promise<Attempt> {
    const { queries, clock } = this.#options;
    return queries.transaction(async (tx) => {
      const now = clock();
      for (const subject of subjects.toSorted()) {
        await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
      }
      await tx.delete(loginFailure).where(lte(loginFailure.time, now - failureLifetime));
      const waits = await Promise.all(subjects.map((subject) => wait(tx, subject, now)));
      const longest = Math.max(...waits);
      if (longest > 0) return { isAllowed: false, retryAfter: Math.ceil(longest / 1000) };
      const id = randomUUID();
      await tx.insert(loginFailure).values(subjects.map((subject) => ({ id, subject, time: now })));
      return {
        isAllowed: true,
        succeed: async () => {
          await queries
            .delete(loginFailure)
            .where(and(eq(loginFailure.id, id), inArray(loginFailure.subject, subjects)));
        },
      };
    });
  }
}

async function wait(tx: Queries, subject: string, now: number): Promise<number> {
  const failures = await tx
    .select({ time: loginFailure.time })
    .from(loginFailure)
    .where(eq(loginFailure.subject, subject))
    .orderBy(asc(loginFailure.time));
  return retryAfter(
    failures.map(({ time }) => time),
    now,
  );
}
