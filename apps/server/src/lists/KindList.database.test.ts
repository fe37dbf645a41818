import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registry } from '../kinds/registry.ts';
import type { Database } from '../store/Database.ts';
import { prepareDatabase } from '../store/prepareDatabase.ts';
import { nextRevision } from '../store/revisions.ts';
import { appUser, document, history } from '../store/schema.ts';
import { openEmptyDatabase } from '../store/testing/openEmptyDatabase.ts';
import { KindList, type RelatedKind } from './KindList.ts';
import type { SortColumns } from './ListIndex.ts';
import { byName, type SortDirection } from './rowOrder.ts';

const small = 'Organization';
const large = 'DataSet';
const rules = 'Rule';
const products = 'Product';
const rowCount = 20_500;
const columns: SortColumns = {
  name: byName,
  author: ({ authorName }) => authorName,
  time: ({ time }) => time,
};
let database: Database;

beforeAll(async () => {
  database = await openEmptyDatabase();
  await prepareDatabase(database, { kinds: [...registry.kinds.keys()], seed: async () => undefined });
  const { queries } = database;
  await queries.insert(appUser).values([
    { id: 'a', name: 'Ann', permissions: [] },
    { id: 'b', name: 'Bob', permissions: [] },
  ]);
  const revision = await nextRevision(queries, large);
  await queries.execute(sql`
    INSERT INTO document (id, kind, name, name_key, identity_key, doc, summary, version, revision, author_id, time)
    SELECT md5(i::text), ${large}, 'Set ' || i, md5(i::text), md5(i::text), '{}', '{}', 1, ${revision}::bigint, 'a', i
    FROM generate_series(1, ${rowCount}::int) AS i`);
}, 120_000);

afterAll(() => database.close());

/** Writes as the store does: each change in a revision of its own. */
async function write(action: 'create' | 'delete', id: string, name: string, authorId = 'a', kind = small) {
  await database.queries.transaction(async (tx) => {
    const revision = await nextRevision(tx, kind);
    const common = { kind, name, version: 1, revision, authorId, time: revision };
    if (action === 'delete') await tx.delete(document).where(eq(document.id, id));
    else
      await tx
        .insert(document)
        .values({ ...common, id, nameKey: name, identityKey: name, doc: {}, summary: {} });
    await tx.insert(history).values({ ...common, documentId: id, action });
  });
}

async function namesOf(list: KindList, sortBy = 'name', direction: SortDirection = 'asc') {
  return (await list.select({ filter: null, sortBy, direction })).rows.map(({ name }) => name);
}

/** What rows are shown as that have the id of a product. */
const related: RelatedKind = {
  kind: products,
  columns: ['related'],
  load: async (queries) => {
    const rows = await queries.select().from(document).where(eq(document.kind, products));
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
};

describe('KindList', () => {
  test('a column that sorts by another kind follows what that is called now', async () => {
    const list = new KindList(
      database.queries,
      rules,
      { ...columns, related: ({ name }, names) => names.get(name) ?? name },
      related,
    );
    await write('create', 'one', 'word1', 'a', rules);
    await write('create', 'two', 'word2', 'a', rules);
    expect(await namesOf(list, 'related')).toEqual(['word1', 'word2']);
    await write('create', 'word1', 'Zebra', 'a', products);
    expect(await namesOf(list, 'related')).toEqual(['word2', 'word1']);
    await write('create', 'word2', 'Zulu', 'a', products);
    expect(await namesOf(list, 'related')).toEqual(['word1', 'word2']);
    await write('create', 'three', 'ZT', 'a', rules);
    expect(await namesOf(list, 'related')).toEqual(['word1', 'ZT', 'word2']);
    await write('delete', 'word1', 'Zebra', 'a', products);
    await write('delete', 'word2', 'Zulu', 'a', products);
    expect(await namesOf(list, 'related')).toEqual(['word1', 'word2', 'ZT']);
  });

  test('an object that was deleted and made again under its id is there, one that was made and deleted is not', async () => {
    const list = new KindList(database.queries, small, columns);
    await write('create', 'again', 'Before');
    await write('create', 'other', 'Other');
    expect(await namesOf(list)).toEqual(['Before', 'Other']);
    await write('delete', 'again', 'Before');
    await write('create', 'again', 'After');
    await write('create', 'gone', 'Gone');
    await write('delete', 'gone', 'Gone');
    expect(await namesOf(list)).toEqual(['After', 'Other']);
    await write('delete', 'again', 'After');
    expect(await namesOf(list)).toEqual(['Other']);
  });

  test('calls that wait for one another are answered with what was committed before each was made', async () => {
    const list = new KindList(database.queries, products, columns);
    const asked: Promise<string[]>[] = [];
    const made = Array.from({ length: 20 }, (_, index) => `Made ${String(index).padStart(2, '0')}`);
    for (const name of made) {
      await write('create', name, name, 'b', products);
      asked.push(namesOf(list));
    }
    for (const [index, names] of (await Promise.all(asked)).entries()) {
      expect(names).toEqual(expect.arrayContaining(made.slice(0, index + 1)));
    }
    expect(await namesOf(list)).toEqual(made);
    for (const name of made) await write('delete', name, name, 'b', products);
    expect(await namesOf(list)).toEqual([]);
  });

  test('a user who is renamed is called so in every row, and sorted so', async () => {
    await write('create', 'of-b', 'Of the other', 'b');
    const list = new KindList(database.queries, small, columns);
    expect(await namesOf(list, 'author')).toEqual(['Other', 'Of the other']);
    const rename = (name: string) =>
      database.queries.update(appUser).set({ name }).where(eq(appUser.id, 'b'));
    await rename('Aaron');
    expect(await namesOf(list, 'author')).toEqual(['Of the other', 'Other']);
    await rename('Zoe');
    const { rows } = await list.select({ filter: null, sortBy: 'name', direction: 'asc' });
    expect(rows.map(({ authorName }) => authorName)).toEqual(['Zoe', 'Ann']);
  });

  test('while very much is loading, pages by name tile, other orders wait', {
    timeout: 120_000,
  }, async () => {
    const list = new KindList(database.queries, large, columns);
    const starts = [0, 100, 200];
    const ask = (sortBy: string, direction: SortDirection, startIndex: number) =>
      list.select({ filter: null, sortBy, direction }, { startIndex, numberOfRows: 100 });
    const settled: string[] = [];
    const waiting = ask('time', 'desc', 0).finally(() => settled.push('by time'));
    const pages = await Promise.all(starts.map((start) => ask('name', 'asc', start)));
    settled.push('by name');
    const last = await ask('name', 'desc', 0);
    const names = pages.flatMap(({ rows }) => rows.map(({ name }) => name));
    const wanted = Array.from({ length: rowCount }, (_, index) => `Set ${index + 1}`).sort();
    expect(names).toEqual(wanted.slice(0, 300));
    expect(last.rows.map(({ name }) => name)).toEqual(wanted.toReversed().slice(0, 100));
    expect(pages.map(({ total }) => total)).toEqual([rowCount, rowCount, rowCount]);
    expect(pages[0]?.rows[0]).toMatchObject({ authorName: 'Ann', searchText: 'set 1', version: 1 });
    expect((await waiting).rows[0]?.name).toBe(`Set ${rowCount}`);
    expect(settled).toEqual(['by name', 'by time']);
    await write('create', 'new', 'A new one', 'a', large);
    expect(await ask('name', 'asc', 0)).toMatchObject({
      total: rowCount + 1,
      rows: { 0: { name: 'A new one' } },
    });
  });

  test('what comes and goes while very much is loading is counted', { timeout: 120_000 }, async () => {
    const list = new KindList(database.queries, large, columns);
    const ask = () =>
      list.select({ filter: null, sortBy: 'name', direction: 'asc' }, { startIndex: 0, numberOfRows: 1 });
    const before = await ask();
    await write('create', 'later', 'A later one', 'a', large);
    const after = await ask();
    expect(after.total).toBe(before.total + 1);
    expect(after.rows[0]?.name).toBe('A later one');
  });

  test('loading that is stopped begins anew with the next question', { timeout: 120_000 }, async () => {
    const list = new KindList(database.queries, large, columns);
    await expect(list.warm(AbortSignal.abort(new Error('Stopped.')))).rejects.toThrow('Stopped.');
    const { total } = await list.select({ filter: null, sortBy: 'time', direction: 'asc' });
    expect(total).toBeGreaterThan(rowCount);
  });
});
