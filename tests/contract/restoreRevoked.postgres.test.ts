import { Client } from 'pg';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { harmlessFile } from '../support/contract/hostileFiles.ts';

/** What somebody may do is taken from them after their file has arrived, and before it is restored. */
const server = useServer();

let writer: Client;

beforeAll(() => server.query("create table held as select permissions from app_user where id = 'admin'"));

/** A write that the restore waits for. */
beforeEach(async () => {
  await server.query("update app_user set permissions = (select permissions from held) where id = 'admin'");
  await server.signInAgain();
  writer = new Client({ connectionString: server.databaseUrl ?? '' });
  await writer.connect();
  await writer.query('begin');
  await writer.query('select * from kind_revision for update');
});

afterEach(() => writer.end());

async function waiting(): Promise<unknown> {
  const [row] = await server.query(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row?.['count'];
}

test.each([
  ['the session', () => server.admin.copy().call('signOut'), 401],
  ['the right to restore', () => withdraw('MODIFY_CONFIG_BACKUP_RESTORE'), 403],
  ['the right to write what the file holds', () => withdraw('MANAGE_DATASETS'), 403],
] as const)('without %s nothing is restored', async (_, take, status) => {
  const before = await server.query('select * from kind_revision order by kind');
  const query = { operation: 'REFRESH', mode: 'unmarshal' };
  const restoring = callAsBrowser(server.admin, 'restoreSections', {
    query,
    ...fileBody('a.xml', harmlessFile),
  });
  await expect.poll(waiting).toBe(1);
  await take();
  await writer.query('commit');
  expect((await restoring).problem(status).status).toBe(status);
  expect(await server.query('select * from kind_revision order by kind')).toEqual(before);
});

async function withdraw(permission: string): Promise<void> {
  await server.query(`
    update app_user set permissions = (
      select json_agg(held)::text from json_array_elements_text(permissions::json) held where held <> '${permission}'
    )::json where id = 'admin'`);
}
