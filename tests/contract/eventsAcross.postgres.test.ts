import { afterEach, expect, test } from 'vitest';
import { createServer } from '../../apps/server/src/index.ts';
import { ApiClient } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';
import type { EventReader } from '../support/contract/EventReader.ts';
import { suiteOptions } from '../support/contract/suiteOptions.ts';

/** Streams of several servers before one database tell the same. */
const eventTiming = { heartbeat: 200, leave: 200 };
const one = useServer({ eventTiming });
const two = useServer({ eventTiming }, one);

const readers: EventReader[] = [];

afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.close()));
});

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

async function change(server: typeof one, name: string, description: string) {
  const path = { dataSetName: name };
  const { etag } = await server.admin.call('getDataSet', { path });
  const headers = { 'if-match': etag, 'x-client-tag': description };
  return server.admin.call('updateDataSet', { path, body: staticSet(name, { description }), headers });
}

test('what is saved on one is told on the other, in its order', async () => {
  await one.admin.call('createDataSet', { body: staticSet('Both') });
  const [here, there] = [await watch(one.viewer, 'Both'), await watch(two.viewer, 'Both')];
  await Promise.all([here.next('here'), there.next('here')]);
  for (let round = 0; round < 10; round += 1) {
    const saved = await change(round % 2 === 0 ? one : two, 'Both', `${round}`);
    const expected = { etag: saved.etag, version: round + 2, clientTag: `${round}` };
    expect(await here.next('saved')).toMatchObject(expected);
    expect(await there.next('saved')).toMatchObject(expected);
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
      let told: unknown;
      while (told !== saved.etag) {
        const { data } = await reader.take();
        if ('etag' in data) told = data.etag;
      }
    }
  }
});

test('a server that stops takes its people with it', async () => {
  const database = { databaseUrl: one.databaseUrl, clock: one.clock.now };
  const third = await createServer({ ...suiteOptions, ...database });
  const origin = await third.listen();
  const reader = await watch(one.admin, 'Roof Covering');
  const guest = await watch(await new ApiClient({ origin }).signIn('viewer'), 'Roof Covering');
  await until(reader, 'viewer', 'admin');
  await third.close();
  await guest.ended;
  await until(reader, 'admin');
});
