import { existsSync } from 'node:fs';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { dropDatabase, startPostgres } from './postgres.ts';

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

test('a real PostgreSQL starts, gives each caller an empty database, and leaves nothing behind', {
  timeout: 90_000,
}, async () => {
  const postgres = await startPostgres();
  const [one, two] = [await postgres.createDatabase(), await postgres.createDatabase()];
  await ask(one, 'create table only_here (id int)');
  expect(await ask(one, "select lower('ÄÉ'), current_setting('server_encoding')")).toEqual(['äé', 'UTF8']);
  expect(await ask(two, "select count(*)::int from pg_tables where tablename = 'only_here'")).toEqual([0]);

  const [folder] = await ask(postgres.url, 'show data_directory');
  expect(existsSync(String(folder))).toBe(true);

  await dropDatabase(one);
  await expect(ask(one, 'select 1')).rejects.toThrow('does not exist');

  await postgres.stop();
  await expect(ask(two, 'select 1')).rejects.toThrow('ECONNREFUSED');
  expect(existsSync(String(folder))).toBe(false);
});
