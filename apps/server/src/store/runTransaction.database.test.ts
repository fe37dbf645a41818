import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database, Queries } from './Database.ts';
import { runTransaction } from './runTransaction.ts';
import { openEmptyDatabase } from './testing/openEmptyDatabase.ts';

let database: Database;

beforeAll(async () => {
  database = await openEmptyDatabase();
  await database.queries.execute(sql`CREATE TABLE note (text text)`);
}, 120_000);

beforeEach(async () => {
  await database.queries.execute(sql`DELETE FROM note`);
});

afterAll(() => database.close());

/** The database, but a commit fails as given; nothing is written then, as an engine promises. */
function failingAtCommit(...errors: Error[]): Queries {
  const left = [...errors];
  const transaction: Queries['transaction'] = (work, config) =>
    database.queries.transaction(async (tx) => {
      const result = await work(tx);
      const error = left.shift();
      if (error) throw new Error('Failed query: commit', { cause: error });
      return result;
    }, config);
  return Object.assign(Object.create(database.queries) as Queries, { transaction });
}

const failure = (code: string) => Object.assign(new Error(`It failed with ${code}.`), { code });

const write = async (tx: Queries) => {
  await tx.execute(sql`INSERT INTO note VALUES ('made')`);
  return 'made';
};

async function notes(): Promise<unknown[]> {
  const result: unknown = await database.queries.execute(sql`SELECT text FROM note`);
  return (result as { rows: unknown[] }).rows;
}

test('what is broken off at its commit is done again, and once', async () => {
  const queries = failingAtCommit(failure('40001'), failure('40P01'), failure('40001'), failure('40001'));
  expect(await runTransaction(queries, write)).toBe('made');
  expect(await notes()).toHaveLength(1);
});

test('what is broken off again and again is refused as busy in the end', async () => {
  const queries = failingAtCommit(...Array.from({ length: 1000 }, () => failure('40001')));
  const running = runTransaction(queries, write, { patience: 1 });
  await expect(running).rejects.toMatchObject({ failure: { reason: 'busy' } });
  expect(await notes()).toEqual([]);
});

test.each(['55P03', '57014', '53300'])('%s is refused as busy, and not tried again', async (code) => {
  const queries = failingAtCommit(failure(code));
  await expect(runTransaction(queries, write)).rejects.toMatchObject({ failure: { reason: 'busy' } });
  expect(await notes()).toEqual([]);
});

test('after any other failure nothing is retried: its outcome is unknown', async () => {
  const queries = failingAtCommit(failure('57P01'));
  await expect(runTransaction(queries, write)).rejects.toThrow('Failed query: commit');
  expect(await notes()).toEqual([]);
});

test('who finds no turn in time is refused, and those of another lane are not held up', async () => {
  const queries = Object.create(database.queries) as Queries;
  const { promise: held, resolve: letGo } = Promise.withResolvers<never>();
  // They hold no connection, only their turns.
  queries.transaction = () => held;
  const holders = Array.from({ length: 4 }, () => runTransaction(queries, write));
  const refused = runTransaction(queries, write, { patience: 300 });
  await expect(refused).rejects.toMatchObject({ failure: { reason: 'busy' } });
  queries.transaction = database.queries.transaction.bind(database.queries);
  expect(await runTransaction(queries, write, { lane: 'people', patience: 300 })).toBe('made');
  letGo('made' as never);
  await Promise.all(holders);
  expect(await runTransaction(queries, write, { patience: 300 })).toBe('made');
});
