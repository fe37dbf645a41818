import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queries } from '../../apps/server/src/store/Database.ts';
import { openPostgres } from '../../apps/server/src/store/openPostgres.ts';
import { runTransaction } from '../../apps/server/src/store/runTransaction.ts';
import { ApiClient } from '../support/contract/ApiClient.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';
import { originOf, spawnServer } from '../support/contract/spawnServer.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import type { ServerProcess } from '../support/ServerProcess.ts';
import { SilentProxy } from '../support/SilentProxy.ts';

/** Connections to PostgreSQL that stay open and on which nothing comes any more. */
let postgres: Postgres;
let databaseUrl: string;

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase();
});

afterAll(() => postgres.stop());

interface Studio extends AsyncDisposable {
  server: ServerProcess;
  proxy: SilentProxy;
  client: ApiClient;
}

/** A server whose way to the database leads through a proxy. */
async function startBehindProxy(): Promise<Studio> {
  const { hostname: host, port } = new URL(databaseUrl);
  const proxy = await SilentProxy.start({ host, port: Number(port) });
  const url = new URL(databaseUrl);
  url.port = String(proxy.port);
  const server = spawnServer('', { DATABASE_URL: url.href });
  const client = await new ApiClient({ origin: await originOf(server) }).signIn('admin');
  const dispose = async () => {
    await server.end('SIGKILL');
    await proxy[Symbol.asyncDispose]();
  };
  return { server, proxy, client, [Symbol.asyncDispose]: dispose };
}

/** The different statuses of so many lists and one `/health` at the same time. */
async function statuses(client: ApiClient, lists: number): Promise<number[]> {
  const paths = ['/health', ...Array.from({ length: lists }, () => '/rest/DataSet/filter')];
  const answers = await Promise.all(paths.map((path) => client.send('GET', path)));
  return [...new Set(answers.map(({ status }) => status))];
}

/** What everybody waits for who writes. */
async function holdWrites(): Promise<Client> {
  const holder = new Client({ connectionString: databaseUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select * from kind_revision for update');
  return holder;
}

/** How many statements wait for a lock. */
async function waiting(holder: Client): Promise<number> {
  const { rows } = await holder.query(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return (rows[0] as { count: number }).count;
}

test('when all connections of the pool fall silent, calls are refused for some seconds at most, and served again by new ones', async () => {
  await using studio = await startBehindProxy();
  const { proxy, client, server } = studio;
  expect(await statuses(client, 80)).toEqual([200]);
  proxy.forget();
  expect([200, 503]).toEqual(expect.arrayContaining(await statuses(client, 20)));
  expect(await statuses(client, 80)).toEqual([200]);
  await server.end('SIGTERM', 30_000);
  expect(server.ending).toContain('exit code 0');
});

test('a statement that the database works on for long is not taken for one that got lost', async () => {
  const database = await openPostgres(databaseUrl);
  const work = (tx: Queries) => tx.execute('select pg_sleep(9)');
  await expect(runTransaction(database.queries, work)).resolves.toBeDefined();
  await database.close();
});

test('a write whose connection falls silent on the way is refused, and no connection stays taken', async () => {
  await using studio = await startBehindProxy();
  const { proxy, client } = studio;
  const holder = await holdWrites();
  const saving = client.call('createDataSet', { body: staticSet('Silenced') });
  await expect.poll(() => waiting(holder), { timeout: 10_000 }).toBe(1);
  proxy.forget();
  await holder.query('rollback');
  await holder.end();
  expect((await saving).problem(503).type).toBe('/problems/unavailable');
  expect((await client.call('createDataSet', { body: staticSet('Loud') })).status).toBe(201);
}, 120_000);

test('while the database is not to be reached at all calls are refused, and served again as soon as it is', async () => {
  await using studio = await startBehindProxy();
  const { proxy, client } = studio;
  expect(await statuses(client, 20)).toEqual([200]);
  proxy.forget({ forgetsNew: true });
  expect(await statuses(client, 20)).toEqual([503]);
  proxy.recover();
  expect(await statuses(client, 20)).toEqual([200]);
});

test('a server that waits for a silent database ends when it is asked to', async () => {
  await using studio = await startBehindProxy();
  const { proxy, client, server } = studio;
  const holder = await holdWrites();
  const saving = client
    .call('createDataSet', { body: staticSet('Never saved') })
    .catch((error: unknown) => error);
  await expect.poll(() => waiting(holder), { timeout: 10_000 }).toBe(1);
  proxy.forget({ forgetsNew: true });
  await server.end('SIGTERM', 20_000);
  expect(server.ending).toContain('exit code 0');
  expect(await saving).toBeInstanceOf(Error);
  await holder.query('rollback');
  await holder.end();
});
