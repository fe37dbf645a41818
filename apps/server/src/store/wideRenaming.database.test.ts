import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { FormTemplateDoc } from '../kinds/formTemplate/FormTemplateDoc.ts';
import { formTemplateKind } from '../kinds/formTemplate/formTemplateKind.ts';
import { organizationKind } from '../kinds/organization/organizationKind.ts';
import { registry } from '../kinds/registry.ts';
import type { Database } from './Database.ts';
import { DocumentStore } from './DocumentStore.ts';
import { findAllDocuments } from './findDocuments.ts';
import type { Kind } from './Kind.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { recordChanges } from './recordChanges.ts';
import { referrersOf } from './references.ts';
import { nextRevision, readRevisions } from './revisions.ts';
import { appUser, auditEntry, document, history, reference } from './schema.ts';
import { openEmptyDatabase } from './testing/openEmptyDatabase.ts';
import type { Write } from './Write.ts';

const { kinds } = registry;
const authorId = 'author';
const many = 450;
let database: Database;

vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  database = await openEmptyDatabase();
  await prepareDatabase(database, { kinds: [...kinds.keys()], seed: async () => undefined });
  await database.queries.insert(appUser).values({ id: authorId, name: 'Author', permissions: [] });
}, 120_000);

beforeEach(async () => {
  for (const table of [document, reference, auditEntry, history]) await database.queries.delete(table);
  const organization = {
    ...{ organizationType: 1, name: 'Head office', code: null, phoneNumber: null, postalCode: null },
    ...{ addressLine1: null, addressLine2: null, addressLine3: null, city: null, state: null },
  };
  const forms = Array.from({ length: many }, (_, index) => form(`Form ${index}`));
  await fill(organizationKind, [{ ...organization, id: 'Head', parentId: null }]);
  await fill(formTemplateKind, forms);
});

afterAll(() => database.close());

/** The kind of what is renamed; forms refer to an organization here. */
const referring: Kind<FormTemplateDoc> = {
  ...formTemplateKind,
  referencesOf: ({ name: toName }) => [
    { part: '', toKind: 'Organization', toName, toPart: '', pointer: '/name' },
  ],
  followRenaming: (doc, { kind, from, to }) =>
    kind === 'Organization' && doc.name === from ? { ...doc, name: to } : doc,
};

function form(uniqueName: string): FormTemplateDoc {
  const rest = { version: 1, type: 1, status: 1, repeatable: false, productNames: [], fields: [] };
  return { uniqueName, name: 'Head', ...rest };
}

async function fill(kind: Kind, docs: object[]): Promise<void> {
  const revision = await nextRevision(database.queries, kind.name);
  const shared = {
    kind: kind.name === 'FormTemplate' ? (referring as Kind) : kind,
    authorId,
    time: 1,
    revision,
  };
  const changes = docs.map((doc) => {
    const after = JSON.parse(JSON.stringify(doc));
    return { ...shared, id: randomUUID(), action: 'create', before: null, after, version: 1 } as const;
  });
  await recordChanges(database.queries, changes);
}

function openStore(referringKind: Kind<FormTemplateDoc>): DocumentStore {
  const known = new Map([...kinds, [referringKind.name, referringKind as Kind]]);
  return new DocumentStore({ queries: database.queries, kinds: known, clock: () => 2, newId: randomUUID });
}

function rename(store: DocumentStore, more: Partial<Write> = {}) {
  return store.update(organizationKind, 'Head', {
    ...{ authorId, matches: () => true, ...more },
    change: (doc) => ({ ...doc, id: 'Main' }),
  });
}

async function names(): Promise<string[]> {
  const forms = await findAllDocuments(database.queries, formTemplateKind);
  return [...new Set(forms.map(({ doc }) => doc.name))];
}

test('a rename goes through to many documents, as one write', async () => {
  const store = openStore(referring);
  const before = await readRevisions(database.queries);
  const requestKey = { key: 'k', fingerprint: 'f' };
  const renamed = await rename(store, { requestKey });
  expect(renamed).toMatchObject({ name: 'Main', version: 2, doc: { id: 'Main' } });
  expect(await names()).toEqual(['Main']);
  expect(await referrersOf(database.queries, 'Organization', 'Head')).toEqual([]);
  expect(await referrersOf(database.queries, 'Organization', 'Main')).toHaveLength(many);
  const after = await readRevisions(database.queries);
  for (const kind of ['Organization', 'FormTemplate']) {
    expect(after.get(kind)).toBe((before.get(kind) ?? 0) + 1);
  }
  const followed = await database.queries.select().from(history).where(eq(history.action, 'follow'));
  expect(followed).toHaveLength(many);
  expect(await rename(store, { requestKey })).toEqual(renamed);
  expect(await readRevisions(database.queries)).toEqual(after);
});

test('a rename that fails at the last of many documents changes nothing', async () => {
  const broken: Kind<FormTemplateDoc> = {
    ...referring,
    followRenaming: (doc, renaming) => {
      if (doc.uniqueName === `Form ${many - 1}`) throw new Error('This one cannot follow.');
      return referring.followRenaming(doc, renaming);
    },
  };
  const before = await readRevisions(database.queries);
  await expect(rename(openStore(broken))).rejects.toThrow('This one cannot follow.');
  expect(await names()).toEqual(['Head']);
  expect(await readRevisions(database.queries)).toEqual(before);
  const rows = [document, reference, history, auditEntry];
  const counts = await Promise.all(rows.map((table) => database.queries.$count(table)));
  expect(counts).toEqual([many + 1, many, many + 1, many + 1]);
});

test.each([
  ['one', "'Form 0'"],
  ['many', 'name'],
])(
  'a kind that this server does not know is a refusal when %s of its documents would follow',
  async (_, name) => {
    await database.queries.execute(
      sql`UPDATE reference SET from_kind = 'Newer'
      WHERE from_id IN (SELECT id FROM document WHERE kind = 'FormTemplate' AND name = ${sql.raw(name)})`,
    );
    await expect(rename(openStore(referring))).rejects.toMatchObject({
      failure: { reason: 'unknownKind', kind: 'Newer' },
    });
    expect(await names()).toEqual(['Head']);
  },
);
