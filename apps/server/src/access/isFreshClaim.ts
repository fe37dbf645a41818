import { eq, lte, sql } from 'drizzle-orm';
import type { Queries } from '../store/Database.ts';
import { claimedRoles } from '../store/schema.ts';

/**
 * Whether the claims of a token are not older than those that a user's roles are from, which they take the place of. One that does not have when
 * it was issued counts only while none that has was used.
 * @param tx the transaction in which the roles are set
 * @param issuedAt epoch milliseconds; null when the token does not have it
 */
export async function isFreshClaim(tx: Queries, userId: string, issuedAt: number | null): Promise<boolean> {
  if (issuedAt === null) {
    const known = await tx.select().from(claimedRoles).where(eq(claimedRoles.userId, userId));
    return known.length === 0;
  }
  const taken = await tx
    .insert(claimedRoles)
    .values({ userId, issuedAt })
    .onConflictDoUpdate({
      target: claimedRoles.userId,
      set: { issuedAt: sql`excluded.issued_at` },
      setWhere: lte(claimedRoles.issuedAt, issuedAt),
    })
    .returning();
  return taken.length > 0;
}
