import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FormTemplateDoc } from '../../kinds/formTemplate/FormTemplateDoc.ts';
import { formTemplateKind } from '../../kinds/formTemplate/formTemplateKind.ts';
import { registry } from '../../kinds/registry.ts';
import type { Database } from '../Database.ts';
import { DocumentStore } from '../DocumentStore.ts';
import { findAllDocuments } from '../findDocuments.ts';
import { prepareDatabase } from '../prepareDatabase.ts';
import { readRevisions } from '../revisions.ts';
import { appUser, auditEntry, document, history, reference } from '../schema.ts';
import { openEmptyDatabase } from '../testing/openEmptyDatabase.ts';
import { LargeWrite } from './LargeWrite.ts';
import { settleAbandoned } from './settleLargeWrite.ts';

const { kinds } = registry;
const authorId = 'author';
const busy = { failure: { reason: 'busy' } };
let database: Database;
let store: DocumentStore;

beforeAll(async () => {
  database = await openEmptyDatabase();
  await prepareDatabase(database, { kinds: [...kinds.keys()], seed: async () => undefined });
  await database.queries.insert(appUser).values({ id: authorId, name: 'Author', permissions: [] });
  store = new DocumentStore({ queries: database.queries, kinds, clock: () => 1, newId: randomUUID });
}, 120_000);

beforeEach(async () => {
  for (const table of [document, reference, auditEntry, history]) await database.queries.delete(table);
});

afterAll(() => database.close());

function form(uniqueName: string, productName = 'Auto'): FormTemplateDoc {
  const fields = [{ name: 'roof', label: 'Roof', type: 3, dataSetName: null }];
  const rest = { version: 1, type: 1, status: 0, repeatable: false };
  return { uniqueName, name: uniqueName, productNames: [productName], fields, ...rest };
}

/** All that the store shows, and how many rows there are of everything whether seen or not. */
async function state() {
  const { queries } = database;
  const seen: string[][] = [];
  for (const table of [document, reference, history, auditEntry]) {
    const found: Record<string, unknown>[] = await queries.select().from(table);
    const shown = found.map(({ addedBy: _addedBy, removedBy: _removedBy, ...row }) => JSON.stringify(row));
    seen.push(shown.sort());
  }
  const rows: number[] = [];
  for (const name of ['document_row', 'reference_row', 'history_row', 'audit_entry_row', 'large_write']) {
    rows.push(await queries.$count(sql.raw(name)));
  }
  return { seen, rows, revisions: await readRevisions(queries) };
}

/** Replaces one stored form, removes another and adds many. */
async function recordSome(
  write: LargeWrite,
  [replaced, removed]: [string, string],
  added = 300,
): Promise<void> {
  const kind = formTemplateKind;
  const byName = new Map(
    (await findAllDocuments(database.queries, kind)).map((found) => [found.name, found]),
  );
  const shared = { kind, authorId, time: 2 };
  const drafts = [
    ...Array.from({ length: added }, (_, index) => {
      const after = form(`Added ${index}`);
      return { ...shared, id: randomUUID(), action: 'create', before: null, after, version: 1 } as const;
    }),
    ...[replaced, removed].map((name) => {
      const { id, doc: before, version } = byName.get(name) ?? expect.fail(`There is no ${name}.`);
      const after = name === replaced ? { ...form(name, 'Home'), name: 'Replaced' } : null;
      const action = after === null ? 'delete' : 'update';
      return { ...shared, id, action, before, after, version: version + 1 } as const;
    }),
  ];
  await write.record(drafts, { weigh: () => 1000, changesOf: async (_tx, some) => [...some] });
}

async function fill(): Promise<void> {
  await store.create(kinds.get('Product') ?? expect.fail('There are no products.'), product, { authorId });
  for (const name of ['Replaced', 'Removed', 'Left']) {
    await store.create(formTemplateKind, form(name), { authorId });
  }
}

const product = {
  ...{ uniqueName: 'Auto', shortName: 'A', name: 'Auto', externalName: '', active: true },
  ...{ selectableOnSubmission: true, selectableOnQuote: true, formTemplateUniqueNames: [] },
};

describe('LargeWrite', { timeout: 60_000 }, () => {
  test('nothing of it is seen before it is committed, and everything after', async () => {
    await fill();
    const before = await state();
    await LargeWrite.run(database.queries, 'restore', async (write) => {
      await recordSome(write, ['Replaced', 'Removed']);
      const during = await state();
      expect(during.seen).toEqual(before.seen);
      expect(during.rows).not.toEqual(before.rows);
      await write.commit(async () => undefined);
    });
    const forms = await findAllDocuments(database.queries, formTemplateKind);
    expect(forms).toHaveLength(302);
    expect(forms.find(({ name }) => name === 'Replaced')).toMatchObject({
      version: 2,
      doc: { name: 'Replaced' },
    });
    const { seen, rows, revisions } = await state();
    expect(revisions.get('FormTemplate')).toBe((before.revisions.get('FormTemplate') ?? 0) + 1);
    expect(rows).toEqual([...seen.map(({ length }) => length), 0]);
    expect(seen.map(({ length }) => length)).toEqual([303, 302, 306, 306]);
  });

  test('work that fails leaves nothing behind', async () => {
    await fill();
    const before = await state();
    const work = async (write: LargeWrite) => {
      await recordSome(write, ['Replaced', 'Removed']);
      throw new Error('The connection was lost.');
    };
    await expect(LargeWrite.run(database.queries, 'restore', work)).rejects.toThrow(
      'The connection was lost.',
    );
    expect(await state()).toEqual(before);
  });

  test('other writes are refused while it is under way, and reads are not', async () => {
    await fill();
    await LargeWrite.run(database.queries, 'restore', async (write) => {
      await recordSome(write, ['Replaced', 'Removed'], 1);
      await expect(store.create(formTemplateKind, form('Late'), { authorId })).rejects.toMatchObject(busy);
      const other = LargeWrite.run(database.queries, 'rename', async () => undefined);
      await expect(other).rejects.toMatchObject(busy);
      expect(await store.get(formTemplateKind, 'Removed')).toMatchObject({ version: 1 });
      await write.commit(async () => undefined);
    });
    await store.create(formTemplateKind, form('Late'), { authorId });
  });

  test('one whose server is gone is undone by the next writer, and its owner can write no more', async () => {
    await fill();
    const before = await state();
    const lost = LargeWrite.run(database.queries, 'restore', async (write) => {
      await recordSome(write, ['Replaced', 'Left']);
      await database.queries.execute(sql`UPDATE large_write SET lease_until = now() - interval '1 second'`);
      await store.create(formTemplateKind, form('Next'), { authorId });
      expect((await state()).rows).toEqual(before.rows.map((count, index) => (index < 4 ? count + 1 : 0)));
      await recordSome(write, ['Replaced', 'Left'], 1);
    });
    await expect(lost).rejects.toMatchObject(busy);
    expect((await store.get(formTemplateKind, 'Left')).version).toBe(1);
    expect((await state()).rows).toEqual(before.rows.map((count, index) => (index < 4 ? count + 1 : 0)));
  });

  test('a start undoes what a former process has left, unless another server may be at it', async () => {
    await fill();
    const before = await state();
    const left = LargeWrite.run(database.queries, 'restore', async (write) => {
      await recordSome(write, ['Replaced', 'Removed']);
      const during = await state();
      await settleAbandoned(database.queries, { isOnlyServer: false });
      expect(await state()).toEqual(during);
      await settleAbandoned(database.queries, { isOnlyServer: true });
      expect(await state()).toEqual(before);
      await write.commit(async () => undefined);
    });
    await expect(left).rejects.toMatchObject(busy);
    expect(await state()).toEqual(before);
  });

  test('a server that ends after the commit leaves only what the next start deletes', async () => {
    await fill();
    await LargeWrite.run(database.queries, 'restore', async (write) => {
      await recordSome(write, ['Replaced', 'Removed']);
      await write.commit(async () => undefined);
      const committed = await state();
      expect(committed.rows.slice(0, 2)).toEqual(committed.seen.slice(0, 2).map(({ length }) => length + 2));
      await settleAbandoned(database.queries, { isOnlyServer: false });
      const { seen, rows } = await state();
      expect(seen).toEqual(committed.seen);
      expect(rows).toEqual([...seen.map(({ length }) => length), 0]);
    });
  });
});
