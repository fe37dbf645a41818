import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './Database.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { openEmptyDatabase } from './testing/openEmptyDatabase.ts';

const rows = 5000;
let database: Database;

async function execute<Row>(text: string): Promise<Row[]> {
  const result: unknown = await database.queries.execute(sql.raw(text));
  return (result as { rows: Row[] }).rows;
}

beforeAll(async () => {
  database = await openEmptyDatabase();
  await prepareDatabase(database, { kinds: ['DataSet'], seed: async () => undefined });
  const many = `from generate_series(1, ${rows}) i`;
  const author = "'a', 1";
  const statements = [
    "insert into app_user (id, name, permissions) values ('a', 'A', '[]')",
    `insert into document (id, kind, name, name_key, identity_key, doc, summary, version, revision, author_id, time)
      select 'id' || i, 'DataSet', 'n' || i, 'k' || i, 'k' || i, '{}', '{}', 1, i, ${author} ${many}`,
    `insert into history (kind, document_id, name, action, version, revision, author_id, time)
      select 'DataSet', 'id' || i, 'n' || i, 'create', 1, i, ${author} ${many}`,
    `insert into reference (from_kind, from_id, from_part, to_kind, to_key, to_part)
      select 'DataSet', 'id' || i, '', 'DataSet', 'k' || (i + 1), '' ${many}`,
    `insert into audit_entry (user_name, type, action, message, user_key, message_key, time)
      select 'A', 't' || i, 'a', 'm' || i, 'a', 'm' || i, i ${many}`,
    'analyze',
  ];
  for (const statement of statements) await execute(statement);
}, 120_000);

afterAll(() => database.close());

test.each([
  ['a document by its name', "select * from document where kind = 'DataSet' and name_key = 'k77'"],
  ['documents by their ids', "select * from document where id in ('id1', 'id2')"],
  [
    'what changed since, in order',
    "select * from document where kind = 'DataSet' and (revision, id) > (4900, 'x') order by revision, id limit 100",
  ],
  ['all names, some at a time', "select id, name from document where id > 'id3' order by id limit 100"],
  [
    'what refers to a document',
    `select document.name from reference join document on document.id = reference.from_id
      where to_kind = 'DataSet' and to_key = 'k77'`,
  ],
  ['the versions of a document', "select * from history where document_id = 'id1' order by revision desc"],
  [
    'who had a name',
    "select * from history where kind = 'DataSet' and name = 'n5' order by revision desc limit 1",
  ],
  ['a page of the log', 'select * from audit_entry order by time desc, id desc limit 25'],
  ['a page of the log by type', 'select * from audit_entry order by type, time desc, id desc limit 25'],
  ['what a save replaces', "delete from document where id in ('id1', 'id2')"],
  ['the references that a save replaces', "delete from reference where from_id in ('id1', 'id2')"],
])('%s: an index answers', async (_, statement) => {
  const plan = await execute<{ 'QUERY PLAN': string }>(`explain ${statement}`);
  const text = plan.map((line) => line['QUERY PLAN']).join('\n');
  expect(text).toContain('Index');
  expect(text).not.toMatch(/Seq Scan on (document|history|reference|audit_entry)/);
});

test.each(['type', 'type DESC', 'action', 'action DESC'])(
  'a page of the log by %s, equal entries newest first, is read in that order and not sorted',
  async (order) => {
    const statement = `select * from audit_entry order by ${order}, time desc, id desc limit 25`;
    const plan = await execute<{ 'QUERY PLAN': string }>(`explain ${statement}`);
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toContain('Index Scan');
    expect(text).not.toContain('Sort Key');
  },
);
