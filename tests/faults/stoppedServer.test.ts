import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { ApiClient } from '../support/contract/ApiClient.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';
import { originOf, spawnServer } from '../support/contract/spawnServer.ts';
import { makeDataFolder } from '../support/dataFolder.ts';
import type { ServerProcess } from '../support/ServerProcess.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { Random } from './Random.ts';
import { Workload } from './Workload.ts';

const dataDir = makeDataFolder('studio-stopped-');

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function start(): Promise<{ server: ServerProcess; client: ApiClient }> {
  const server = spawnServer(dataDir);
  const origin = await originOf(server);
  return { server, client: await new ApiClient({ origin }).signIn('admin') };
}

function signal({ pid }: ServerProcess, name: NodeJS.Signals): void {
  if (pid === undefined) throw new Error('The server does not run.');
  process.kill(pid, name);
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s amid writes: what was acknowledged stays, and the exit code is 0',
  async (name) => {
    const workload = new Workload(new Random(1));
    const { server, client } = await start();
    const reached = workload.acknowledge(30);
    const writing = workload.run(client).catch(expectStopping);
    await Promise.race([reached, writing]);
    signal(server, name);
    expect(await server.ended).toBe('ended with exit code 0');
    await writing;

    const { server: again, client: reader } = await start();
    const faults = await Promise.all(workload.slots.map((slot) => slot.reconcile(reader)));
    expect(faults.flat()).toEqual([]);
    for (const { acknowledged } of workload.slots) {
      if (acknowledged === null) continue;
      const query = { dataSetName: acknowledged.body.name };
      (await reader.call('deleteDataSet', { query, headers: { 'if-match': acknowledged.etag } })).body(204);
    }
    await again.end('SIGTERM');
  },
);

/** A server that stops may still answer that it does. */
function expectStopping(error: unknown): void {
  if (!String(error).includes('503')) throw error;
}

test('a request under way when the server is stopped is answered, and new ones are refused', async () => {
  const { server, client } = await start();
  const body = JSON.stringify(staticSet('Last words'));
  const call = openRequest(client, body);
  await once(call, 'continue');
  call.write(body.slice(0, 40));

  signal(server, 'SIGTERM');
  await waitUntil(() => expectRefused(client.origin), { what: 'Refusing connections', deadlineMs: 10_000 });
  expect(server.ending).toBeUndefined();

  call.end(body.slice(40));
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(201);
  expect(await server.ended).toBe('ended with exit code 0');

  const { server: again, client: reader } = await start();
  expect((await reader.call('getDataSet', { path: { dataSetName: 'Last words' } })).status).toBe(200);
  await again.end('SIGTERM');
});

/** Begins a creation; the server says 100 Continue once it has the headers. */
function openRequest({ origin, loginToken, clientId }: ApiClient, body: string): ClientRequest {
  return request(`${origin}/rest/DataSet`, {
    method: 'POST',
    agent: false,
    headers: {
      expect: '100-continue',
      cookie: `studioLogin=${loginToken}`,
      'x-client-id': clientId,
      'x-console-type': 'studio',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  }).on('socket', (socket) => socket.setNoDelay());
}

async function expectRefused(origin: string): Promise<void> {
  const answer = await fetch(`${origin}/health`).catch(() => undefined);
  await answer?.body?.cancel();
  if (answer?.ok) throw new Error('The server still answers.');
}

test('a client that never finishes its request does not keep the server from stopping', async () => {
  const { server, client } = await start();
  const body = JSON.stringify(staticSet('Never finished'));
  const call = openRequest(client, body);
  const broken = once(call, 'error');
  await once(call, 'continue');
  call.write(body.slice(0, 40));
  await server.end('SIGTERM', 30_000);
  expect(server.ending).toContain('exit code 0');
  expect(await broken).toMatchObject([{ code: 'ECONNRESET' }]);

  const { server: again, client: reader } = await start();
  const path = { dataSetName: 'Never finished' };
  expect((await reader.call('getDataSet', { path })).status).toBe(404);
  await again.end('SIGTERM');
});

test('streams of events end when the server is stopped, and do not hold it up', async () => {
  const { server, client } = await start();
  const reader = await client.watch(['/DataSet:Peril']);
  await reader.next('here');
  const before = Date.now();
  await server.end('SIGTERM', 30_000);
  expect(server.ending).toContain('exit code 0');
  expect(Date.now() - before).toBeLessThan(5000);
  await reader.ended;
});

test('a second server on the same directory is refused with a reason, and the first goes on', async () => {
  const { server, client } = await start();
  const second = spawnServer(dataDir);
  expect(await second.ended).toMatch(/exit code [1-9]/);
  expect(second.output).toContain(dataDir);
  expect(second.output).toContain(`in use by process ${server.pid}`);
  expect(second.output).not.toMatch(/\n\s+at /);
  expect((await client.call('createDataSet', { body: staticSet('Undisturbed') })).status).toBe(201);
  await server.end('SIGTERM');
});

test('a directory that a killed server left behind is taken over', async () => {
  const { server, client } = await start();
  expect((await client.call('createDataSet', { body: staticSet('Left behind') })).status).toBe(201);
  await server.end('SIGKILL');
  const { server: again, client: reader } = await start();
  expect((await reader.call('getDataSet', { path: { dataSetName: 'Left behind' } })).status).toBe(200);
  await again.end('SIGTERM');
});

test('while a demo user has the demo password, other machines are not let in', async () => {
  const server = spawnServer(dataDir, { HOST: '0.0.0.0' });
  expect(await server.ended).toMatch(/exit code [1-9]/);
  expect(server.output).toContain('admin, author, viewer');
  expect(server.output).not.toContain('ready');
});

test('settings that make no sense are all named at once', async () => {
  const server = spawnServer(dataDir, {
    PORT: 'eighty',
    STUDIO_SESSION_MINUTES: '0',
    STUDIO_DEMO: 'perhaps',
    DATABASE_URL: 'mysql://x',
  });
  expect(await server.ended).toMatch(/exit code [1-9]/);
  for (const name of ['PORT', 'STUDIO_SESSION_MINUTES', 'STUDIO_DEMO', 'DATABASE_URL']) {
    expect(server.output).toContain(name);
  }
});
