import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { processorTime } from '../processorTime.ts';
import { DatabaseThread } from './DatabaseThread.ts';

let database: DatabaseThread;

beforeAll(async () => {
  database = await DatabaseThread.open(null);
  await database.query('CREATE TABLE entry (number int PRIMARY KEY, text text)');
});

afterAll(() => database.close());

async function numbers(): Promise<unknown[]> {
  const { rows } = await database.query('SELECT number FROM entry ORDER BY 1', [], { rowMode: 'array' });
  return rows.flat();
}

/** Takes the database a good part of a second. */
const longQuery = 'SELECT sum(g) FROM generate_series(1, 2000000) g';

describe('DatabaseThread', () => {
  test('the event loop goes on while the database computes, and what it computes is counted', async () => {
    const before = processorTime();
    let isAnswered = false;
    const answering = database.query(longQuery).finally(() => {
      isAnswered = true;
    });
    let turns = 0;
    for (; !isAnswered; turns += 1) await nextTurn();
    await answering;
    expect(turns).toBeGreaterThan(1000);
    expect(processorTime() - before).toBeGreaterThan(100);
  });

  test('a transaction has the database to itself, from its beginning to its end', async () => {
    const asked: Promise<unknown>[] = [];
    await database.transaction(async (tx) => {
      await tx.query('INSERT INTO entry VALUES (1)');
      asked.push(numbers());
      await tx.query(longQuery);
      await tx.query('INSERT INTO entry VALUES (2)');
    });
    expect(await Promise.all(asked)).toEqual([[1, 2]]);
  });

  test('a transaction whose work throws leaves nothing, and its connection is of no use afterwards', async () => {
    let late: Promise<unknown> = Promise.resolve();
    const transaction = database.transaction(async (tx) => {
      await tx.query('INSERT INTO entry VALUES (3)');
      late = Promise.resolve().then(async () => {
        await transaction.catch(() => undefined);
        return tx.query('INSERT INTO entry VALUES (4)');
      });
      throw new Error('given up');
    });
    await expect(transaction).rejects.toThrow('given up');
    await expect(late).rejects.toThrow('The transaction is over.');
    expect(await numbers()).toEqual([1, 2]);
  });

  test('a transaction that goes on after an error of the database is not taken for committed', async () => {
    const transaction = database.transaction(async (tx) => {
      await tx.query('INSERT INTO entry VALUES (5)');
      await tx.query('INSERT INTO entry VALUES (5)').catch(() => undefined);
    });
    await expect(transaction).rejects.toThrow('was aborted');
    expect(await numbers()).toEqual([1, 2]);
  });

  test('an error tells its code, table and constraint, and nothing of the parameters', async () => {
    const refused = database.query('INSERT INTO entry VALUES ($1, $2)', [1, 'a secret']);
    const error: unknown = await refused.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ code: '23505', table: 'entry', constraint: 'entry_pkey' });
    expect(JSON.stringify(error)).not.toContain('a secret');
  });

  test('values of every sort arrive as they were', async () => {
    const params = ['{"a":[1,null]}', new Uint8Array([0, 1, 255]), ['x', 'y'], null, 1.5, true];
    const text =
      'SELECT $1::json AS json, $2::bytea AS bytes, $3::text[] AS texts, $4::int AS nothing, $5::float8 AS half, $6::bool AS yes';
    const expected = [{ a: [1, null] }, new Uint8Array([0, 1, 255]), ['x', 'y'], null, 1.5, true];
    const [row] = (await database.query(text, params)).rows as Record<string, unknown>[];
    expect(Object.values(row ?? {})).toEqual(expected);
    const { rows } = await database.query(text, params, { rowMode: 'array' });
    expect(rows).toEqual([expected]);
  });

  test('notices are received until the last listener is gone', async () => {
    const received: string[] = [];
    const stop = await database.listen('a_channel', (text) => received.push(text));
    await database.query("SELECT pg_notify('a_channel', 'one')");
    await database.query("SELECT pg_notify('another_channel', 'two')");
    await stop();
    await database.query("SELECT pg_notify('a_channel', 'three')");
    expect(received).toEqual(['one']);
  });

  test('a database that is closed refuses what it is asked', async () => {
    const other = await DatabaseThread.open(null);
    const asked = other.query('SELECT 1 AS one');
    const closing = other.close();
    const late = other.query('SELECT 1');
    await expect(asked).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await closing;
    await expect(late).rejects.toThrow('closed');
  });
});
