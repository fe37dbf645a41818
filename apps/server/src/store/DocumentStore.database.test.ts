import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DataSetDoc } from '../kinds/dataSet/DataSetDoc.ts';
import { dataSetKind } from '../kinds/dataSet/dataSetKind.ts';
import type { FormTemplateDoc } from '../kinds/formTemplate/FormTemplateDoc.ts';
import { formTemplateKind } from '../kinds/formTemplate/formTemplateKind.ts';
import { registry } from '../kinds/registry.ts';
import type { RuleDoc } from '../kinds/rule/RuleDoc.ts';
import { ruleKind } from '../kinds/rule/ruleKind.ts';
import { rule } from '../kinds/testing/documents.ts';
import type { Database } from './Database.ts';
import { DocumentStore } from './DocumentStore.ts';
import { findVersion } from './documentVersions.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { readVersions } from './readVersions.ts';
import { referrersOf } from './references.ts';
import { readRevisions } from './revisions.ts';
import { etagOf, type StoredDocument } from './StoredDocument.ts';
import { appUser, document, history } from './schema.ts';
import { openEmptyDatabase } from './testing/openEmptyDatabase.ts';

const { kinds } = registry;
const authorId = 'author';
let database: Database;
let store: DocumentStore;
let time = 0;

beforeAll(async () => {
  database = await openEmptyDatabase();
  const seed = async () => undefined;
  await prepareDatabase(database, { kinds: [...kinds.keys()], seed });
  await prepareDatabase(database, { kinds: [...kinds.keys()], seed });
  const { queries } = database;
  await queries.insert(appUser).values({ id: authorId, name: 'Author', permissions: [] });
  const clock = () => {
    time += 1;
    return time;
  };
  store = new DocumentStore({ queries, kinds, clock, newId: randomUUID });
}, 120_000);

afterAll(() => database.close());

function dataSet(name: string, more: Partial<DataSetDoc> = {}): DataSetDoc {
  return {
    name,
    description: '',
    type: 0,
    dynamicDefault: null,
    supportSearch: false,
    minSearchStringLength: 3,
    generatorBeanName: null,
    repeatingFormTemplateUniqueName: null,
    clearInvalidFieldValue: null,
    required: false,
    items: [],
    dynamicDataSetDependency: null,
    ...more,
  };
}

function form(uniqueName: string, dataSetName: string | null): FormTemplateDoc {
  const field = { name: 'roof', label: 'Roof', type: 3, dataSetName };
  return {
    uniqueName,
    name: uniqueName,
    version: 3,
    type: 1,
    status: 0,
    repeatable: false,
    productNames: [],
    fields: [field],
  };
}

const anyVersion = { matches: () => true, authorId };

function rename(name: string, newName: string) {
  return store.update(dataSetKind, name, {
    ...anyVersion,
    change: (doc) => ({ ...doc, name: newName }),
  });
}

describe('DocumentStore', () => {
  test('a text comes back exactly, whatever it holds', async () => {
    const description = '\u0000\u0001\uD800 \\u0000 "\\" ✓ 😀';
    const created = await store.create(dataSetKind, dataSet('Exact', { description }), { authorId });
    expect(created.doc.description).toBe(description);
    expect((await store.get(dataSetKind, 'Exact')).doc).toEqual(created.doc);
  });

  test('names differ however long they are', async () => {
    const long = '長'.repeat(999);
    await store.create(dataSetKind, dataSet(`${long}1`), { authorId });
    await store.create(dataSetKind, dataSet(`${long}2`), { authorId });
    expect((await store.get(dataSetKind, `${long}2`)).name).toBe(`${long}2`);
  });

  test('each change is the next version, the next revision and a row of history', async () => {
    const created = await store.create(dataSetKind, dataSet('Counted'), { authorId });
    const change = (doc: DataSetDoc) => ({ ...doc, description: 'new' });
    const updated = await store.update(dataSetKind, 'Counted', { ...anyVersion, change });
    expect([created.version, updated.version]).toEqual([1, 2]);
    expect(updated.revision).toBe(created.revision + 1);
    const rows = await database.queries.select().from(history).where(eq(history.documentId, created.id));
    expect(rows.map(({ action, version }) => [action, version])).toEqual([
      ['create', 1],
      ['update', 2],
    ]);
    const versions = [1, 2].map((version) => findVersion(database.queries, created.id, version));
    expect((await Promise.all(versions)).map((read) => read?.doc)).toEqual([created.doc, updated.doc]);
  });

  test('a change of nothing is no change', async () => {
    const created = await store.create(dataSetKind, dataSet('Same'), { authorId });
    const change = (doc: DataSetDoc) => structuredClone(doc);
    const updated = await store.update(dataSetKind, 'Same', { ...anyVersion, change });
    expect(updated).toEqual(created);
  });

  test('a stale update is refused with the current document', async () => {
    const created = await store.create(dataSetKind, dataSet('Contested'), { authorId });
    const matches = (etag: string) => etag === etagOf(created);
    const write = (description: string) =>
      store.update(dataSetKind, 'Contested', {
        matches,
        authorId,
        change: (doc) => ({ ...doc, description }),
      });
    const results = await Promise.allSettled(['a', 'b', 'c', 'd'].map(write));
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(failures).toHaveLength(3);
    const { doc } = await store.get(dataSetKind, 'Contested');
    for (const failure of failures)
      expect(failure).toMatchObject({ failure: { reason: 'stale', current: { doc } } });
  });

  test('what the caller has read is not taken for what is there now', async () => {
    const known = await store.create(dataSetKind, dataSet('Read', { description: 'one' }), { authorId });
    const describe = (description: string) => ({
      ...anyVersion,
      change: (doc: DataSetDoc) => ({ ...doc, description: `${doc.description} ${description}` }),
    });
    const second = await store.update(dataSetKind, 'Read', { ...describe('two'), known });
    expect(second.doc.description).toBe('one two');
    const third = await store.update(dataSetKind, 'Read', { ...describe('three'), known });
    expect([third.version, third.doc.description]).toEqual([3, 'one two three']);
  });

  test('a dangling reference is refused, unless it was there before', async () => {
    const among = [{ kind: 'DataSetItemValue', dataSetName: 'Nowhere', value: 'FLAT' }];
    const lost: RuleDoc = { ...(rule('Lost') as unknown as RuleDoc), actions: [{ among }] };
    await expect(store.create(ruleKind, lost, { authorId })).rejects.toMatchObject({
      failure: { reason: 'invalid', violations: [{ pointer: '/actions/0/among/0' }] },
    });
    await store.create(dataSetKind, dataSet('Doomed'), { authorId });
    await store.create(formTemplateKind, form('Keeper', 'Doomed'), { authorId });
    const removal = { ...anyVersion, isForced: false };
    await expect(store.remove(dataSetKind, 'Doomed', removal)).rejects.toMatchObject({
      failure: { reason: 'referenced', count: 1 },
    });
    await store.remove(dataSetKind, 'Doomed', { ...removal, isForced: true });
    const change = (doc: FormTemplateDoc) => ({ ...doc, name: 'still saved' });
    const kept = await store.update(formTemplateKind, 'Keeper', { ...anyVersion, change });
    expect(kept.doc.fields[0]?.dataSetName).toBe('Doomed');
  });

  test('a rename goes through to everything that names the document', async () => {
    await store.create(dataSetKind, dataSet('Old'), { authorId });
    const before = await store.create(formTemplateKind, form('User', 'Old'), { authorId });
    const known = await readRevisions(database.queries);
    await rename('Old', 'New');
    const after = await store.get(formTemplateKind, 'User');
    expect(after.doc.fields[0]?.dataSetName).toBe('New');
    expect(after.version).toBe(before.version + 1);
    expect(await referrersOf(database.queries, 'DataSet', 'Old')).toEqual([]);
    expect(await referrersOf(database.queries, 'DataSet', 'New')).toMatchObject([
      { fromName: 'User', fromPart: 'roof' },
    ]);
    const revisions = await readRevisions(database.queries);
    for (const kind of ['DataSet', 'FormTemplate'])
      expect(revisions.get(kind)).toBe((known.get(kind) ?? 0) + 1);
  });

  test('a rename to a name that is taken changes nothing', async () => {
    await store.create(dataSetKind, dataSet('Mine'), { authorId });
    await store.create(dataSetKind, dataSet('Yours'), { authorId });
    const known = await readRevisions(database.queries);
    await expect(rename('Mine', 'Yours')).rejects.toMatchObject({ failure: { reason: 'duplicate' } });
    expect(await readRevisions(database.queries)).toEqual(known);
    expect((await store.get(dataSetKind, 'Mine')).version).toBe(1);
  });

  test('what the product needs stays, under its name', async () => {
    await store.create(dataSetKind, dataSet('Needed', { required: true }), { authorId });
    const refused = { failure: { reason: 'required' } };
    await expect(rename('Needed', 'Other')).rejects.toMatchObject(refused);
    const removal = { ...anyVersion, isForced: true };
    await expect(store.remove(dataSetKind, 'Needed', removal)).rejects.toMatchObject(refused);
  });

  test('a version can be read after it was changed, and after it was deleted', async () => {
    const kept = await store.create(dataSetKind, dataSet('Kept'), { authorId });
    const gone = await store.create(dataSetKind, dataSet('Gone'), { authorId });
    await rename('Kept', 'Kept no more');
    await store.remove(dataSetKind, 'Gone', { ...anyVersion, isForced: false });
    const read: StoredDocument[][] = [];
    for await (const some of readVersions(database.queries, dataSetKind, [gone, kept])) read.push(some);
    expect(read.flat().map(({ doc }) => doc)).toEqual([gone.doc, kept.doc]);
    expect(await database.queries.select().from(document).where(eq(document.name, 'Gone'))).toEqual([]);
  });
});
