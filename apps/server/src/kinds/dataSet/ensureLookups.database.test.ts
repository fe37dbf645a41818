import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../store/Database.ts';
import { DocumentStore } from '../../store/DocumentStore.ts';
import { findAllDocuments } from '../../store/findDocuments.ts';
import { prepareDatabase } from '../../store/prepareDatabase.ts';
import { appUser } from '../../store/schema.ts';
import { openEmptyDatabase } from '../../store/testing/openEmptyDatabase.ts';
import { registry } from '../registry.ts';
import { checkDataSet } from './checkDataSet.ts';
import { dataSetKind } from './dataSetKind.ts';
import { ensureLookups } from './ensureLookups.ts';
import { generators } from './generators.ts';
import { productLookups } from './productLookups.ts';

/** A store without demo content. */
let database: Database;
let ids = 0;

const made = {
  newId: () => {
    ids += 1;
    return `id${ids}`;
  },
  time: 1,
};
const names = async () =>
  (await findAllDocuments(database.queries, dataSetKind)).map(({ name }) => name).toSorted();
const allNames = productLookups.map(({ name }) => name).toSorted();

beforeAll(async () => {
  database = await openEmptyDatabase();
  await prepareDatabase(database, { kinds: [...registry.kinds.keys()], seed: async () => undefined });
}, 120_000);

afterAll(() => database.close());

test('a store gets the lookups that it lacks once somebody is there, and what is deleted then stays away', async () => {
  await ensureLookups(database.queries, made);
  expect(await names()).toEqual([]);
  await database.queries.insert(appUser).values({ id: 'a', name: 'A', permissions: [] });
  await ensureLookups(database.queries, made);
  expect(await names()).toEqual(allNames);
  for (const { doc } of await findAllDocuments(database.queries, dataSetKind)) {
    expect(checkDataSet(doc)).toMatchObject({ violations: [] });
    expect(generators.has(doc.generatorBeanName ?? '')).toBe(true);
  }
  const store = new DocumentStore({
    queries: database.queries,
    clock: () => 2,
    newId: made.newId,
    kinds: registry.kinds,
  });
  await store.remove(dataSetKind, 'Rating Forms', { authorId: 'a', isForced: true, matches: () => true });
  await ensureLookups(database.queries, made);
  expect(await names()).toEqual(allNames.filter((name) => name !== 'Rating Forms'));
});

test('a set that has the name already is left alone', async () => {
  const other = await openEmptyDatabase();
  await prepareDatabase(other, { kinds: [...registry.kinds.keys()], seed: async () => undefined });
  await other.queries.insert(appUser).values({ id: 'a', name: 'A', permissions: [] });
  const store = new DocumentStore({
    queries: other.queries,
    clock: () => 2,
    newId: made.newId,
    kinds: registry.kinds,
  });
  const [some] = await findAllDocuments(database.queries, dataSetKind);
  if (!some) return expect.unreachable();
  await store.create(
    dataSetKind,
    { ...some.doc, name: 'All Products', description: 'Ours' },
    { authorId: 'a' },
  );
  await ensureLookups(other.queries, made);
  const found = await findAllDocuments(other.queries, dataSetKind);
  expect(found).toHaveLength(productLookups.length);
  expect(found.find(({ name }) => name === 'All Products')?.doc.description).toBe('Ours');
  await other.close();
}, 120_000);
