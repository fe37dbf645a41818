import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import type { Answer } from '../support/contract/Answer.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { harmlessFile } from '../support/contract/hostileFiles.ts';

/** An engine that runs one transaction after the other by breaking off all but one of those that meet. */
const server = useServer();
const writers = 100;

beforeAll(async () => {
  const name = new URL(server.databaseUrl ?? '').pathname.slice(1);
  await endConnections(`alter database ${name} set default_transaction_isolation = 'serializable'`);
});

/** Of the server's: it opens others, which are as the database is now. */
async function endConnections(before = 'select 1'): Promise<void> {
  const client = new Client({ connectionString: server.databaseUrl ?? '' });
  await client.connect();
  await client.query(before);
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'studio events'`,
  );
  await client.end();
}

/** As a client that retries as long as the answer asks for it; with its key, so that it writes once. */
async function insist<Given extends Answer<'createDataSet'> | Answer<'updateDataSet'>>(
  call: () => Promise<Given>,
): Promise<Given> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answer = await call();
    if (answer.status !== 503) return answer;
  }
  throw new Error('It stayed busy.');
}

async function count(table: string, condition: string): Promise<unknown> {
  const [row] = await server.query(`select count(*)::int as count from ${table} where ${condition}`);
  return row?.['count'];
}

test('the database is as strict as it can be', async () => {
  const [row] = await server.query(`select current_setting('transaction_isolation') as level`);
  expect(row).toEqual({ level: 'serializable' });
});

test('a hundred who create at once are each acknowledged, and write once', async () => {
  const answers = await Promise.all(
    Array.from({ length: writers }, (_, number) => {
      const headers = { 'idempotency-key': `racing ${number}` };
      const body = staticSet(`Racing ${number}`);
      return insist(() => server.admin.call('createDataSet', { body, headers }));
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await count('document', "name like 'Racing %'")).toBe(writers);
  expect(await count('history', "name like 'Racing %'")).toBe(writers);
  expect(await count('audit_entry', "message like '%Racing %'")).toBe(writers);
});

test('of a hundred changes to one version one is made', async () => {
  const { etag } = await server.admin.call('createDataSet', { body: staticSet('Prize') });
  const answers = await Promise.all(
    Array.from({ length: writers }, (_, number) => {
      const headers = { 'if-match': etag, 'idempotency-key': `prize ${number}` };
      const body = staticSet('Prize', { description: `${number}` });
      return insist(() =>
        server.admin.call('updateDataSet', { path: { dataSetName: 'Prize' }, body, headers }),
      );
    }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 412)).toHaveLength(writers - 1);
  expect(await count('history', "name = 'Prize'")).toBe(2);
});

test('one request that is sent ten times at once is made once', async () => {
  const headers = { 'idempotency-key': 'the same' };
  const body = staticSet('Repeated');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => insist(() => server.admin.call('createDataSet', { body, headers }))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await count('history', "name = 'Repeated'")).toBe(1);
});

test('people who sign in, look around and sign out at once, and those who write besides, are all served', async () => {
  const path = { dataSetName: 'US States' };
  // Two of each user: more sign-ins at once would be taken for guesses.
  const visitors = ['admin', 'author', 'viewer', 'admin', 'author', 'viewer'];
  const visits = visitors.map(async (name) => {
    const visitor = await server.anyone.signIn(name);
    server.clock.advance(31_000);
    const looks = Array.from({ length: 5 }, () => visitor.call('getDataSet', { path }));
    for (const { status } of await Promise.all(looks)) expect(status).toBe(200);
    expect((await visitor.call('refreshSession')).status).toBe(200);
    expect((await visitor.call('signOut')).status).toBe(204);
  });
  const dictionaries = Array.from({ length: 4 }, () => server.admin.call('generateDataDictionary'));
  const plans = Array.from({ length: 4 }, () =>
    callAsBrowser(server.admin, 'restoreSections', {
      query: { operation: 'REFRESH', mode: 'plan' },
      ...fileBody('a.xml', harmlessFile),
    }),
  );
  for (const { status } of await Promise.all(dictionaries)) expect(status).toBe(201);
  for (const { status } of await Promise.all(plans)) expect(status).toBe(200);
  await Promise.all(visits);
});

test('a connection that is lost ends no process, and the next writes find others', async () => {
  for (let round = 0; round < 3; round += 1) {
    await endConnections();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, number) =>
        server.admin.call('createDataSet', { body: staticSet(`Round ${round}, ${number}`) }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  }
});
