import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindNames } from '../kinds/kindNames.ts';
import type { EarlyProductDoc } from '../kinds/product/ProductDoc.ts';
import { productKind } from '../kinds/product/productKind.ts';
import { registry } from '../kinds/registry.ts';
import type { Database } from './Database.ts';
import { DocumentStore } from './DocumentStore.ts';
import { findProperties } from './findProperties.ts';
import type { Kind } from './Kind.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { appUser } from './schema.ts';
import { openEmptyDatabase } from './testing/openEmptyDatabase.ts';

const { kinds } = registry;
/** More than are read at once. */
const count = 503;
let database: Database;

beforeAll(async () => {
  database = await openEmptyDatabase();
  const { queries } = database;
  await prepareDatabase(database, { kinds: [...kinds.keys()], seed: async () => undefined });
  await queries.insert(appUser).values({ id: 'author', name: 'Author', permissions: [] });
  const store = new DocumentStore({ queries, kinds, clock: () => 1, newId: randomUUID });
  for (let index = 0; index < count; index += 1)
    await store.create(productKind, product(index), { authorId: 'author' });
}, 240_000);

afterAll(() => database.close());

/** Also what the database cannot read in JSON, and what looks like it. */
function shortNameOf(index: number): string {
  return ['"P" \\u0000', 'a\u0000b', '\ud800', '\\ud800', '😀'][index] ?? `Short ${index}`;
}

function product(index: number): EarlyProductDoc {
  return {
    uniqueName: `product${index}`,
    shortName: shortNameOf(index),
    name: `Product ${index}`,
    externalName: '',
    active: index % 2 === 0,
    selectableOnSubmission: true,
    selectableOnQuote: true,
    formTemplateUniqueNames: [],
  };
}

test('of every document, some properties and no others', async () => {
  const found = await findProperties(database.queries, productKind as Kind as Kind<EarlyProductDoc>, [
    'shortName',
    'active',
    'formTemplateUniqueNames',
  ]);
  const expected = Array.from({ length: count }, (_, index) => ({
    name: `Product ${index}`,
    doc: { shortName: shortNameOf(index), active: index % 2 === 0, formTemplateUniqueNames: [] },
  }));
  expect(new Map(found.map((each) => [each.name, each]))).toEqual(
    new Map(expected.map((each) => [each.name, each])),
  );
  expect(found).toHaveLength(count);
});

test('of another kind nothing', async () => {
  const other = { ...productKind, name: kindNames.rule };
  expect(await findProperties(database.queries, other, ['name'])).toEqual([]);
});
