import { lte } from 'drizzle-orm';
import type { Queries } from '../store/Database.ts';
import { usedExternalToken } from '../store/schema.ts';
import type { ExternalToken } from './readExternalToken.ts';

/** External tokens that have signed somebody in. Each is remembered until it has expired. */
export class UsedTokens {
  readonly #clock: () => number;

  /** @param clock epoch milliseconds */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Uses the token up. Answers false when it was used before. @param tx the transaction of the sign-in */
  async use(tx: Queries, { digest, expiresAt }: ExternalToken): Promise<boolean> {
    await tx.delete(usedExternalToken).where(lte(usedExternalToken.expiresAt, this.#clock()));
    const used = await tx
      .insert(usedExternalToken)
      .values({ digest, expiresAt })
      .onConflictDoNothing()
      .returning({ digest: usedExternalToken.digest });
    return used.length > 0;
  }
}
