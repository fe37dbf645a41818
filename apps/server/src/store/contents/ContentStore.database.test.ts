import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../Database.ts';
import { prepareDatabase } from '../prepareDatabase.ts';
import { content, contentChunk } from '../schema.ts';
import { openEmptyDatabase } from '../testing/openEmptyDatabase.ts';
import { ContentStore } from './ContentStore.ts';
import { ContentTooLargeError, contentChunkSize } from './StoredContent.ts';
import { keepContents } from './useContents.ts';

const limit = 4 * contentChunkSize;
const day = 24 * 60 * 60_000;
let database: Database;
let contents: ContentStore;
let now = 0;

beforeAll(async () => {
  database = await openEmptyDatabase();
  await prepareDatabase(database, { kinds: ['Thing'], seed: async () => undefined });
}, 120_000);

afterAll(() => database.close());

beforeEach(async () => {
  now = 10 * day;
  contents = new ContentStore({ queries: database.queries, clock: () => now });
  await database.queries.delete(content);
});

/** Bytes that differ in every place, and from those of another seed. */
function bytesOf(size: number, seed = 1): Buffer {
  const bytes = Buffer.alloc(size);
  for (let index = 0; index < size; index += 1) bytes[index] = (index * 31 + (index >> 8) * 7 + seed) % 251;
  return bytes;
}

/** A source in pieces that end where no chunk does. */
function piecesOf(bytes: Buffer): Readable {
  const pieces: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += 100_003)
    pieces.push(bytes.subarray(start, start + 100_003));
  return Readable.from(pieces);
}

async function chunkCount(): Promise<number> {
  return (await database.queries.select({ number: contentChunk.number }).from(contentChunk)).length;
}

test.each([0, 1, contentChunkSize - 1, contentChunkSize, contentChunkSize + 1, 3 * contentChunkSize + 5])(
  '%i bytes come back as they were, by their digest',
  async (size) => {
    const bytes = bytesOf(size);
    const stored = await contents.add(piecesOf(bytes), { limit });
    expect(stored).toEqual({ digest: createHash('sha256').update(bytes).digest('base64url'), size });
    expect(await contents.find(stored.digest)).toEqual(stored);
    expect((await buffer(Readable.from(contents.read(stored)))).equals(bytes)).toBe(true);
    expect(await chunkCount()).toBe(Math.ceil(size / contentChunkSize));
  },
);

test('the same bytes are stored once, however many add them at the same time', async () => {
  const bytes = bytesOf(2 * contentChunkSize + 1);
  const adds = Array.from({ length: 8 }, () => contents.add(piecesOf(bytes), { limit }));
  const [first, ...others] = await Promise.all(adds);
  for (const other of others) expect(other).toEqual(first);
  expect(await chunkCount()).toBe(3);
  if (first) expect((await buffer(Readable.from(contents.read(first)))).equals(bytes)).toBe(true);
});

test('more bytes than the limit are refused, and nothing of them is kept', async () => {
  await expect(contents.add(piecesOf(bytesOf(limit + 1)), { limit })).rejects.toThrow(ContentTooLargeError);
  expect([await chunkCount(), (await database.queries.select().from(content)).length]).toEqual([0, 0]);
});

test('a content cannot be found before it is complete, and adding it again completes it', async () => {
  const bytes = bytesOf(3 * contentChunkSize);
  const stored = await contents.add(piecesOf(bytes), { limit });
  await database.queries.execute(sql`DELETE FROM content_chunk WHERE number > 0`);
  await database.queries.update(content).set({ complete: false });
  expect(await contents.find(stored.digest)).toBeNull();
  await keepContents(database.queries, [stored.digest]);
  expect(await database.queries.select({ used: content.used }).from(content)).toEqual([{ used: false }]);
  await contents.add(piecesOf(bytes), { limit });
  expect(await contents.find(stored.digest)).toEqual(stored);
  expect((await buffer(Readable.from(contents.read(stored)))).equals(bytes)).toBe(true);
});

test('what was never completed, and what was not used in a day, is swept; nothing else is', async () => {
  const add = (seed: number) => contents.add(piecesOf(bytesOf(contentChunkSize + seed, seed)), { limit });
  const [cut, unused, used, again] = [await add(1), await add(2), await add(3), await add(4)];
  await database.queries.execute(sql`UPDATE content SET complete = false WHERE digest = ${cut.digest}`);
  await keepContents(database.queries, [used.digest]);
  now += day - 1;
  await contents.add(piecesOf(bytesOf(contentChunkSize + 4, 4)), { limit });
  expect(await contents.sweep()).toBe(0);
  now += 2;
  const late = await contents.add(piecesOf(bytesOf(9, 9)), { limit });
  const rows = await database.queries
    .select({ digest: content.digest })
    .from(content)
    .orderBy(asc(content.size));
  expect(rows.map(({ digest }) => digest)).toEqual([late.digest, used.digest, again.digest]);
  expect([await contents.find(unused.digest), await chunkCount()]).toEqual([null, 5]);
});

/** Queries that remove every content just before the second chunk is written. */
function queriesThatLose(): typeof database.queries {
  const { queries } = database;
  let chunks = 0;
  const insert = (table: Parameters<typeof queries.insert>[0]) => {
    if (table !== contentChunk) return queries.insert(table);
    chunks += 1;
    if (chunks !== 2) return queries.insert(contentChunk);
    return {
      values: (row: typeof contentChunk.$inferInsert) => ({
        onConflictDoNothing: async () => {
          await queries.delete(content);
          await queries.insert(contentChunk).values(row).onConflictDoNothing();
        },
      }),
    };
  };
  return new Proxy(queries, {
    get: (target, name) => {
      const member: unknown = name === 'insert' ? insert : Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

test('a content that is swept while it is added is written again', async () => {
  const losing = new ContentStore({ queries: queriesThatLose(), clock: () => now });
  const bytes = bytesOf(3 * contentChunkSize);
  const stored = await losing.add(piecesOf(bytes), { limit });
  expect(await contents.find(stored.digest)).toEqual(stored);
  expect((await buffer(Readable.from(contents.read(stored)))).equals(bytes)).toBe(true);
});

test('others wait for the database for a chunk, not for the file', async () => {
  const bytes = bytesOf(4 * contentChunkSize);
  let asked = 0;
  let isAdding = true;
  const adding = contents.add(piecesOf(bytes), { limit }).finally(() => {
    isAdding = false;
  });
  while (isAdding) {
    await database.queries.execute(sql`SELECT 1`);
    await nextTurn();
    asked += 1;
  }
  await adding;
  expect(asked).toBeGreaterThanOrEqual(4);
});

test('a content that has lost a chunk is not returned short', async () => {
  const stored = await contents.add(piecesOf(bytesOf(2 * contentChunkSize)), { limit });
  await database.queries.execute(sql`DELETE FROM content_chunk WHERE number = 1`);
  await expect(buffer(Readable.from(contents.read(stored)))).rejects.toThrow('lacks chunk 1');
});
