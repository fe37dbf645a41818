import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FormTemplateDoc } from '../kinds/formTemplate/FormTemplateDoc.ts';
import { formTemplateKind } from '../kinds/formTemplate/formTemplateKind.ts';
import type { Database } from './Database.ts';
import type { Kind } from './Kind.ts';
import { nameKey } from './nameKey.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { rebuildIndex } from './rebuildIndex.ts';
import { recordChanges } from './recordChanges.ts';
import { nextRevision } from './revisions.ts';
import { appUser, document, history, reference } from './schema.ts';
import { openEmptyDatabase } from './testing/openEmptyDatabase.ts';

/** Two forms, each with a field of a data set and a link to the other. */
let database: Database;

const kind = formTemplateKind as unknown as Kind;

function formOf(uniqueName: string, other: string): FormTemplateDoc {
  const roof = { name: 'roof', label: 'Roof', type: 3, dataSetName: 'Roof Type' };
  const link = { ...{ name: 'link', label: 'Link', type: 0, dataSetName: null } };
  return {
    ...{ uniqueName, name: uniqueName, version: 1, type: 1, status: 0, repeatable: false, productNames: [] },
    fields: [roof, { ...link, linkFormTemplateUniqueName: other, linkVariableName: 'roof' }],
  };
}

beforeAll(async () => {
  database = await openEmptyDatabase();
  const { queries } = database;
  await prepareDatabase(database, { kinds: [kind.name], seed: async () => undefined });
  await queries.insert(appUser).values({ id: 'a', name: 'A', permissions: [] });
  for (const [id, other] of [
    ['One', 'Two'],
    ['Two', 'One'],
  ] as const) {
    const change = { kind, id, action: 'create', before: null, version: 1, authorId: 'a', time: 1 } as const;
    const revision = await nextRevision(queries, kind.name);
    await recordChanges(queries, [{ ...change, after: formOf(id, other), revision }]);
  }
}, 120_000);

afterAll(() => database.close());

async function indexed() {
  const rows = await database.queries.select().from(reference);
  return rows.map(({ fromId, fromPart, toKey, toPart }) => [fromId, fromPart, toKey, toPart].join()).sort();
}

const documents = () => database.queries.select().from(document).orderBy(document.id);

test('a damaged index is repaired from the documents, which stay as they are', async () => {
  const { queries } = database;
  const [rowsBefore, documentsBefore] = [await indexed(), await documents()];
  expect(rowsBefore).toHaveLength(4);
  await queries.delete(reference).where(eq(reference.fromPart, 'roof'));
  await queries
    .update(reference)
    .set({ toKey: nameKey('Nobody') })
    .where(eq(reference.fromId, 'One'));
  await queries.insert(reference).values({
    ...{ fromKind: kind.name, fromId: 'Two', fromPart: 'gone', toKind: 'DataSet', toKey: nameKey('Gone') },
    toPart: '',
  });
  await queries.update(document).set({ summary: {} }).where(eq(document.id, 'Two'));
  expect(await rebuildIndex(queries, formTemplateKind, ['One', 'Two', 'not there'])).toBe(2);
  expect(await indexed()).toEqual(rowsBefore);
  expect(await documents()).toEqual(documentsBefore);
  expect(await queries.select({ id: history.documentId }).from(history)).toHaveLength(2);
});

test('only the documents that are meant are rebuilt', async () => {
  const { queries } = database;
  await queries.delete(reference);
  expect(await rebuildIndex(queries, formTemplateKind, ['Two'])).toBe(1);
  expect(await indexed()).toEqual([`Two,link,${nameKey('One')},roof`, `Two,roof,${nameKey('Roof Type')},`]);
  expect(await rebuildIndex(queries, formTemplateKind, [])).toBe(0);
});
