import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queries } from './Database.ts';
import type { JsonObject } from './JsonObject.ts';
import { StoreError } from './StoreError.ts';
import { writtenRequest } from './schema.ts';
import { together } from './together.ts';

/** How long a write is known unless somebody says otherwise, in milliseconds. */
export const usuallyKept = 24 * 60 * 60_000;

/** How a write is distinguished from another, and its repetition recognised. */
export interface RequestKey {
  /** Chosen by the client, for this user. */
  key: string;
  /** A digest of all that tells one request from another. */
  fingerprint: string;
}

/** What a write made: a version, nothing when it deleted, or an answer that is no single version. */
export type Written = WrittenVersion | { result: JsonObject } | null;

interface WrittenVersion {
  documentId: string;
  version: number;
}

interface Attempt extends RequestKey {
  userId: string;
  /** Epoch milliseconds. */
  now: number;
  /** Milliseconds that a write is known. */
  keptMilliseconds: number;
}

/**
 * What the same request made before; undefined when it was not made yet. While it is being made this waits, and the
 * caller may write until the transaction ends: its note, in place from the beginning, is the lock, as not every engine has
 * advisory ones. Throws when the key belongs to another request.
 */
export async function findWritten(tx: Queries, attempt: Attempt): Promise<Written | undefined> {
  const { userId, key, fingerprint, now, keptMilliseconds } = attempt;
  const isNote = noteOf(attempt);
  const isOld = lte(writtenRequest.time, now - keptMilliseconds);
  const noting = () =>
    tx
      .insert(writtenRequest)
      .values({ userId, key, fingerprint, time: now })
      .onConflictDoNothing()
      .returning({ key: writtenRequest.key })
      .execute();
  const [, noted] = await together([tx.delete(writtenRequest).where(and(isNote, isOld)).execute(), noting()]);
  return noted.length > 0 ? undefined : readWritten(tx, attempt);
}

async function readWritten(tx: Queries, attempt: Attempt): Promise<Written | undefined> {
  const isKept = gt(writtenRequest.time, attempt.now - attempt.keptMilliseconds);
  const [found] = await tx
    .select()
    .from(writtenRequest)
    .where(and(noteOf(attempt), isKept));
  if (!found) return undefined;
  if (found.fingerprint !== attempt.fingerprint) throw new StoreError({ reason: 'keyReused' });
  const { documentId, version, result } = found;
  if (result !== null) return { result };
  return documentId === null || version === null ? null : { documentId, version };
}

/** Notes what a write made, as its last step. Old notes are forgotten on the way. */
export async function noteWritten(tx: Queries, attempt: Attempt, written: Written): Promise<void> {
  const isOld = lte(writtenRequest.time, attempt.now - attempt.keptMilliseconds);
  const old = tx
    .select({ userId: writtenRequest.userId, key: writtenRequest.key })
    .from(writtenRequest)
    .where(isOld)
    .for('update', { skipLocked: true });
  const isForgotten = sql`(${writtenRequest.userId}, ${writtenRequest.key}) IN (${old})`;
  await together([
    tx.delete(writtenRequest).where(isForgotten).execute(),
    written ? tx.update(writtenRequest).set(written).where(noteOf(attempt)).execute() : Promise.resolve(),
  ]);
}

function noteOf({ userId, key }: Attempt) {
  return and(eq(writtenRequest.userId, userId), eq(writtenRequest.key, key));
}
