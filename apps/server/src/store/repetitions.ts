import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queries } from './Database.ts';
import { brokenOff } from './databaseFailure.ts';
import { StoreError } from './StoreError.ts';
import { writtenRequest } from './schema.ts';

const keptMilliseconds = 24 * 60 * 60_000;

/** How a write is told from another, and its repetition recognised. */
export interface RequestKey {
  /** Chosen by the client, for this user. */
  key: string;
  /** A digest of all that tells one request from another. */
  fingerprint: string;
}

/** What a write made: a version, or nothing when it deleted. */
export type Written = { documentId: string; version: number } | null;

interface Attempt extends RequestKey {
  userId: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * What the same request made before; undefined when it was not made yet. While it is being made this waits, and whoever has
 * asked may write until the transaction ends. Throws when the key belongs to another request.
 */
export async function findWritten(tx: Queries, attempt: Attempt): Promise<Written | undefined> {
  const { userId, key, fingerprint, now } = attempt;
  const name = JSON.stringify(['written_request', userId, key]);
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const [found] = await tx
    .select()
    .from(writtenRequest)
    .where(
      and(
        eq(writtenRequest.userId, userId),
        eq(writtenRequest.key, key),
        gt(writtenRequest.time, now - keptMilliseconds),
      ),
    );
  if (!found) return undefined;
  if (found.fingerprint !== fingerprint) throw new StoreError({ reason: 'keyReused' });
  const { documentId, version } = found;
  return documentId === null || version === null ? null : { documentId, version };
}

/** Notes what a write made, as its last step. Notes older than 24 hours are forgotten on the way. */
export async function noteWritten(tx: Queries, attempt: Attempt, written: Written): Promise<void> {
  const { userId, key, fingerprint, now } = attempt;
  await tx.delete(writtenRequest).where(lte(writtenRequest.time, now - keptMilliseconds));
  const noted = await tx
    .insert(writtenRequest)
    .values({ userId, key, fingerprint, time: now, ...written })
    .onConflictDoNothing()
    .returning({ key: writtenRequest.key });
  // Where the lock on the key holds back nobody, the same request may have been made meanwhile.
  if (noted.length === 0) throw brokenOff('The same request was made at the same time.');
}
