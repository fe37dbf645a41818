import { and, eq, gt, lte } from 'drizzle-orm';
import type { Queries } from '../store/Database.ts';
import { temporaryToken } from '../store/schema.ts';
import { hashToken } from './hashToken.ts';

/** Milliseconds by which the clocks of two servers may differ. */
const clockTolerance = 5_000;

interface TemporaryTokensOptions {
  queries: Queries;
  /** Epoch milliseconds. */
  clock: () => number;
  random: (size: number) => Buffer;
  /** Seconds that a token lives. */
  lifeSeconds: () => number;
}

/** Tokens for calls that a browser makes by itself: a short life, one use, one user. */
export class TemporaryTokens {
  readonly #options: TemporaryTokensOptions;

  constructor(options: TemporaryTokensOptions) {
    this.#options = options;
  }

  async issue(userId: string): Promise<{ token: string; expiresAt: number }> {
    const { queries, clock, random } = this.#options;
    await queries.delete(temporaryToken).where(lte(temporaryToken.expiresAt, clock()));
    const token = random(32).toString('base64url');
    const expiresAt = clock() + this.#options.lifeSeconds() * 1000;
    await queries.insert(temporaryToken).values({ tokenHash: hashToken(token), userId, expiresAt });
    return { token, expiresAt };
  }

  /**
   * Uses the token up. Answers whether it was alive and this user's; another user's stays as it is. One that would live longer than any
   * token does is from before a clock was put back, and dead.
   */
  async redeem(token: string, userId: string): Promise<boolean> {
    const { queries, clock, lifeSeconds } = this.#options;
    const now = clock();
    const used = await queries
      .delete(temporaryToken)
      .where(
        and(
          eq(temporaryToken.tokenHash, hashToken(token)),
          eq(temporaryToken.userId, userId),
          gt(temporaryToken.expiresAt, now),
          lte(temporaryToken.expiresAt, now + lifeSeconds() * 1000 + clockTolerance),
        ),
      )
      .returning({ userId: temporaryToken.userId });
    return used.length > 0;
  }
}
