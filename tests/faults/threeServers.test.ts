import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { defaultEventTiming } from '../../apps/server/src/events/EventTiming.ts';
import type { ApiClient } from '../support/contract/ApiClient.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';
import type { EventReader } from '../support/contract/EventReader.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { dataSetElement, initializationFile, section } from '../support/contract/hostileFiles.ts';
import { waitUntil } from '../support/waitUntil.ts';
import type { Beats } from './Beats.ts';
import { Cluster } from './Cluster.ts';
import { shareOf } from './effort.ts';
import { findContradictions } from './inspectStore.ts';
import { OwnSets } from './OwnSets.ts';

/**
 * Two seconds are promised. They are counted in the signs of life of the servers that are left, which each of them gives every
 * 400 ms by its own timer: a busy machine holds these up as it does everything else, and the test's own clock decides nothing.
 */
const promisedBeats = 2000 / defaultEventTiming.pulse;
/** Only what never becomes right takes so long. */
const deadlineMs = 60_000;
const restoredSets = 1_500;

const modes = [
  { how: 'listen', env: {}, isolation: 'read committed' },
  { how: 'look, all transactions serializable', env: { STUDIO_EVENTS: 'poll' }, isolation: 'serializable' },
] as const;

test.each(shareOf(modes, 1))(
  'one of three servers is killed amid writes and a restore: $how',
  async (mode) => {
    await using cluster = await Cluster.start(mode);
    await using beats = await cluster.beats();
    const { one, two, three } = cluster;
    const [admin, other, doomed] = [
      await Cluster.signIn(one, 'admin'),
      await Cluster.signIn(two, 'admin'),
      await Cluster.signIn(three, 'admin'),
    ];
    const writers = [admin, other, doomed].map(
      (client, at) =>
        new OwnSets(
          client,
          ['a', 'b', 'c'].map((letter) => `Set ${letter} of ${at}`),
        ),
    );
    for (const writer of writers) await writer.create();
    const names = writers.flatMap((writer) => writer.names);
    const uris = names.map((name) => `/DataSet:${name}`);
    const readers = [
      await (await Cluster.signIn(one, 'viewer')).watch(uris),
      await (await Cluster.signIn(two, 'viewer')).watch(uris),
    ];
    const guest = async () => {
      const { ended } = await (await Cluster.signIn(three, 'author')).watch(uris.slice(0, 1));
      // The connection breaks with the server.
      ended.catch(() => undefined);
    };

    await race([admin, other, doomed]);

    // Amid writes.
    await guest();
    await seen(readers, 'author', 'viewer');
    const running = writers.map((writer) => writer.run());
    await until('Writes', () => writers.every(({ saves }) => saves > 10));
    const settling = { cluster, beats, clients: [admin, other], readers };
    const measured = [await settle(settling, () => three.kill())];
    for (const writer of writers) writer.stop();
    await Promise.all(running);
    const afterWrites = beats.now;
    await allSaved(readers, writers);
    expect(beats.since(afterWrites), 'signs of life until each save was sent').toBeLessThanOrEqual(
      promisedBeats,
    );
    expect(findContradictions(await cluster.content())).toEqual([]);
    expect(await lost(cluster, writers)).toEqual([]);

    // Amid a restore.
    await three.restart();
    const again = await Cluster.signIn(three, 'admin');
    const start = performance.now();
    expect((await restore(again, 'First')).body(200).isDone).toBe(true);
    const whole = performance.now() - start;
    for (const part of [0.4, 0.8]) {
      if (part > 0.4) await three.restart();
      const client = await Cluster.signIn(three, 'admin');
      await guest();
      await seen(readers, 'author', 'viewer');
      const answer = restore(client, `Part ${part}`).then(
        ({ status }) => status,
        () => null,
      );
      await delay(whole * part);
      measured.push(await settle(settling, () => three.kill()));
      const stored = await cluster.names(`Part ${part}`);
      expect([0, restoredSets]).toContain(stored.length);
      if ((await answer) === 200) expect(stored).toHaveLength(restoredSets);
      for (const writer of writers.slice(0, 2)) await writer.save(writer.names[0] ?? '');
    }
    await allSaved(readers, writers);
    expect(findContradictions(await cluster.content())).toEqual([]);
    expect(await lost(cluster, writers)).toEqual([]);
    console.info(`${mode.how}: right on the others after ${measured.join(', ')}`);
  },
);

/** Saves one version by all servers at once, again and again: one of them wins each time. */
async function race(clients: readonly ApiClient[]): Promise<void> {
  const path = { dataSetName: 'Torn' };
  let { etag } = await (clients[0] ?? expect.fail()).call('createDataSet', { body: staticSet('Torn') });
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(
      clients.map((client, at) => {
        const body = staticSet('Torn', { description: `${round} by ${at}` });
        return client.call('updateDataSet', { path, body, headers: { 'if-match': etag } });
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
    ({ etag } = answers.find(({ status }) => status === 200) ?? expect.fail());
  }
}

function restore(client: ApiClient, prefix: string) {
  const elements = Array.from({ length: restoredSets }, (_, index) => dataSetElement(`${prefix} ${index}`));
  const file = fileBody('a.dbinit', initializationFile(section('Data Sets', ...elements)));
  return callAsBrowser(client, 'restoreSections', {
    query: { operation: 'REFRESH', mode: 'unmarshal' },
    ...file,
  });
}

/** Waits until each stream has been sent that these are there, and no others. */
async function seen(readers: readonly EventReader[], ...ids: string[]): Promise<void> {
  await until(`The presence of ${ids.join(', ')}`, () =>
    readers.every((reader) => present(reader) === ids.join()),
  );
}

/** Who was there at the first object in the last message of a stream. */
function present({ events }: EventReader): string | undefined {
  const [first] = events;
  const here = events.findLast((event) => event.name === 'here' && event.data.uri === first?.data.uri);
  return here?.name === 'here'
    ? here.data.people
        .map(({ userId }) => userId)
        .toSorted()
        .join()
    : undefined;
}

interface Settling {
  cluster: Cluster;
  beats: Beats;
  clients: readonly ApiClient[];
  readers: readonly EventReader[];
}

/**
 * Kills, and expects the servers that are left to list what is stored, and to show no users of the one that is gone, within the signs
 * of life that they give in two seconds.
 * @returns how many these were, and milliseconds of the test's clock, for people
 */
async function settle(
  { cluster, beats, clients, readers }: Settling,
  kill: () => Promise<void>,
): Promise<string> {
  const start = performance.now();
  const place = beats.now;
  await kill();
  const gone = async () => {
    await seen(readers, 'viewer');
    return beats.since(place);
  };
  const listed = async (client: ApiClient) => {
    const attempt = async () => {
      const asked = beats.since(place);
      const before = await cluster.names('');
      expect(await list(client)).toEqual(before);
      return asked;
    };
    return waitUntil(attempt, { what: 'The list', deadlineMs });
  };
  const needed = await Promise.all([gone(), ...clients.map(listed)]);
  expect(needed[0], 'heartbeats that were received').toBeGreaterThan(0);
  expect(Math.max(...needed), 'signs of life until people and lists were right').toBeLessThanOrEqual(
    promisedBeats,
  );
  return `${Math.max(...needed)} signs of life (${Math.round(performance.now() - start)} ms)`;
}

/** The names of all data sets, page by page. */
async function list(client: ApiClient): Promise<string[]> {
  const names: string[] = [];
  for (;;) {
    const query = { filterUri: '/DataSet', sortBy: 'name', startIndex: names.length, numberOfRows: 500 };
    const { records, totalRecords } = (await client.call('listDataSets', { query })).body(200);
    names.push(...records.map(({ name }) => name));
    if (records.length === 0 || names.length >= totalRecords) return names.toSorted();
  }
}

/** Waits until each stream has received every acknowledged save, once and in order. */
async function allSaved(readers: readonly EventReader[], writers: readonly OwnSets[]): Promise<void> {
  for (const [name, versions] of writers.flatMap(({ acknowledged }) => [...acknowledged])) {
    const etags = versions.slice(1).map(({ etag }) => etag);
    for (const reader of readers) {
      await until(`The saves of ${name}`, () => savesOf(reader, name).includes(etags.at(-1) ?? ''));
      expect(savesOf(reader, name).slice(0, etags.length)).toEqual(etags);
      expect(savesOf(reader, name).length).toBeLessThanOrEqual(etags.length + 1);
    }
  }
}

function savesOf({ events }: EventReader, of: string): string[] {
  return events.flatMap(({ name, data }) =>
    name === 'saved' && data.uri === `/DataSet:${of}` ? data.etag : [],
  );
}

/** Acknowledged saves that history does not have. */
async function lost(cluster: Cluster, writers: readonly OwnSets[]): Promise<string[]> {
  const { history } = await cluster.content();
  const kept = new Set(
    history.map((row) => `${row.name} "${row.version}.${row.revision}" ${row.after?.['description']}`),
  );
  return writers
    .flatMap(({ acknowledged }) => [...acknowledged])
    .flatMap(([name, versions]) => versions.map(({ etag, description }) => `${name} ${etag} ${description}`))
    .filter((version) => !kept.has(version));
}

function until(what: string, isSo: () => boolean): Promise<void> {
  const attempt = async () => {
    if (!isSo()) throw new Error('Not yet.');
  };
  return waitUntil(attempt, { what, deadlineMs, pollMs: 20 });
}
