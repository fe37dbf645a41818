import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registry } from '../kinds/registry.ts';
import type { Database } from '../store/Database.ts';
import type { JsonObject } from '../store/JsonObject.ts';
import { describeChange } from '../store/log/describeChange.ts';
import { auditEntry, type HistoryAction, history } from '../store/schema.ts';
import { openEmptyDatabase } from '../store/testing/openEmptyDatabase.ts';

/** A store that was in use before there was a log. */
let database: Database;

const migrations = join(import.meta.dirname, '..', '..', 'migrations');

async function migrate(name: string): Promise<void> {
  const text = await readFile(join(migrations, name), 'utf8');
  for (const statement of text.split('--> statement-breakpoint')) {
    await database.queries.execute(sql.raw(statement));
  }
}

const set = (name: string): JsonObject => ({ name, type: 0, description: 'a text with \u0000 in it' });

const changes: {
  kind: string;
  id: string;
  action: HistoryAction;
  before: JsonObject | null;
  after: JsonObject | null;
}[] = [
  { kind: 'DataSet', id: '1', action: 'create', before: null, after: set("Roof's Ä") },
  { kind: 'DataSet', id: '2', action: 'create', before: null, after: set('Wall') },
  { kind: 'DataSet', id: '1', action: 'update', before: set("Roof's Ä"), after: set("Roof's Ä") },
  { kind: 'DataSet', id: '1', action: 'rename', before: set("Roof's Ä"), after: set('Roof') },
  { kind: 'Rule', id: '3', action: 'create', before: null, after: { name: 'R' } },
  { kind: 'Rule', id: '3', action: 'follow', before: { name: 'R' }, after: { name: 'R' } },
  { kind: 'Product', id: '4', action: 'create', before: null, after: { name: 'Auto' } },
  { kind: 'DataSet', id: '1', action: 'delete', before: set('Roof'), after: null },
];

beforeAll(async () => {
  database = await openEmptyDatabase();
  await migrate('0001_configuration_store.sql');
  await database.queries.execute(
    sql`INSERT INTO app_user (id, name, permissions) VALUES ('tomas', 'Tomás Herrera', '[]')`,
  );
  // As that version of the server wrote it; the tables of today have other columns.
  for (const [index, { kind, id, action, before, after }] of changes.entries()) {
    const { name } = after ?? before ?? {};
    const [from, to] = [before, after].map((doc) => doc && JSON.stringify(doc));
    await database.queries.execute(
      sql`INSERT INTO history (kind, document_id, name, action, version, revision, before, after, author_id, time)
        VALUES (${kind}, ${id}, ${name}, ${action}, 1, ${index}, ${from}, ${to}, 'tomas', ${1000 + index})`,
    );
  }
  const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names.slice(1)) await migrate(name);
}, 120_000);

afterAll(() => database.close());

test('the log begins with what history knows, as if it had been written at the time', async () => {
  const entries = await database.queries.select().from(auditEntry).orderBy(asc(auditEntry.id));
  const expected = changes.map(({ kind: kindName, id, action, before, after }, index) => {
    const kind = registry.kinds.get(kindName);
    if (!kind) throw new Error(`There is no kind ${kindName}.`);
    const time = 1000 + index;
    const place = { version: 1, revision: index, authorId: 'tomas', time };
    const described = describeChange({ kind, id, action, before, after, ...place });
    const messageKey = described.message.toLowerCase();
    return {
      ...described,
      time,
      userId: 'tomas',
      userName: 'Tomás Herrera',
      userKey: 'tomás herrera',
      messageKey,
    };
  });
  expect(entries.map(({ id: _id, historyId: _historyId, ...entry }) => entry)).toEqual(expected);
  const ids = await database.queries.select({ id: history.id }).from(history).orderBy(asc(history.id));
  expect(entries.map(({ historyId }) => historyId)).toEqual(ids.map(({ id }) => id));
});
