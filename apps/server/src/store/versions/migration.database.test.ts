import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentChanges } from '../../audit/diff/documentChanges.ts';
import { readLogDetails } from '../../audit/log/readLogDetails.ts';
import { registry } from '../../kinds/registry.ts';
import type { Database } from '../Database.ts';
import { findVersion, listDocumentVersions } from '../documentVersions.ts';
import type { JsonObject } from '../JsonObject.ts';
import { auditEntry } from '../schema.ts';
import { openEmptyDatabase } from '../testing/openEmptyDatabase.ts';

/** A store that was in use while each version was kept together with what it was before. */
let database: Database;

const migrations = join(import.meta.dirname, '..', '..', '..', 'migrations');
const earlier = ['0001_configuration_store', '0002_audit', '0003_people', '0004_repetitions'];

async function migrate(name: string): Promise<void> {
  const text = await readFile(join(migrations, `${name}.sql`), 'utf8');
  for (const statement of text.split('--> statement-breakpoint')) {
    await database.queries.execute(sql.raw(statement));
  }
}

const one: JsonObject = { z: 1, name: 'One', a: 'what JSON holds: \u0000 \uD800 "' };
const two: JsonObject = { ...one, b: 1.5 };
const three: JsonObject = { name: 'Three' };
const changes: [action: string, before: JsonObject | null, after: JsonObject | null][] = [
  ['create', null, one],
  ['update', one, two],
  ['rename', two, three],
  ['delete', three, null],
];

beforeAll(async () => {
  database = await openEmptyDatabase();
  const { queries } = database;
  for (const name of earlier) await migrate(name);
  await queries.execute(
    sql`INSERT INTO app_user (id, name, permissions) VALUES ('tomas', 'Tomás Herrera', '[]')`,
  );
  for (const [index, [action, before, after]] of changes.entries()) {
    const [left, right] = [before, after].map((doc) => doc && JSON.stringify(doc));
    await queries.execute(sql`
      WITH written AS (
        INSERT INTO history (kind, document_id, name, action, version, revision, before, after, author_id, time)
        VALUES ('Rule', '1', 'R', ${action}, ${index + 1}, ${index + 7}, ${left}, ${right}, 'tomas', ${1000 + index})
        RETURNING id
      )
      INSERT INTO audit_entry (time, user_name, type, action, message, user_key, message_key, history_id)
      SELECT 1000, 'Tomás Herrera', 'Rule', 'Updated', 'It was changed.', '', '', id FROM written`);
  }
  const names = (await readdir(migrations)).map((file) => basename(file, '.sql')).sort();
  for (const name of names.slice(earlier.length)) await migrate(name);
}, 120_000);

afterAll(() => database.close());

test('every version can still be read, character for character', async () => {
  const read: Awaited<ReturnType<typeof findVersion>>[] = [];
  for (const version of [1, 2, 3, 4]) read.push(await findVersion(database.queries, '1', version));
  expect(read.map((found) => found && JSON.stringify(found.doc))).toEqual([
    ...[one, two, three].map((doc) => JSON.stringify(doc)),
    null,
  ]);
  const { rows, total } = await listDocumentVersions(database.queries, '1', {
    startIndex: 0,
    numberOfRows: 10,
  });
  expect([rows.map(({ version, revision }) => [version, revision]), total]).toEqual([
    [
      [3, 9],
      [2, 8],
      [1, 7],
    ],
    3,
  ]);
});

test('the details of every entry of the log are what they were', async () => {
  const entries = await database.queries.select().from(auditEntry).orderBy(asc(auditEntry.id));
  const details: Awaited<ReturnType<typeof readLogDetails>>[] = [];
  for (const { id } of entries)
    details.push(await readLogDetails(database.queries, registry, String(id), 1000));
  expect(details.map((each) => each?.changes)).toEqual(
    changes.map(([, before, after]) => documentChanges(registry, 'Rule', before, after)),
  );
});
