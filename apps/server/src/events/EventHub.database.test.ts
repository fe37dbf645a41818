import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SignedIn } from '../access/SignedIn.ts';
import { Users } from '../access/Users.ts';
import { registry } from '../kinds/registry.ts';
import type { Database } from '../store/Database.ts';
import type { NoticeListener } from '../store/Notices.ts';
import { openDatabase } from '../store/openDatabase.ts';
import { prepareDatabase } from '../store/prepareDatabase.ts';
import { EventHub } from './EventHub.ts';
import { defaultEventTiming } from './EventTiming.ts';
import { readWatchedUri } from './readWatchedUri.ts';

const ann: SignedIn = {
  ...{ sessionId: 'session', clientId: 'client', loginType: 'password', expiresAt: 0 },
  ...{ userId: 'ann', username: 'ann', userName: 'Ann', permissions: [], hasDemoPassword: false },
};
const roof = readWatchedUri(registry, '/DataSet:Roof');
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: null, dataDir: 'memory://' });
  await prepareDatabase(database, { kinds: ['DataSet'], seed: async () => undefined });
}, 120_000);

afterAll(() => database.close());

/** A hub whose connection for notices comes when the test says so. */
function hubThatDoesNotListen() {
  const opening = Promise.withResolvers<NoticeListener>();
  const notices = { send: async () => undefined, stop: async () => undefined };
  const listen: Database['listen'] = (_channel, listener) => {
    opening.resolve(listener);
    return notices;
  };
  const { queries } = database;
  const hub = new EventHub({
    ...{ database: { queries, listen }, users: new Users(queries), timing: defaultEventTiming, id: 'one' },
    sessions: { attendance: async () => new Map() },
    mostStreams: () => ({ ofSession: 10, ofUser: 10 }),
  });
  return { hub, opening: opening.promise };
}

/** What a stream has sent so far, by the names of events. */
function eventsOf(stream: ReturnType<EventHub['open']>) {
  const sent: string[] = [];
  stream
    .setEncoding('utf8')
    .on('data', (text: string) => sent.push(...(text.match(/(?<=event: )\w+/g) ?? [])));
  return sent;
}

test('the first stream receives the current state once the server receives notifications', async () => {
  const { hub, opening } = hubThatDoesNotListen();
  const sent = eventsOf(hub.open(ann, [roof]));
  const listener = await opening;
  // The database answers while no notification has arrived. An event that did not wait for one would have been sent by now.
  await database.queries.execute('SELECT 1');
  await database.queries.execute('SELECT 1');
  expect(sent).toEqual([]);
  listener.onListening();
  const who = { authorId: 'bob', time: 1, clientTag: null };
  const saved = { is: 'saved', topics: [roof.topic], revision: 1, version: 1, name: 'Roof', ...who };
  listener.onNotice(JSON.stringify(saved));
  await expect.poll(() => sent).toEqual(['current', 'here', 'saved']);
  await hub.close();
});

test('a stream receives the current state where listening does not begin, and a hub that never listened can be closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  try {
    const { hub } = hubThatDoesNotListen();
    const sent = eventsOf(hub.open(ann, [roof]));
    vi.advanceTimersByTime(5_000);
    vi.useRealTimers();
    await expect.poll(() => sent).toContain('current');
    await hub.close();

    const closing = hubThatDoesNotListen().hub;
    closing.open(ann, [roof]);
    await closing.close();
  } finally {
    vi.useRealTimers();
  }
});
