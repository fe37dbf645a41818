import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { serverFolder } from '../ownFiles.ts';
import type { Queries } from './Database.ts';
import { migration } from './schema.ts';

const directory = join(serverFolder, 'migrations');

/** One step from the tables of a version to those of the next. */
export interface Migration {
  /** The file's name; steps are made in the order of their names. */
  name: string;
  statements: string[];
  /** Of the file's text, whatever its line endings are. */
  checksum: string;
}

/** Reads the steps that this version of the server knows, in their order. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => parseMigration(name, await readFile(join(directory, name), 'utf8'))),
  );
}

/** A step from the text of its file. */
export function parseMigration(name: string, text: string): Migration {
  const normal = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  return {
    name,
    statements: normal.split('--> statement-breakpoint'),
    checksum: hash('sha256', normal),
  };
}

/**
 * Makes the steps that the database has not made yet, and notes them. Steps from before checksums were kept are noted as they
 * are now. Throws when the database has made one that is not among these, or one with other text.
 */
export async function migrate(tx: Queries, migrations: readonly Migration[]): Promise<void> {
  await makeTable(tx);
  const made = await tx.select().from(migration).orderBy(asc(migration.name));
  const known = new Map(migrations.map((each) => [each.name, each]));
  refuseNewer(made.map(({ name }) => name).filter((name) => !known.has(name)));
  refuseChanged(
    made.filter(({ name, checksum }) => checksum !== null && checksum !== known.get(name)?.checksum),
  );
  const checksums = new Map(made.map(({ name, checksum }) => [name, checksum]));
  for (const { name, statements, checksum } of migrations) {
    const noted = checksums.get(name);
    if (noted === undefined) {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.insert(migration).values({ name, checksum });
    } else if (noted === null) {
      await tx.update(migration).set({ checksum }).where(eq(migration.name, name));
    }
  }
}

/** The column is looked for first: adding it, even if it exists, waits for everybody who reads the table. */
async function makeTable(tx: Queries): Promise<void> {
  await tx.execute(
    sql`CREATE TABLE IF NOT EXISTS migration (
      name text PRIMARY KEY, applied_at timestamptz DEFAULT now(), checksum text
    )`,
  );
  const columns = await tx
    .select({ name: sql`column_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = current_schema() AND table_name = 'migration' AND column_name = 'checksum'`);
  if (columns.length === 0) await tx.execute(sql`ALTER TABLE migration ADD COLUMN checksum text`);
}

function refuseNewer(names: readonly string[]): void {
  if (names.length === 0) return;
  throw new Error(
    `The database belongs to a newer version of Studio: it has been through ${names.join(', ')}, which this version does ` +
      'not know. Start that version, or restore a copy of the database from before it.',
  );
}

function refuseChanged(made: readonly { name: string }[]): void {
  if (made.length === 0) return;
  const names = made.map(({ name }) => name).join(', ');
  throw new Error(
    `The database has been through another ${names} than this version of Studio has. A migration that was made must not ` +
      'change: put the file back, and write what is missing as a new one.',
  );
}
