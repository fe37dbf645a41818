import { sql } from 'drizzle-orm';
import type { Database, Queries } from './Database.ts';
import { type Migration, migrate, readMigrations } from './migrations.ts';
import { runTransaction } from './runTransaction.ts';
import { kindRevision } from './schema.ts';

/** Any number that no other user of the database takes for a lock. */
const migrationLock = 7_305_184_221;

interface PrepareOptions {
  /** Names of the kinds that documents may have. */
  kinds: string[];
  /** Runs in the same transaction, after the migrations. */
  seed: (queries: Queries) => Promise<void>;
  /** Default: those of this version of the server. */
  migrations?: readonly Migration[];
}

/**
 * Brings the tables up to date and seeds them, all or nothing, however long that takes. Instances that start together take
 * turns, so that each migration runs once. Throws when the database belongs to a newer version of the server.
 */
export async function prepareDatabase(
  { queries }: Database,
  { kinds, seed, migrations }: PrepareOptions,
): Promise<void> {
  const steps = migrations ?? (await readMigrations());
  const prepare = async (tx: Queries) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${migrationLock})`);
    await migrate(tx, steps);
    await tx
      .insert(kindRevision)
      .values(kinds.map((kind) => ({ kind })))
      .onConflictDoNothing();
    await seed(tx);
  };
  await runTransaction(queries, prepare, { patience: null, statementLimit: 0 });
}
