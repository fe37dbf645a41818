import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormTemplateDoc } from '../kinds/formTemplate/FormTemplateDoc.ts';
import { formTemplateKind } from '../kinds/formTemplate/formTemplateKind.ts';
import { registry } from '../kinds/registry.ts';
import type { Database } from './Database.ts';
import { DocumentStore } from './DocumentStore.ts';
import { findAllDocuments } from './findDocuments.ts';
import type { JsonObject } from './JsonObject.ts';
import type { Kind } from './Kind.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import type { Recheck } from './recheckChanges.ts';
import { recordChanges } from './recordChanges.ts';
import { nextRevision, readRevisions } from './revisions.ts';
import { appUser, auditEntry, document, history, reference } from './schema.ts';
import { openEmptyDatabase } from './testing/openEmptyDatabase.ts';

const { kinds, rechecks } = registry;
const authorId = 'author';
const write = { authorId, matches: () => true };
let database: Database;
/** How many forms were looked at again. */
let looks = 0;

vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  database = await openEmptyDatabase();
  await prepareDatabase(database, { kinds: [...kinds.keys()], seed: async () => undefined });
  await database.queries.insert(appUser).values({ id: authorId, name: 'Author', permissions: [] });
}, 120_000);

beforeEach(async () => {
  for (const table of [document, reference, auditEntry, history]) await database.queries.delete(table);
  looks = 0;
});

afterAll(() => database.close());

function field(name: string, more: Partial<FormTemplateDoc['fields'][number]> = {}) {
  return { name, label: name, type: 0, dataSetName: null, ...more };
}

function form(uniqueName: string, fields: FormTemplateDoc['fields'], version = 1): FormTemplateDoc {
  const rest = { type: 1, status: 0, repeatable: false, productNames: [] };
  return { uniqueName, name: uniqueName, version, fields, ...rest };
}

const [roof, wall] = [field('roof'), field('wall')];
const target = form('Target', [roof, wall]);

/** Forms with a field that is linked to one of the target's; whether they say that it is not there. */
async function fillReferrers(count: number, isMissing: boolean, linkVariableName = 'roof'): Promise<void> {
  const link = { linkFormTemplateUniqueName: 'Target', linkVariableName };
  const pointer = '/sections';
  const errors = isMissing ? [{ pointer, message: "There is no form template 'Target'." }] : [];
  await fill(
    Array.from({ length: count }, (_, index) => ({
      ...form(`${linkVariableName} ${index}`, [field('own', link)]),
      errors,
    })),
  );
}

async function fill(docs: readonly FormTemplateDoc[]): Promise<void> {
  const kind = formTemplateKind as unknown as Kind;
  const revision = await nextRevision(database.queries, kind.name);
  const shared = { kind, authorId, time: 1, revision, action: 'create', before: null, version: 1 } as const;
  await recordChanges(
    database.queries,
    docs.map((doc) => ({ ...shared, id: randomUUID(), after: doc as JsonObject })),
  );
}

function openStore(): DocumentStore {
  const recheck: Recheck = async (surroundings, docs) => {
    looks += docs.length;
    return (
      (await rechecks.get(formTemplateKind.name)?.(surroundings, docs)) ?? expect.fail('Nothing checks.')
    );
  };
  const counted = new Map([[formTemplateKind.name, recheck]]);
  const queries = database.queries;
  return new DocumentStore({ queries, kinds, rechecks: counted, clock: () => 2, newId: randomUUID });
}

/** What forms say is wrong with them: each message, and how many say so. */
async function faults(): Promise<Record<string, number>> {
  const forms = await findAllDocuments(database.queries, formTemplateKind);
  const messages = forms.map(({ doc }) => (doc.errors ?? []).map(({ message }) => message).join(' '));
  return Object.fromEntries(
    [...Map.groupBy(messages, (text) => text)].map(([text, all]) => [text, all.length]),
  );
}

async function targetAt(version = 1): Promise<{ id: string }> {
  const forms = await findAllDocuments(database.queries, formTemplateKind);
  const found = forms.find(({ doc }) => doc.uniqueName === 'Target' && doc.version === version);
  return { id: found?.id ?? expect.fail('There is no target.') };
}

const gone = "There is no form template 'Target'.";
const lacking = "The form template 'Target' has no 'roof'.";

describe.each([120, 450])('%i forms', (many) => {
  test('that name one which is deleted, or comes back, say so', async () => {
    const store = openStore();
    await store.create(formTemplateKind, target, write);
    await fillReferrers(many, false);
    await store.remove(formTemplateKind, await targetAt(), { ...write, isForced: true });
    expect(await faults()).toEqual({ [gone]: many });
    const before = await readRevisions(database.queries);
    await store.create(formTemplateKind, target, write);
    expect(await faults()).toEqual({ '': many + 1 });
    const revisions = await readRevisions(database.queries);
    expect(revisions.get('FormTemplate')).toBeGreaterThan(before.get('FormTemplate') ?? 0);
    expect(looks).toBe(2 * many);
    const followed = await database.queries.select().from(history).where(eq(history.action, 'follow'));
    expect(followed).toHaveLength(2 * many);
    const cause = "because the form template 'Target' was deleted.";
    expect(await database.queries.$count(auditEntry, sql`message like ${`%${cause}`}`)).toBe(many);
  });

  test('that name a field which is taken away, or comes, say so; those that name another are not looked at', async () => {
    const store = openStore();
    await store.create(formTemplateKind, target, write);
    await fillReferrers(many, false);
    await fillReferrers(many, false, 'wall');
    const without = { ...write, isForced: true, change: () => form('Target', [wall]) };
    await store.update(formTemplateKind, await targetAt(), without);
    expect(await faults()).toEqual({ '': many + 1, [lacking]: many });
    await store.update(formTemplateKind, await targetAt(), { ...write, change: () => target });
    expect(await faults()).toEqual({ '': 2 * many + 1 });
    expect(looks).toBe(2 * many);
  });

  test('that name a form in vain are valid once another is called so', async () => {
    const store = openStore();
    await fillReferrers(many, true);
    const { id } = await store.create(formTemplateKind, { ...target, uniqueName: 'Other' }, write);
    expect(looks).toBe(0);
    await store.update(formTemplateKind, { id }, { ...write, change: () => target });
    expect(await faults()).toEqual({ '': many + 1 });
  });

  test('that follow a new name are wrong with it when a field goes at the same time', async () => {
    const store = openStore();
    await store.create(formTemplateKind, target, write);
    await fillReferrers(many, false);
    const change = () => ({ ...form('Renamed', [wall]) });
    await store.update(formTemplateKind, await targetAt(), { ...write, isForced: true, change });
    expect(await faults()).toEqual({ '': 1, "The form template 'Renamed' has no 'roof'.": many });
  });
});

test('a change of nothing that others name rechecks no form, and neither does another version with the same fields', async () => {
  const store = openStore();
  await store.create(formTemplateKind, target, write);
  await fillReferrers(60, false);
  const relabelled = form('Target', [
    { ...roof, label: 'Covering' },
    { ...wall, type: 1 },
  ]);
  await store.update(formTemplateKind, await targetAt(), { ...write, change: () => relabelled });
  await store.create(formTemplateKind, form('Target', [roof, wall], 2), write);
  await store.remove(formTemplateKind, await targetAt(), { ...write, isForced: false });
  expect(looks).toBe(0);
  expect(await faults()).toEqual({ '': 61 });
  const without = { ...write, isForced: true, change: () => form('Target', [wall], 2) };
  await store.update(formTemplateKind, await targetAt(2), without);
  expect(await faults()).toEqual({ '': 1, [lacking]: 60 });
});

test('a wide creation that is sent again is made once', async () => {
  const store = openStore();
  await fillReferrers(300, true);
  const once = { ...write, requestKey: { key: 'k', fingerprint: 'f' } };
  const made = await store.create(formTemplateKind, target, once);
  const revisions = await readRevisions(database.queries);
  expect(await store.create(formTemplateKind, target, once)).toEqual(made);
  expect(await readRevisions(database.queries)).toEqual(revisions);
});

test('a wide deletion that fails at the last form changes nothing', async () => {
  await openStore().create(formTemplateKind, target, write);
  await fillReferrers(450, false);
  let seen = 0;
  const failing: Recheck = async (_surroundings, docs) => {
    seen += docs.length;
    if (seen === 450) throw new Error('The last one cannot be checked.');
    return docs.map((doc) => ({ ...doc, errors: [{ pointer: '', message: 'Other' }] }));
  };
  const store = new DocumentStore({
    ...{ queries: database.queries, kinds, clock: () => 2, newId: randomUUID },
    rechecks: new Map([[formTemplateKind.name, failing]]),
  });
  const before = await readRevisions(database.queries);
  const removal = store.remove(formTemplateKind, await targetAt(), { ...write, isForced: true });
  await expect(removal).rejects.toThrow('The last one cannot be checked.');
  expect(await faults()).toEqual({ '': 451 });
  expect(await readRevisions(database.queries)).toEqual(before);
});
