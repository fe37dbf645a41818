import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../store/Database.ts';
import { DocumentStore } from '../../store/DocumentStore.ts';
import { prepareDatabase } from '../../store/prepareDatabase.ts';
import { etagOf } from '../../store/StoredDocument.ts';
import { appUser } from '../../store/schema.ts';
import { openEmptyDatabase } from '../../store/testing/openEmptyDatabase.ts';
import { registry } from '../registry.ts';
import type { FormTemplateDoc } from './FormTemplateDoc.ts';
import { formTemplateKind } from './formTemplateKind.ts';
import { recheckStored } from './recheckForms.ts';

const { kinds } = registry;
const authorId = 'author';
const write = { authorId, matches: () => true };
let database: Database;
let store: DocumentStore;

beforeAll(async () => {
  database = await openEmptyDatabase();
  await prepareDatabase(database, { kinds: [...kinds.keys()], seed: async () => undefined });
  await database.queries.insert(appUser).values({ id: authorId, name: 'Author', permissions: [] });
  store = new DocumentStore({ queries: database.queries, kinds, clock: () => 1, newId: randomUUID });
}, 120_000);

afterAll(() => database.close());

/** A form that is linked with another. */
function linked(uniqueName: string, linkFormTemplateUniqueName: string | null): FormTemplateDoc {
  const rest = { name: uniqueName, version: 1, type: 1, status: 0, repeatable: false, productNames: [] };
  return { uniqueName, ...rest, fields: [], linkFormTemplateUniqueName };
}

test('a form that was saved since it was read is looked at as it is', async () => {
  const read = await store.create(formTemplateKind, linked('Mended', 'Nowhere'), write);
  const saved = await store.update(
    formTemplateKind,
    { id: read.id },
    { ...write, change: (doc) => ({ ...doc, linkFormTemplateUniqueName: null }) },
  );
  expect(await recheckStored(store, authorId, read)).toEqual([]);
  expect(etagOf(await store.get(formTemplateKind, { id: read.id }))).toBe(etagOf(saved));
});

test('what is wrong with it then is stored with it', async () => {
  const read = await store.create(formTemplateKind, linked('Otherwise', 'Nowhere'), write);
  const change = (doc: FormTemplateDoc) => ({ ...doc, linkFormTemplateUniqueName: 'Elsewhere' });
  await store.update(formTemplateKind, { id: read.id }, { ...write, change });
  const errors = await recheckStored(store, authorId, read);
  expect(errors.map(({ message }) => message)).toEqual(["There is no form template 'Elsewhere'."]);
  expect((await store.get(formTemplateKind, { id: read.id })).doc.errors).toEqual(errors);
});

test('with one that is gone nothing is wrong', async () => {
  const read = await store.create(formTemplateKind, linked('Gone', 'Nowhere'), write);
  await store.remove(formTemplateKind, { id: read.id }, { ...write, isForced: true });
  expect(await recheckStored(store, authorId, read)).toEqual([]);
});
