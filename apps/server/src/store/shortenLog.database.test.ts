import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './Database.ts';
import { openDatabase } from './openDatabase.ts';
import { shortenLog } from './shortenLog.ts';

let directory: string;
let database: Database;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'studio-log-'));
  database = await openDatabase({ databaseUrl: null, dataDir: directory, engine: 'pglite' });
  await database.queries.execute(sql`CREATE TABLE written (content text)`);
}, 120_000);

afterAll(async () => {
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

async function segments(): Promise<number> {
  return (await readdir(join(directory, 'database', 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name))
    .length;
}

async function logSize(): Promise<number> {
  const [row] = await database.queries
    .select({ size: sql<number>`pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8` })
    .from(sql`pg_control_checkpoint()`);
  return row?.size ?? 0;
}

test('the log of a database that is written to for long stays short', async () => {
  const most = 20 * 1024 * 1024;
  for (let round = 0; round < 8; round += 1) {
    await database.queries.execute(
      sql`INSERT INTO written SELECT repeat(md5(n::text), 40) FROM generate_series(1, 8000) AS n`,
    );
    await shortenLog(database.queries, most);
    expect(await logSize()).toBeLessThan(most);
  }
  expect(await segments()).toBeLessThan(8);
});

test('a short log is left alone', async () => {
  await database.queries.execute(sql`INSERT INTO written VALUES ('a')`);
  const before = await logSize();
  await shortenLog(database.queries);
  expect(await logSize()).toBeGreaterThanOrEqual(before);
});
