import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../store/Database.ts';
import { findAllDocuments } from '../../store/findDocuments.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import { prepareDatabase } from '../../store/prepareDatabase.ts';
import { recordChanges } from '../../store/recordChanges.ts';
import { nextRevision } from '../../store/revisions.ts';
import { appUser } from '../../store/schema.ts';
import { openEmptyDatabase } from '../../store/testing/openEmptyDatabase.ts';
import { registry } from '../registry.ts';
import { type RoleDoc, roleKind } from '../role/roleKind.ts';
import { ensureFormRules } from './ensureFormRules.ts';

/** A store with roles from before form rules had a permission of their own. */
let database: Database;

const { kind } = registry.moduleOf(roleKind.name);

async function put(name: string, authorizations: RoleDoc['authorizations']): Promise<void> {
  const after: JsonObject = { name, userType: 3, description: '', authorizations };
  const revision = await nextRevision(database.queries, kind.name);
  const change = { kind, id: name, action: 'create', before: null, after, version: 1 } as const;
  await recordChanges(database.queries, [{ ...change, revision, authorId: 'a', time: 1 }]);
}

beforeAll(async () => {
  database = await openEmptyDatabase();
  await prepareDatabase(database, { kinds: [...registry.kinds.keys()], seed: async () => undefined });
  await database.queries.insert(appUser).values({ id: 'a', name: 'A', permissions: [] });
  await put('Both', ['MANAGE_FORMS', 'MANAGE_RULES']);
  await put('Forms alone', ['MANAGE_FORMS']);
}, 120_000);

afterAll(() => database.close());

test('roles that may change forms and rules may change form rules, too, and that once', async () => {
  await ensureFormRules(database.queries, { time: 2 });
  const held = async () =>
    new Map(
      (await findAllDocuments(database.queries, roleKind)).map(({ name, doc }) => [name, doc.authorizations]),
    );
  expect(await held()).toEqual(
    new Map([
      ['Both', ['MANAGE_FORMS', 'MANAGE_FORM_RULES', 'MANAGE_RULES']],
      ['Forms alone', ['MANAGE_FORMS']],
    ]),
  );
  await put('Made since', ['MANAGE_FORMS', 'MANAGE_RULES']);
  await ensureFormRules(database.queries, { time: 3 });
  expect((await held()).get('Made since')).toEqual(['MANAGE_FORMS', 'MANAGE_RULES']);
});
