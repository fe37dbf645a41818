import { eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from './Database.ts';
import { kindRevision } from './schema.ts';
import { together } from './together.ts';

/** The number of the last committed write of each kind. */
export async function readRevisions(queries: Queries): Promise<Map<string, number>> {
  const rows = await queries.select().from(kindRevision);
  return new Map(rows.map(({ kind, value }) => [kind, value]));
}

/** The kinds whose other writes wait for a transaction: some, or all of them. */
export type KindLocks = ReadonlySet<string> | 'all';

/**
 * A transaction that has locked kinds needs more of them, and another one has some of those. Waiting for it while it may wait for this one
 * would be a deadlock, so this one is rolled back and begun again, with all these locks from the beginning.
 */
export class MoreLocksError extends Error {
  readonly locks: KindLocks;

  constructor(locks: KindLocks) {
    super('Another transaction has locked a kind that this one has come to need.');
    this.name = 'MoreLocksError';
    this.locks = locks;
  }
}

/** Milliseconds. */
const shortestWait = 250;

const held = new WeakMap<Queries, KindLocks>();
const ahead = new WeakMap<Queries, KindLocks>();
const deadlines = new WeakMap<Queries, number>();

/** Has the first lock that a transaction takes of a kind take these, too. */
export function lockAhead(tx: Queries, locks: KindLocks): void {
  ahead.set(tx, locks);
}

/**
 * Has the first lock that a transaction takes of a kind wait that long, whatever it has waited for before.
 * @param deadline by the process's own clock (`performance.now`)
 */
export function waitUntil(tx: Queries, deadline: number): void {
  deadlines.set(tx, deadline);
}

/**
 * Makes other writes of the kind wait until this transaction ends. Locks are awaited in one order of the kinds only: a second one, which
 * comes out of that order, is taken when it is free. Throws `MoreLocksError` when a second lock is not free.
 */
export async function lockKind(tx: Queries, kind: string): Promise<void> {
  await lock(tx, new Set([kind]));
}

/** Makes all other writes wait; for changes that reach into other kinds. Throws as `lockKind` does. */
export async function lockAllKinds(tx: Queries): Promise<void> {
  await lock(tx, 'all');
}

/** Waits for a transaction that has locked all kinds, or is about to, and keeps no writes waiting meanwhile. */
export async function awaitAllKinds(tx: Queries): Promise<void> {
  // Its first lock is the first of all.
  await inOrder(tx, 'all').limit(1).for('share').execute();
}

async function lock(tx: Queries, wanted: KindLocks): Promise<void> {
  const before = held.get(tx);
  if (before !== undefined && covers(before, wanted)) return;
  const locks = join(join(before ?? new Set(), ahead.get(tx) ?? new Set()), wanted);
  held.set(tx, locks);
  if (before === undefined) {
    await together([limitWaiting(tx), inOrder(tx, locks).for('update').execute()]);
    return;
  }
  const free = inOrder(tx, locks).for('update', { skipLocked: true });
  const [known, taken] = await together([inOrder(tx, locks).execute(), free.execute()]);
  if (taken.length < known.length) throw new MoreLocksError(locks);
}

async function limitWaiting(tx: Queries): Promise<void> {
  const deadline = deadlines.get(tx);
  if (deadline === undefined || deadline === Number.POSITIVE_INFINITY) return;
  const left = Math.max(shortestWait, Math.floor(deadline - performance.now()));
  await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${left}`)).execute();
}

/** The rows that are the locks, in the order in which all transactions take them; the same whatever the texts of a database are sorted by. */
function inOrder(tx: Queries, locks: KindLocks) {
  const isWanted = locks === 'all' ? undefined : inArray(kindRevision.kind, [...locks]);
  return tx.select().from(kindRevision).where(isWanted).orderBy(sql`${kindRevision.kind} COLLATE "C"`);
}

function covers(locks: KindLocks, wanted: KindLocks): boolean {
  return locks === 'all' || (wanted !== 'all' && [...wanted].every((kind) => locks.has(kind)));
}

function join(some: KindLocks, others: KindLocks): KindLocks {
  return some === 'all' || others === 'all' ? 'all' : new Set([...some, ...others]);
}

/** The number of this transaction's write. The row stays locked to the end, so numbers are in the order of commits. */
export async function nextRevision(tx: Queries, kind: string): Promise<number> {
  const [row] = await tx
    .update(kindRevision)
    .set({ value: sql`${kindRevision.value} + 1` })
    .where(eq(kindRevision.kind, kind))
    .returning()
    .execute();
  if (!row) throw new Error(`The kind ${kind} is unknown to the database.`);
  return row.value;
}
