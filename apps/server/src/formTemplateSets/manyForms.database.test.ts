import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { formStatus } from '../kinds/formTemplate/FormTemplateDoc.ts';
import { formTemplateKind } from '../kinds/formTemplate/formTemplateKind.ts';
import { registry } from '../kinds/registry.ts';
import type { Database } from '../store/Database.ts';
import { findAllDocuments } from '../store/findDocuments.ts';
import { prepareDatabase } from '../store/prepareDatabase.ts';
import { recordChanges } from '../store/recordChanges.ts';
import { nextRevision } from '../store/revisions.ts';
import { appUser } from '../store/schema.ts';
import { openEmptyDatabase } from '../store/testing/openEmptyDatabase.ts';
import { FormTemplateSets } from './FormTemplateSets.ts';

const authorId = 'author';
/** More than a slice has. */
const ids = Array.from({ length: 450 }, (_, index) => `form-${index}`);
let database: Database;

vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  database = await openEmptyDatabase();
  const { queries } = database;
  await prepareDatabase(database, { kinds: [...registry.kinds.keys()], seed: async () => undefined });
  await queries.insert(appUser).values({ id: authorId, name: 'Author', permissions: [] });
  const { kind } = registry.moduleOf(formTemplateKind.name);
  const revision = await nextRevision(queries, kind.name);
  const changes = ids.map((id) => {
    const rest = { version: 1, type: 1, status: 0, repeatable: false, productNames: [], fields: [] };
    const after = { uniqueName: id, name: id, ...rest };
    const change = { kind, id, action: 'create', before: null, after, version: 1 } as const;
    return { ...change, revision, authorId, time: 1 };
  });
  await recordChanges(queries, changes);
}, 120_000);

afterAll(() => database.close());

/** Does something with sets, and answers how many forms were named at most by a statement that reads. */
async function mostRead(work: (sets: FormTemplateSets) => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  const known = new Set<unknown>(ids);
  await database.queries.transaction(async (tx) => {
    const { session } = tx as unknown as {
      session: { prepareQuery: (query: { sql: string; params: unknown[] }, ...more: unknown[]) => unknown };
    };
    const prepare = session.prepareQuery.bind(session);
    session.prepareQuery = (query, ...more) => {
      if (query.sql.startsWith('select')) counts.push(query.params.filter((each) => known.has(each)).length);
      return prepare(query, ...more);
    };
    await work(new FormTemplateSets(tx, { authorId, time: 2 }));
  });
  return Math.max(...counts);
}

async function statuses(): Promise<Set<number>> {
  return new Set((await findAllDocuments(database.queries, formTemplateKind)).map(({ doc }) => doc.status));
}

test('many forms are published and marked in production with some in memory at a time', async () => {
  const publish = await mostRead(async (sets) => {
    expect(await sets.publish(ids, { matches: () => true })).toMatchObject({ changed: 450, failures: [] });
  });
  expect(await statuses()).toEqual(new Set([formStatus.published]));
  const mark = await mostRead(async (sets) => {
    expect(await sets.markInProduction(ids)).toMatchObject({ changed: 450, failures: [], setId: 1 });
  });
  expect(await statuses()).toEqual(new Set([formStatus.inProduction]));
  for (const most of [publish, mark]) {
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(400);
  }
});
