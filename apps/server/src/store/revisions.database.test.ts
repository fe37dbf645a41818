import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Queries } from './Database.ts';
import { databaseFailure } from './databaseFailure.ts';
import { openDatabase } from './openDatabase.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { lockAllKinds, lockKind, nextRevision } from './revisions.ts';
import { runTransaction } from './runTransaction.ts';

/** PostgreSQL: PGlite has one connection, and so no locks to wait for. */
let database: Database;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-locks-'));
  chmodSync(folder, 0o755);
  database = await openDatabase({ databaseUrl: null, dataDir: join(folder, 'data'), engine: 'postgres' });
  await prepareDatabase(database, { kinds: ['A', 'a', 'B', 'C'], seed: async () => undefined });
}, 120_000);

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a transaction, and notes why its attempts failed. */
async function runNoting(work: (tx: Queries) => Promise<unknown>): Promise<unknown[]> {
  const failures: unknown[] = [];
  const noting = async (tx: Queries) => {
    try {
      await work(tx);
    } catch (error) {
      failures.push(databaseFailure(error));
      throw error;
    }
  };
  await runTransaction(database.queries, noting, { patience: 60_000 });
  return failures;
}

/** Resolves when a transaction waits for a lock. */
async function untilSomeWait(): Promise<void> {
  for (;;) {
    const found: unknown = await database.queries.execute(sql`SELECT FROM pg_locks WHERE NOT granted`);
    if ((found as { rows: unknown[] }).rows.length > 0) return;
    await delay(5);
  }
}

test.each([
  ['all', lockAllKinds],
  ['an earlier one', (tx: Queries) => lockKind(tx, 'A')],
  ['a later one', (tx: Queries) => lockKind(tx, 'C')],
])(
  'a transaction that has locked a kind and then locks %s is in no ring with one that locks all',
  async (_, lockMore) => {
    let others: Promise<unknown[]> | undefined;
    const own = await runNoting(async (tx) => {
      await lockKind(tx, 'B');
      if (others === undefined) {
        // It has locked what comes before B, and waits for B.
        others = runNoting(lockAllKinds);
        await untilSomeWait();
      }
      await lockMore(tx);
      await nextRevision(tx, 'B');
    });
    // The first attempt ends with the refusal to wait, which is no failure of the database's.
    expect([...own, ...((await others) ?? [])].filter((failure) => failure !== null)).toEqual([]);
    expect(own.length).toBeLessThanOrEqual(1);
  },
);

test('many that lock in different orders are all committed, none of them by a deadlock', async () => {
  const orders = [['B', 'A'], ['C', 'a', 'B'], ['A', 'C'], ['a'], ['C', 'A']];
  const running = Array.from({ length: 60 }, (_, number) =>
    runNoting(async (tx) => {
      const kinds = orders[number % orders.length] ?? [];
      for (const kind of kinds) {
        await lockKind(tx, kind);
        await nextRevision(tx, kind);
      }
      if (number % 4 === 0) await lockAllKinds(tx);
    }),
  );
  expect((await Promise.all(running)).flat().filter((failure) => failure !== null)).toEqual([]);
});

test('the lock of a kind is awaited for all of the time that is left, and not for half of it', async () => {
  const limitOf = async (tx: Queries) => {
    const found: unknown = await tx.execute(
      sql`SELECT setting::int AS milliseconds FROM pg_settings WHERE name = 'lock_timeout'`,
    );
    return (found as { rows: { milliseconds: number }[] }).rows[0]?.milliseconds;
  };
  const limits = await runTransaction(
    database.queries,
    async (tx) => {
      const before = await limitOf(tx);
      await lockKind(tx, 'A');
      return { before, after: await limitOf(tx) };
    },
    { patience: 600_000 },
  );
  expect(limits.before).toBeLessThanOrEqual(300_000);
  expect(limits.after).toBeGreaterThan(300_000);
});
