import { afterEach, describe, expect, test } from 'vitest';
import { createServer } from '../../apps/server/src/index.ts';
import { ApiClient } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';
import type { EventReader } from '../support/contract/EventReader.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { suiteOptions } from '../support/contract/suiteOptions.ts';

const eventTiming = { heartbeat: 200, leave: 200, pulse: 150 };
const readers: EventReader[] = [];

afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.close()));
});

type Server = ReturnType<typeof useServer>;

async function watch(user: ApiClient, name: string): Promise<EventReader> {
  const reader = await user.watch([`/DataSet:${name}`]);
  readers.push(reader);
  return reader;
}

async function until(reader: EventReader, ...ids: string[]) {
  const isRight = ({ people }: { people: { userId: string }[] }) =>
    people.map(({ userId }) => userId).join() === ids.join();
  return (await reader.until('here', isRight)).people;
}

const hasTwoSessions = ({ people }: { people: { sessions: number }[] }) => people[0]?.sessions === 2;

async function change(server: Server, name: string, description: string) {
  const path = { dataSetName: name };
  const { etag } = await server.admin.call('getDataSet', { path });
  const headers = { 'if-match': etag, 'x-client-tag': description };
  return server.admin.call('updateDataSet', { path, body: staticSet(name, { description }), headers });
}

/** Streams of several servers before one database tell the same. */
describe.each(['listen', 'poll'] as const)('servers that %s', (events) => {
  const one = useServer({ eventTiming, events });
  const two = useServer({ eventTiming, events }, one);

  test('what is saved on one is sent on the other, in its order', async () => {
    await one.admin.call('createDataSet', { body: staticSet('Both') });
    const [here, there] = [await watch(one.viewer, 'Both'), await watch(two.viewer, 'Both')];
    // Each sees the reader of the other: both servers listen. What is saved before is sent as the current state, and not as saved.
    await Promise.all([here, there].map((reader) => reader.until('here', hasTwoSessions)));
    for (let round = 0; round < 10; round += 1) {
      const saved = await change(round % 2 === 0 ? one : two, 'Both', `${round}`);
      const expected = { etag: saved.etag, version: round + 2, clientTag: `${round}` };
      expect(await here.next('saved')).toMatchObject(expected);
      expect(await there.next('saved')).toMatchObject(expected);
    }
  });

  test('a client that watches a kind on one is notified of saves on the other', async () => {
    const reader = await one.viewer.watch(['/DataSet', '/Permission']);
    readers.push(reader);
    const isOfSets = ({ uri }: { uri: string }) => uri === '/DataSet';
    const { revision } = await reader.until('kind', isOfSets);
    for (let round = 1; round <= 3; round += 1) {
      const { etag } = await two.admin.call('createDataSet', { body: staticSet(`Of a kind ${round}`) });
      const expected = { uri: '/DataSet', revision: revision + round, etag };
      expect(await reader.until('kind', isOfSets)).toEqual(expected);
    }
  });

  test('people at one are seen at the other, come and go', async () => {
    const reader = await watch(one.admin, 'Peril');
    await until(reader, 'admin');
    const author = await watch(two.author, 'Peril');
    await until(author, 'author', 'admin');
    await until(reader, 'author', 'admin');
    const again = await two.anyone.signIn('admin');
    await watch(again, 'Peril');
    expect((await reader.until('here', ({ people }) => people[1]?.sessions === 2)).people).toHaveLength(2);
    await author.close();
    await until(reader, 'admin');
  });

  test('a server that stops takes its people with it', async () => {
    const database = { databaseUrl: one.databaseUrl, clock: one.clock.now, eventTiming, events };
    const third = await createServer({ ...suiteOptions, ...database });
    const origin = await third.listen();
    const reader = await watch(one.admin, 'Roof Covering');
    const guest = await watch(await new ApiClient({ origin }).signIn('viewer'), 'Roof Covering');
    await until(reader, 'viewer', 'admin');
    await third.close();
    await guest.ended;
    await until(reader, 'admin');
  });

  test('what is renamed, deleted and made again on one is sent on the other', async () => {
    const created = await one.admin.call('createDataSet', { body: staticSet('Before') });
    const reader = await watch(two.viewer, 'Before');
    await reader.next('here');
    const path = { dataSetName: 'Before' };
    const headers = { 'if-match': created.etag };
    const renamed = await one.admin.call('updateDataSet', { path, body: staticSet('After'), headers });
    expect(await reader.next('saved')).toMatchObject({
      uri: '/DataSet:Before',
      name: 'After',
      etag: renamed.etag,
    });
    const anew = await one.admin.call('createDataSet', { body: staticSet('Before') });
    expect(await reader.next('saved')).toMatchObject({ name: 'Before', etag: anew.etag });
    const query = { dataSetName: 'Before' };
    await one.admin.call('deleteDataSet', {
      query,
      headers: { 'if-match': anew.etag, 'x-client-tag': 'mine' },
    });
    expect(await reader.next('deleted')).toMatchObject({ authorId: 'admin', clientTag: 'mine' });
  });

  test('many changes at once on one are sent on the other as the current state', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Many ${index}`);
    for (const name of names) await one.admin.call('createDataSet', { body: staticSet(name) });
    const file = await one.admin.call('exportDataSets', { body: { ids: names } });
    for (const name of names) await change(one, name, 'Changed');
    const reader = await watch(two.viewer, 'Many 7');
    await reader.next('here');
    const query = { operation: 'REFRESH', mode: 'unmarshal' };
    const restored = await callAsBrowser(one.admin, 'restoreSections', {
      query,
      ...fileBody('a.dbinit', file.text),
    });
    expect(restored.body(200).isDone).toBe(true);
    const now = await one.viewer.call('getDataSet', { path: { dataSetName: 'Many 7' } });
    expect(await reader.next('current')).toMatchObject({
      uri: '/DataSet:Many 7',
      name: 'Many 7',
      etag: now.etag,
    });
  });
});

describe('servers that listen', () => {
  const one = useServer({ eventTiming });
  const two = useServer({ eventTiming }, one);

  test('a server that was cut off from the database makes up for what it has missed', async () => {
    await one.admin.call('createDataSet', { body: staticSet('Cut off') });
    const [here, there] = [await watch(one.viewer, 'Cut off'), await watch(two.author, 'Cut off')];
    await until(here, 'author', 'viewer');
    await until(there, 'author', 'viewer');
    for (let round = 0; round < 3; round += 1) {
      await one.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'studio events'`,
      );
      const saved = await change(two, 'Cut off', `${round}`);
      for (const reader of [here, there]) {
        let latest: unknown;
        while (latest !== saved.etag) {
          const { data } = await reader.take();
          if ('etag' in data) latest = data.etag;
        }
      }
    }
  });

  test('whatever anybody says in the channel harms no server, and streams go on', async () => {
    const { etag } = await one.admin.call('createDataSet', { body: staticSet('Spoofed') });
    const [here, there] = [await watch(one.viewer, 'Spoofed'), await watch(two.viewer, 'Spoofed')];
    await Promise.all([here.next('here'), there.next('here')]);
    const notices = [
      '',
      'hello',
      'x'.repeat(7999),
      '['.repeat(7999),
      'null',
      '{"is":"saved"}',
      '{"is":"here","from":1}',
    ];
    for (const text of [...notices, '{"__proto__":{"is":"many"}}', '{"is":"constructor"}']) {
      await one.query(`select pg_notify('studio_events', '${text}')`);
    }
    const saved = await change(two, 'Spoofed', 'New');
    for (const reader of [here, there])
      expect(await reader.next('saved')).toMatchObject({ etag: saved.etag });
    expect(here.events.filter(({ name }) => name === 'current')).toMatchObject([
      { name: 'current', data: { uri: '/DataSet:Spoofed', name: 'Spoofed', etag } },
    ]);
  });

  test('what was sent wrong is corrected after a notice that cannot be read', async () => {
    await one.admin.call('createDataSet', { body: staticSet('Unannounced') });
    const reader = await watch(two.viewer, 'Unannounced');
    await reader.next('here');
    await one.query(`update document set version = 7 where name = 'Unannounced'`);
    await one.query(`select pg_notify('studio_events', 'of another release')`);
    expect((await reader.next('current')).etag).toMatch(/^"7\./);
  });
});
