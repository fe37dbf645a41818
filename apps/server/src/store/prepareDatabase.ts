import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from './Database.ts';
import { kindRevision } from './schema.ts';

const migrationsDirectory = join(import.meta.dirname, '..', '..', 'migrations');
/** Any number that no other user of the database takes for a lock. */
const migrationLock = 7_305_184_221;

interface PrepareOptions {
  /** Names of the kinds that documents may have. */
  kinds: string[];
  /** Runs in the same transaction, after the migrations. */
  seed: (queries: Queries) => Promise<void>;
}

/**
 * Brings the tables up to date and seeds them, all or nothing. Instances that start together take turns, so that each
 * migration runs once.
 */
export async function prepareDatabase({ queries }: Database, { kinds, seed }: PrepareOptions): Promise<void> {
  const migrations = await readMigrations();
  await queries.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${migrationLock})`);
    await tx.execute(
      sql`CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, applied_at timestamptz DEFAULT now())`,
    );
    for (const { name, statements } of migrations) await apply(tx, name, statements);
    await tx
      .insert(kindRevision)
      .values(kinds.map((kind) => ({ kind })))
      .onConflictDoNothing();
    await seed(tx);
  });
}

async function readMigrations(): Promise<{ name: string; statements: string[] }[]> {
  const names = (await readdir(migrationsDirectory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(migrationsDirectory, name), 'utf8');
      return { name, statements: text.split('--> statement-breakpoint') };
    }),
  );
}

async function apply(tx: Queries, name: string, statements: string[]): Promise<void> {
  const marked = await tx.select({ one: sql`1` }).from(sql`migration`).where(sql`name = ${name}`);
  if (marked.length > 0) return;
  for (const statement of statements) await tx.execute(sql.raw(statement));
  await tx.execute(sql`INSERT INTO migration (name) VALUES (${name})`);
}
