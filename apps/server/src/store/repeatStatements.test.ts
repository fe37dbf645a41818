import type pg from 'pg';
import { expect, test } from 'vitest';
import { repeatStatements } from './repeatStatements.ts';

/** A pool whose first connections are dead. */
function poolWith(deadConnections: number, error: Error) {
  const asked: string[] = [];
  const pool = {
    query: async ({ text }: { text: string }) => {
      asked.push(text);
      if (asked.length <= deadConnections) throw error;
      return { rows: [text] };
    },
  };
  repeatStatements(pool as unknown as pg.Pool, 3);
  return { pool, asked };
}

const closed = Object.assign(new Error('terminating connection'), { code: '57P01' });

test('a read is repeated as often as the pool may hold dead connections', async () => {
  const { pool, asked } = poolWith(3, closed);
  await expect(pool.query({ text: 'select 1' })).resolves.toEqual({ rows: ['select 1'] });
  expect(asked).toHaveLength(4);
});

test('after that the failure is passed on', async () => {
  const { pool, asked } = poolWith(9, closed);
  await expect(pool.query({ text: 'select 1' })).rejects.toBe(closed);
  expect(asked).toHaveLength(4);
});

test.each(['update session set id = $1', 'insert into session values ($1)', 'select 1 from kind for update'])(
  '%s is not repeated',
  async (text) => {
    const { pool, asked } = poolWith(1, closed);
    await expect(pool.query({ text })).rejects.toBe(closed);
    expect(asked).toEqual([text]);
  },
);

test('another failure of a read is not repeated', async () => {
  const wrong = Object.assign(new Error('no such column'), { code: '42703' });
  const { pool, asked } = poolWith(1, wrong);
  await expect(pool.query({ text: 'select nothing' })).rejects.toBe(wrong);
  expect(asked).toHaveLength(1);
});

test.each(['40001', '40P01'])('a write that was broken off with %s is repeated', async (code) => {
  const { pool, asked } = poolWith(2, Object.assign(new Error('could not serialize access'), { code }));
  await expect(pool.query({ text: 'update session set id = $1' })).resolves.toBeDefined();
  expect(asked).toHaveLength(3);
});
