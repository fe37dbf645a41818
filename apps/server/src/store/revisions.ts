import { asc, eq, sql } from 'drizzle-orm';
import type { Queries } from './Database.ts';
import { kindRevision } from './schema.ts';
import { refuseDuringLargeWrite } from './staging/refuseDuringLargeWrite.ts';
import { together } from './together.ts';

/** The number of the last committed write of each kind. */
export async function readRevisions(queries: Queries): Promise<Map<string, number>> {
  const rows = await queries.select().from(kindRevision);
  return new Map(rows.map(({ kind, value }) => [kind, value]));
}

/** Makes other writes of the kind wait until this transaction ends. Throws a `busy` refusal during a large write. */
export async function lockKind(tx: Queries, kind: string): Promise<void> {
  const locking = tx.select().from(kindRevision).where(eq(kindRevision.kind, kind)).for('update').execute();
  await together([locking, refuseDuringLargeWrite(tx)]);
}

/** Makes all other writes wait; for changes that reach into other kinds. Throws a `busy` refusal during a large write. */
export async function lockAllKinds(tx: Queries): Promise<void> {
  await together([lockEveryKind(tx), refuseDuringLargeWrite(tx)]);
}

/** Waits for all writes that are under way. Always in one order, so none waits in a ring. */
export async function lockEveryKind(tx: Queries): Promise<void> {
  await tx.select().from(kindRevision).orderBy(asc(kindRevision.kind)).for('update').execute();
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
