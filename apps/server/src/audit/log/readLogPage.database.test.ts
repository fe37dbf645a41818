import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../store/Database.ts';
import { writeEntries } from '../../store/log/writeEntries.ts';
import { prepareDatabase } from '../../store/prepareDatabase.ts';
import { type LargeWriteState, largeWrite } from '../../store/schema.ts';
import { openEmptyDatabase } from '../../store/testing/openEmptyDatabase.ts';
import type { LogQuery } from './LogQuery.ts';
import { readLogPage } from './readLogPage.ts';

let database: Database;

beforeAll(async () => {
  database = await openEmptyDatabase();
  await prepareDatabase(database, { kinds: ['DataSet'], seed: async () => undefined });
});

afterAll(() => database.close());

/** Entries of a large write, 0 for none, one a millisecond. */
async function write(addedBy: number, count: number): Promise<void> {
  const entry = {
    userId: null,
    userName: 'Ann',
    type: 'Data Set',
    action: 'Updated',
    message: 'It was.',
  } as const;
  const entries = Array.from({ length: count }, (_, time) => ({ ...entry, time, addedBy, historyId: null }));
  await writeEntries(database.queries, entries);
}

async function totals(): Promise<number[]> {
  const queries: LogQuery[] = [{}, { filterText: 'it was' }];
  const pages = queries.map((query) =>
    readLogPage(database.queries, query, { startIndex: 0, numberOfRows: 2 }),
  );
  return (await Promise.all(pages)).map(({ total }) => total);
}

test('the log has the entries that are committed, however many a large write has staged', async () => {
  expect(await totals()).toEqual([0, 0]);
  await write(0, 3);
  const values = { purpose: 'restore', state: 'staging', leaseUntil: new Date() } as const;
  const [staging] = await database.queries.insert(largeWrite).values(values).returning();
  const id = staging?.id ?? 0;
  await write(id, 4);
  const become = (state: LargeWriteState) =>
    database.queries.update(largeWrite).set({ state }).where(eq(largeWrite.id, id));
  const seen = [await totals()];
  for (const state of ['undoing', 'committed'] as const) {
    await become(state);
    seen.push(await totals());
  }
  await database.queries.delete(largeWrite);
  expect([...seen, await totals()]).toEqual([
    [3, 3],
    [3, 3],
    [7, 7],
    [7, 7],
  ]);
});
