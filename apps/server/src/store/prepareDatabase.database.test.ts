import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from './Database.ts';
import { type Migration, parseMigration, readMigrations } from './migrations.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { openEmptyDatabase } from './testing/openEmptyDatabase.ts';

let database: Database;
let known: Migration[];

beforeAll(async () => {
  database = await openEmptyDatabase();
  known = await readMigrations();
}, 120_000);

beforeEach(async () => {
  for (const statement of ['DROP SCHEMA public CASCADE', 'CREATE SCHEMA public']) await rowsOf(statement);
});

afterAll(() => database.close());

const extra = (text: string) => parseMigration('9999_extra.sql', text);

function prepare(migrations: readonly Migration[], seed = async () => undefined): Promise<void> {
  return prepareDatabase(database, { kinds: ['DataSet'], seed, migrations });
}

async function rowsOf(text: string): Promise<Record<string, unknown>[]> {
  const result: unknown = await database.queries.execute(sql.raw(text));
  return (result as { rows: Record<string, unknown>[] }).rows;
}

test('each step is made once, and noted with its checksum', async () => {
  const more = [...known, extra('CREATE TABLE extra (a text)')];
  await prepare(more);
  await prepare(more);
  const noted = await rowsOf('select name, checksum from migration order by name');
  expect(noted).toEqual(more.map(({ name, checksum }) => ({ name, checksum })));
});

test('a step that has changed since it was made is refused, by its name; nothing is done', async () => {
  await prepare([...known, extra('CREATE TABLE extra (a text)')]);
  const changed = [...known, extra('CREATE TABLE extra (b text)')];
  await expect(
    prepare([...changed, parseMigration('9999_more.sql', 'CREATE TABLE more ()')]),
  ).rejects.toThrow(/another 9999_extra\.sql .* put the file back/s);
  expect(await rowsOf("select to_regclass('more') as more")).toEqual([{ more: null }]);
});

test('line endings and a byte order mark are no change', async () => {
  await prepare([...known, extra('CREATE TABLE extra (\n  a text\n)\n')]);
  await prepare([...known, extra('\uFEFFCREATE TABLE extra (\r\n  a text\r\n)\r\n')]);
});

test('a server that does not know a step of the database refuses to start, and says what to do', async () => {
  await prepare([...known, extra('CREATE TABLE extra (a text)')]);
  await expect(prepare(known)).rejects.toThrow(
    /newer version of Studio.*9999_extra\.sql.*Start that version/s,
  );
});

test('a database from before checksums gets them, and is held to them from then on', async () => {
  await prepare(known);
  await database.queries.execute(sql`ALTER TABLE migration DROP COLUMN checksum`);
  await prepare(known);
  const noted = await rowsOf('select checksum from migration order by name');
  expect(noted).toEqual(known.map(({ checksum }) => ({ checksum })));
  const [first, ...others] = known;
  const changed = parseMigration(first?.name ?? '', 'SELECT 1');
  await expect(prepare([changed, ...others])).rejects.toThrow(/another 0001_/);
});

test('what breaks off on the way is begun again', async () => {
  let runs = 0;
  await prepare(known, async () => {
    runs += 1;
    if (runs === 1) throw Object.assign(new Error('could not serialize access'), { code: '40001' });
  });
  expect(runs).toBe(2);
  expect(await rowsOf('select kind from kind_revision')).toEqual([{ kind: 'DataSet' }]);
});

test('no table is unlogged: a power cut can leave one that PostgreSQL does not start with', async () => {
  await prepare(known);
  expect(await rowsOf("select relname from pg_class where relpersistence = 'u'")).toEqual([]);
});
