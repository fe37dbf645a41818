import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from './Database.ts';
import { DocumentStore } from './DocumentStore.ts';
import { listDocumentVersions } from './documentVersions.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { appUser } from './schema.ts';
import { openEmptyDatabase } from './testing/openEmptyDatabase.ts';
import { refusal } from './testing/refusal.ts';
import {
  singletonKind,
  syntheticKinds,
  userKind,
  type VersionedDoc,
  versionedKind,
} from './testing/syntheticKinds.ts';

/** What kinds may ask of the store: identity beyond the name, states, parts, and being the only one. */
const write = { authorId: 'author' };
const any = { ...write, matches: () => true };
let database: Database;
let store: DocumentStore;
let count = 0;
let name = '';

beforeAll(async () => {
  database = await openEmptyDatabase();
  await prepareDatabase(database, { kinds: [...syntheticKinds.keys()], seed: async () => undefined });
  await database.queries.insert(appUser).values({ id: 'author', name: 'Author', permissions: [] });
  store = new DocumentStore({
    queries: database.queries,
    kinds: syntheticKinds,
    clock: () => 1,
    newId: randomUUID,
  });
}, 120_000);

afterAll(() => database.close());

beforeEach(() => {
  count += 1;
  name = `Thing ${count}`;
});

function thing(more: Partial<VersionedDoc> = {}): VersionedDoc {
  const fields = [
    { id: 'a', name: 'roof' },
    { id: 'b', name: 'wall' },
  ];
  return { name, number: 1, state: 'draft', title: '', fields, ...more };
}

const change = (more: Partial<VersionedDoc>) => ({
  ...any,
  change: (doc: VersionedDoc) => ({ ...doc, ...more }),
});

describe('identity by name and version', () => {
  test('several documents share a name, and are identified by their ids', async () => {
    const one = await store.create(versionedKind, thing(), write);
    const two = await store.create(versionedKind, thing({ number: 2, title: 'Second' }), write);
    expect([one.name, two.name, one.id === two.id]).toEqual([name, name, false]);
    expect((await store.get(versionedKind, { id: one.id })).doc.number).toBe(1);
    expect((await store.get(versionedKind, { id: two.id })).doc.title).toBe('Second');
    expect(await refusal(store.create(versionedKind, thing(), write))).toMatchObject({ reason: 'duplicate' });
    const taken = store.update(versionedKind, { id: two.id }, change({ number: 1 }));
    expect(await refusal(taken)).toMatchObject({ reason: 'duplicate' });
  });

  test('a reference holds as long as one document of the name has what it names', async () => {
    const one = await store.create(versionedKind, thing(), write);
    const two = await store.create(
      versionedKind,
      thing({ number: 2, fields: [{ id: 'c', name: 'door' }] }),
      write,
    );
    const doc = { name: `User ${count}`, thing: name, field: 'door' };
    const user = await store.create(userKind, doc, write);
    await store.remove(versionedKind, { id: one.id }, { ...any, isForced: false });
    const last = store.remove(versionedKind, { id: two.id }, { ...any, isForced: false });
    expect(await refusal(last)).toMatchObject({ reason: 'referenced', count: 1 });
    expect((await store.get(userKind, { id: user.id })).doc).toEqual(doc);
  });
});

describe('the way from draft to production', () => {
  test('goes forward alone, freezes the content, and is in the history', async () => {
    const { id } = await store.create(versionedKind, thing(), write);
    await store.update(versionedKind, { id }, change({ title: 'Draft' }));
    await store.update(versionedKind, { id }, change({ state: 'published' }));
    for (const more of [{ title: 'Changed' }, { state: 'inProduction', title: 'Changed' }] as const) {
      const failure = await refusal(store.update(versionedKind, { id }, change(more)));
      expect(failure).toMatchObject({
        reason: 'notAllowed',
        message: expect.stringContaining('cannot change'),
      });
    }
    await store.update(versionedKind, { id }, change({ state: 'inProduction' }));
    const back = await refusal(store.update(versionedKind, { id }, change({ state: 'draft' })));
    expect(back).toMatchObject({ message: expect.stringContaining('cannot become a draft again') });
    const removed = await refusal(store.remove(versionedKind, { id }, { ...any, isForced: true }));
    expect(removed).toMatchObject({ message: expect.stringContaining('cannot be deleted') });
    const { total } = await listDocumentVersions(database.queries, id, { startIndex: 0, numberOfRows: 9 });
    expect(total).toBe(4);
  });

  test('begins with a draft', async () => {
    const failure = await refusal(store.create(versionedKind, thing({ state: 'published' }), write));
    expect(failure).toMatchObject({ reason: 'notAllowed' });
  });
});

describe('parts', () => {
  test('a renamed part is followed by those who name it, whatever else changes', async () => {
    const { id } = await store.create(versionedKind, thing(), write);
    const user = await store.create(userKind, { name: `User ${count}`, thing: name, field: 'roof' }, write);
    const fields = [
      { id: 'b', name: 'wall' },
      { id: 'a', name: 'roofType' },
    ];
    await store.update(versionedKind, { id }, change({ fields, title: 'Other' }));
    const followed = await store.get(userKind, { id: user.id });
    expect([followed.doc.field, followed.version]).toEqual(['roofType', 2]);
    await store.update(
      versionedKind,
      { id },
      change({ name: `${name} renamed`, fields: [{ id: 'a', name: 'top' }] }),
    );
    expect((await store.get(userKind, { id: user.id })).doc).toMatchObject({
      thing: `${name} renamed`,
      field: 'top',
    });
  });

  test('parts that swap their names are followed as they are', async () => {
    const { id } = await store.create(versionedKind, thing(), write);
    const user = await store.create(userKind, { name: `User ${count}`, thing: name, field: 'roof' }, write);
    const fields = [
      { id: 'a', name: 'wall' },
      { id: 'b', name: 'roof' },
    ];
    await store.update(versionedKind, { id }, change({ fields }));
    expect((await store.get(userKind, { id: user.id })).doc.field).toBe('wall');
  });

  test('a part that others name cannot be removed; one without references can', async () => {
    const { id } = await store.create(versionedKind, thing(), write);
    await store.create(userKind, { name: `User ${count}`, thing: name, field: 'roof' }, write);
    const failure = await refusal(
      store.update(versionedKind, { id }, change({ fields: [{ id: 'b', name: 'wall' }] })),
    );
    expect(failure).toMatchObject({ reason: 'partsReferenced', parts: new Map([['roof', 1]]) });
    expect((await store.get(versionedKind, { id })).version).toBe(1);
    const saved = await store.update(versionedKind, { id }, change({ fields: [{ id: 'a', name: 'roof' }] }));
    expect(saved.doc.fields).toHaveLength(1);
  });

  test('a part that another one takes the name of is still there', async () => {
    const { id } = await store.create(versionedKind, thing(), write);
    const user = await store.create(userKind, { name: `User ${count}`, thing: name, field: 'roof' }, write);
    await store.update(versionedKind, { id }, change({ fields: [{ id: 'new', name: 'roof' }] }));
    expect((await store.get(userKind, { id: user.id })).doc.field).toBe('roof');
  });
});

test('of a singleton there is one, which can be made once, and not be deleted', async () => {
  const doc = { name: 'Single', value: 1 };
  expect(await store.create(singletonKind, doc, write)).toMatchObject({ version: 1 });
  expect(await refusal(store.create(singletonKind, doc, write))).toMatchObject({ reason: 'notAllowed' });
  const removal = store.remove(singletonKind, 'Single', { ...any, isForced: true });
  expect(await refusal(removal)).toMatchObject({ reason: 'notAllowed' });
});

test('the store checks every document against the rules of its kind, on every path of writing', async () => {
  const broken = { ...thing(), number: 'one' } as unknown as VersionedDoc;
  expect(await refusal(store.create(versionedKind, broken, write))).toMatchObject({
    reason: 'invalid',
    violations: [{ pointer: '/number' }],
  });
  const { id } = await store.create(versionedKind, thing(), write);
  const failure = await refusal(store.update(versionedKind, { id }, { ...any, change: () => broken }));
  expect(failure).toMatchObject({ reason: 'invalid' });
});
