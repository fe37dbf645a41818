import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../store/Database.ts';
import { findAllDocuments } from '../../store/findDocuments.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import { prepareDatabase } from '../../store/prepareDatabase.ts';
import { recordChanges } from '../../store/recordChanges.ts';
import { nextRevision } from '../../store/revisions.ts';
import { appUser } from '../../store/schema.ts';
import { openEmptyDatabase } from '../../store/testing/openEmptyDatabase.ts';
import { type PermissionDoc, permissionKind } from '../permission/permissionKind.ts';
import { registry } from '../registry.ts';
import { ensureFormRules } from './ensureFormRules.ts';

/** A store with roles from before form rules had a permission of their own. */
let database: Database;

const { kind } = registry.moduleOf(permissionKind.name);

async function put(userType: PermissionDoc['userType'], authorizations: string[]): Promise<void> {
  const after: JsonObject = { userType, roles: [{ name: 'Role', description: '', authorizations }] };
  const revision = await nextRevision(database.queries, kind.name);
  const change = { kind, id: `${userType}`, action: 'create', before: null, after, version: 1 } as const;
  await recordChanges(database.queries, [{ ...change, revision, authorId: 'a', time: 1 }]);
}

beforeAll(async () => {
  database = await openEmptyDatabase();
  await prepareDatabase(database, { kinds: [...registry.kinds.keys()], seed: async () => undefined });
  await database.queries.insert(appUser).values({ id: 'a', name: 'A', permissions: [] });
  await put(1, ['MANAGE_FORMS', 'MANAGE_RULES']);
  await put(2, ['MANAGE_FORMS']);
}, 120_000);

afterAll(() => database.close());

test('roles that may change forms and rules may change form rules, too, and that once', async () => {
  await ensureFormRules(database.queries, { time: 2 });
  const held = async () =>
    new Map(
      (await findAllDocuments(database.queries, permissionKind)).map(({ name, doc }) => [
        name,
        doc.roles.flatMap(({ authorizations }) => authorizations),
      ]),
    );
  expect(await held()).toEqual(
    new Map([
      ['1', ['MANAGE_FORMS', 'MANAGE_FORM_RULES', 'MANAGE_RULES']],
      ['2', ['MANAGE_FORMS']],
    ]),
  );
  await put(3, ['MANAGE_FORMS', 'MANAGE_RULES']);
  await ensureFormRules(database.queries, { time: 3 });
  expect((await held()).get('3')).toEqual(['MANAGE_FORMS', 'MANAGE_RULES']);
});
