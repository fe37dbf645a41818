import { sql } from 'drizzle-orm';
import type { Queries } from '../Database.ts';
import { StoreError } from '../StoreError.ts';
import { largeWrite } from '../schema.ts';

/** A large write whose owner is gone has left rows that must be taken away before anybody writes. */
export class AbandonedWriteError extends Error {
  readonly id: number;

  constructor(id: number) {
    super(`The large write ${id} was abandoned.`);
    this.name = 'AbandonedWriteError';
    this.id = id;
  }
}

/**
 * Refuses to write while a large write is under way, in a transaction that holds the lock of the kind: a large write that
 * begins later waits for its end. Throws `AbandonedWriteError` when the owner of the large write is gone.
 */
export async function refuseDuringLargeWrite(tx: Queries): Promise<void> {
  const current = await findLargeWrite(tx);
  if (!current || current.state === 'committed') return;
  if (!current.isLive) throw new AbandonedWriteError(current.id);
  throw busy();
}

/** The refusal of a write that has to wait for a large one. */
export function busy(): StoreError {
  return new StoreError({ reason: 'busy' });
}

/** The large write that is not finished. Its owner is gone unless it is live. */
export async function findLargeWrite(queries: Queries) {
  const { id, purpose, state, leaseUntil } = largeWrite;
  const isLive = sql<boolean>`${leaseUntil} > clock_timestamp()`;
  const [current] = await queries.select({ id, purpose, state, isLive }).from(largeWrite).execute();
  return current;
}
