import { sql } from 'drizzle-orm';
import type { Queries } from '../Database.ts';
import { migrate, readMigrations } from '../migrations.ts';
import { runTransaction } from '../runTransaction.ts';

/** Characters of rows that are taken at a time, about. */
const charactersAtATime = 4_000_000;
const mostRows = 2_000;
const noLimit = { patience: null, statementLimit: 0 };

/** What a table holds, as text: how many rows, and a digest of all of them. */
interface Extent {
  count: string;
  digest: string;
}

/**
 * Copies all rows of one database into another, which is empty, and compares both. The former is brought up to date before, as by any start,
 * and is otherwise left as it is. Throws when anything is not the same afterwards.
 * @returns how many rows there are
 */
export async function takeOver(from: Queries, to: Queries): Promise<number> {
  const steps = await readMigrations();
  for (const queries of [from, to]) await runTransaction(queries, (tx) => migrate(tx, steps), noLimit);
  return runTransaction(
    from,
    async (source) => {
      const copy = (target: Queries) => copyAll(source, target);
      return runTransaction(to, copy, noLimit);
    },
    noLimit,
  );
}

async function copyAll(source: Queries, target: Queries): Promise<number> {
  for (const tx of [source, target]) await tx.execute(sql`SET LOCAL timezone = 'UTC'`);
  const [tables, expected] = [await readTables(source), await readTables(target)];
  if (JSON.stringify(tables) !== JSON.stringify(expected)) {
    throw new Error('The tables of the former database are not those of this version.');
  }
  // Rows refer to one another, and those of a table that comes later are not there yet.
  await target.execute(sql`SET LOCAL session_replication_role = replica`);
  let rows = 0;
  for (const { name } of tables) {
    await copyTable(source, target, name);
    const [before, after] = [await extentOf(source, name), await extentOf(target, name)];
    if (before.count !== after.count || before.digest !== after.digest) {
      throw new Error(`The table ${name} has ${before.count} rows, and its copy is not the same.`);
    }
    rows += Number(after.count);
  }
  await copySequences(source, target);
  return rows;
}

/** The tables with their columns, in a fixed order. */
async function readTables(queries: Queries): Promise<{ name: string; columns: string }[]> {
  return queries
    .select({
      name: sql<string>`relname::text`,
      columns: sql<string>`string_agg(attname || ' ' || format_type(atttypid, atttypmod), ', ' ORDER BY attnum)`,
    })
    .from(sql`pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped`)
    .where(sql`relkind = 'r' AND relnamespace = current_schema()::regnamespace`)
    .groupBy(sql`relname`)
    .orderBy(sql`relname`);
}

async function copyTable(source: Queries, target: Queries, name: string): Promise<void> {
  const table = sql.identifier(name);
  await target.execute(sql`DELETE FROM ${table}`);
  await source.execute(sql`DECLARE copied CURSOR FOR SELECT each::text AS row FROM ${table} each`);
  let limit = 1;
  for (;;) {
    const { rows } = await fetchRows(source, limit);
    if (rows.length === 0) break;
    const texts = sql.param(rows.map(({ row }) => row));
    const read = sql`SELECT text::${table} AS row FROM unnest(${texts}::text[]) AS text OFFSET 0`;
    await target.execute(
      sql`INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT (read.row).* FROM (${read}) read`,
    );
    const size = rows.reduce((sum, { row }) => sum + row.length, 0) / rows.length;
    limit = Math.max(1, Math.min(mostRows, 4 * limit, Math.floor(charactersAtATime / size)));
  }
  await source.execute(sql`CLOSE copied`);
}

async function fetchRows(source: Queries, limit: number): Promise<{ rows: { row: string }[] }> {
  const fetched: unknown = await source.execute(sql.raw(`FETCH ${limit} FROM copied`));
  return fetched as { rows: { row: string }[] };
}

async function extentOf(queries: Queries, name: string): Promise<Extent> {
  const [extent] = await queries
    .select({
      count: sql<string>`count(*)::text`,
      digest: sql<string>`coalesce(sum(hashtextextended(each::text, 0)), 0)::text`,
    })
    .from(sql`${sql.identifier(name)} each`);
  return extent ?? { count: '0', digest: '0' };
}

/** So that what is added next gets the number that it would have got. */
async function copySequences(source: Queries, target: Queries): Promise<void> {
  const sequences = await source
    .select({ name: sql<string>`sequencename::text`, last: sql<string>`last_value::text` })
    .from(sql`pg_sequences`)
    .where(sql`schemaname = current_schema() AND last_value IS NOT NULL`);
  for (const { name, last } of sequences) {
    await target.execute(sql`SELECT setval(quote_ident(${name}), ${last}::bigint)`);
  }
}
