import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EarlyProductDoc } from '../kinds/product/ProductDoc.ts';
import { productKind } from '../kinds/product/productKind.ts';
import type { Database, Queries } from './Database.ts';
import { DocumentStore } from './DocumentStore.ts';
import { findVersion } from './documentVersions.ts';
import type { Kind } from './Kind.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { etagOf } from './StoredDocument.ts';
import { appUser } from './schema.ts';
import { openEmptyDatabase } from './testing/openEmptyDatabase.ts';

/** Longer than a document may hold up others before they have a turn. */
const stepMilliseconds = 15;

let database: Database;
/** What was done, in order; `turn` when others could do something. */
let log: string[] = [];

function busy<Result>(step: string, result: Result): Result {
  const end = performance.now() + stepMilliseconds;
  while (performance.now() < end);
  log.push(step);
  return result;
}

/** Takes its time over everything, as with a document of some megabytes. */
const slowKind: Kind<EarlyProductDoc> = {
  ...(productKind as Kind as Kind<EarlyProductDoc>),
  validate: (doc) => busy('validate', productKind.validate(doc)),
  referencesOf: (doc) => busy('references', productKind.referencesOf(doc)),
};
const kinds = new Map<string, Kind>([[slowKind.name, slowKind]]);

const doc: EarlyProductDoc = {
  uniqueName: 'large',
  shortName: 'L',
  name: 'Large',
  externalName: '',
  active: true,
  selectableOnSubmission: true,
  selectableOnQuote: true,
  formTemplateUniqueNames: [],
};

beforeAll(async () => {
  database = await openEmptyDatabase();
  await prepareDatabase(database, { kinds: [...kinds.keys()], seed: async () => undefined });
  await database.queries.insert(appUser).values({ id: 'author', name: 'Author', permissions: [] });
}, 120_000);

afterAll(() => database.close());

test('others have a turn between the steps of making and changing a large document', async () => {
  const store = new DocumentStore({ queries: database.queries, kinds, clock: () => 1, newId: randomUUID });
  let isOver = false;
  const others = () => {
    log.push('turn');
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  await store.create(slowKind, doc, { authorId: 'author' });
  const made = log;
  log = [];
  await store.update(slowKind, doc.name, {
    authorId: 'author',
    matches: () => true,
    change: (current) => busy('change', { ...current, shortName: 'Larger' }),
  });
  isOver = true;
  for (const steps of [made, log]) {
    expect(steps.filter((step) => step === 'validate')).toHaveLength(1);
    expect(steps.filter((step) => step === 'references').length).toBeGreaterThan(0);
    expect(stepsWithoutTurn(steps)).toEqual([]);
  }
  expect(log).toContain('change');
});

/** The steps alone. */
function stepsOf(entries: readonly string[]): string[] {
  return entries.filter((entry) => entry !== 'turn');
}

/** Has `before` run ahead of each transaction. */
function queriesWith(before: () => Promise<void>): Queries {
  const { queries } = database;
  const transaction: Queries['transaction'] = async (work, config) => {
    await before();
    return queries.transaction(work, config);
  };
  const watched = Object.create(queries) as Queries;
  watched.transaction = transaction;
  return watched;
}

test('what takes long with a large document is done before the transaction, which keeps others from the database', async () => {
  const queries = queriesWith(async () => void log.push('transaction'));
  const store = new DocumentStore({ queries, kinds, clock: () => 1, newId: randomUUID });
  log = [];
  await store.create(slowKind, { ...doc, uniqueName: 'early', name: 'Early' }, { authorId: 'author' });
  expect(stepsOf(log).slice(0, 2)).toEqual(['validate', 'transaction']);
  log = [];
  const change = (current: EarlyProductDoc) => busy('change', { ...current, shortName: 'Earlier' });
  const updated = await store.update(slowKind, 'Early', { authorId: 'author', matches: () => true, change });
  expect(stepsOf(log).slice(0, 3)).toEqual(['change', 'validate', 'transaction']);
  expect(stepsOf(log).filter((step) => step !== 'references')).toHaveLength(3);
  expect(updated).toEqual(await store.get(slowKind, 'Early'));
});

test('who writes between the two is not overwritten', async () => {
  const plain = new DocumentStore({ queries: database.queries, kinds, clock: () => 1, newId: randomUUID });
  await plain.create(slowKind, { ...doc, uniqueName: 'raced', name: 'Raced' }, { authorId: 'author' });
  const before = await plain.get(slowKind, 'Raced');
  const write = { authorId: 'author', matches: () => true };
  const extend = (current: EarlyProductDoc) => ({ ...current, externalName: 'By another' });
  const others = [() => plain.update(slowKind, 'Raced', { ...write, change: extend })];
  const queries = queriesWith(async () => void (await others.pop()?.()));
  const raced = new DocumentStore({ queries, kinds, clock: () => 1, newId: randomUUID });
  const change = (current: EarlyProductDoc) => ({ ...current, shortName: 'R' });

  const updated = await raced.update(slowKind, 'Raced', { ...write, change });
  expect(updated).toMatchObject({ version: 3, doc: { externalName: 'By another', shortName: 'R' } });
  const versions = [1, 2, 3].map((version) =>
    findVersion<EarlyProductDoc>(database.queries, before.id, version),
  );
  expect((await Promise.all(versions)).map((version) => version?.doc)).toEqual([
    before.doc,
    { ...before.doc, externalName: 'By another' },
    updated.doc,
  ]);

  const shorten = (current: EarlyProductDoc) => ({ ...current, shortName: 'S' });
  others.push(() => plain.update(slowKind, 'Raced', { ...write, change: shorten }));
  const known = etagOf(updated);
  const late = raced.update(slowKind, 'Raced', { ...write, matches: (etag) => etag === known, change });
  await expect(late).rejects.toMatchObject({ failure: { reason: 'stale', current: { version: 4 } } });
});

/** Pairs of different steps without a turn for others in between. */
function stepsWithoutTurn(steps: readonly string[]): string[] {
  return steps.flatMap((step, index) => {
    const next = steps[index + 1];
    const isPair = next !== undefined && next !== 'turn' && step !== 'turn' && next !== step;
    return isPair ? [`${step}, ${next}`] : [];
  });
}
