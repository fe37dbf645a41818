import { afterEach, expect, test } from 'vitest';
import type { ApiClient } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { type DataSetWrite, staticSet } from '../support/contract/dataSetBodies.ts';
import type { EventReader } from '../support/contract/EventReader.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { waitUntil } from '../support/waitUntil.ts';

/** Events of changes of objects, as they happen. */
const server = useServer({ eventTiming: { heartbeat: 150, leave: 150, pulse: 100 } });

const readers: EventReader[] = [];

/** Of an object that was not deleted. */
const undeleted = { author: null, authorId: null, time: null };
const nothing = { name: null, etag: null, ...undeleted };

afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.close()));
});

async function watch(user: ApiClient, ...names: string[]): Promise<EventReader> {
  const reader = await user.watch(names.map(uriOf));
  readers.push(reader);
  return reader;
}

function uriOf(name: string): string {
  return `/DataSet:${name}`;
}

function create(body: DataSetWrite, user = server.admin, tag?: string) {
  return user.call('createDataSet', { body, headers: { 'x-client-tag': tag } });
}

function save(dataSetName: string, etag: string, body: DataSetWrite, user = server.admin, tag?: string) {
  const headers = { 'if-match': etag, 'x-client-tag': tag };
  return user.call('updateDataSet', { path: { dataSetName }, body, headers });
}

function remove(dataSetName: string, etag: string, tag?: string) {
  const headers = { 'if-match': etag, 'x-client-tag': tag };
  return server.admin.call('deleteDataSet', { query: { dataSetName }, headers });
}

function namesIn(people: readonly { userId: string }[]): string[] {
  return people.map(({ userId }) => userId);
}

test('the stream is one that no cache and no proxy holds back', async () => {
  const reader = await server.viewer.watch([uriOf('US States')], { 'accept-encoding': 'br, gzip' });
  readers.push(reader);
  expect(reader.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  expect(reader.headers['content-encoding']).toBeUndefined();
  await waitUntil(async () => expect(reader.comments).toBeGreaterThan(2), {
    what: 'Heartbeats',
    deadlineMs: 5000,
  });
});

test('first comes the current state of each object, then who has it open', async () => {
  const { etag } = await create(staticSet('Standing'));
  const reader = await watch(server.viewer, 'Standing', 'Never made');
  expect(await reader.next('current')).toEqual({
    uri: uriOf('Standing'),
    name: 'Standing',
    etag,
    ...undeleted,
  });
  expect(await reader.next('current')).toEqual({ uri: uriOf('Never made'), ...nothing });
  const self = { userId: 'viewer', name: expect.any(String), sessions: 1, isSelf: true };
  expect(await reader.next('here')).toEqual({ uri: uriOf('Standing'), people: [self] });
  expect(await reader.next('here')).toEqual({ uri: uriOf('Never made'), people: [self] });
});

test('a save is sent to the clients that watch, with who, when and by which editor', async () => {
  const { etag } = await create(staticSet('Watched'));
  const [mine, theirs] = [await watch(server.admin, 'Watched'), await watch(server.author, 'Watched')];
  await Promise.all([mine.next('here'), theirs.next('here')]);
  const body = staticSet('Watched', { description: 'New' });
  const saved = await save('Watched', etag, body, server.author, 'editor-1');
  const expected = {
    ...{ uri: uriOf('Watched'), name: 'Watched', etag: saved.etag, version: 2 },
    ...{
      author: 'Jon Vega',
      authorId: 'author',
      time: saved.body(200).timeLastModified,
      clientTag: 'editor-1',
    },
  };
  expect(await mine.next('saved')).toEqual(expected);
  expect(await theirs.next('saved')).toEqual(expected);
  const again = await save('Watched', saved.etag, staticSet('Watched'));
  expect(await mine.next('saved')).toMatchObject({ etag: again.etag, version: 3, clientTag: null });
});

test('what changes nothing, is refused, or is only repeated is not sent', async () => {
  const { etag } = await create(staticSet('Quiet'));
  const reader = await watch(server.viewer, 'Quiet');
  await reader.next('here');
  await save('Quiet', etag, staticSet('Quiet'));
  await save('Quiet', '"0.0"', staticSet('Quiet', { description: 'Refused' }));
  const headers = { 'if-match': etag, 'idempotency-key': 'quiet-1' };
  const input = {
    path: { dataSetName: 'Quiet' },
    body: staticSet('Quiet', { description: 'Once' }),
    headers,
  };
  const saved = await server.admin.call('updateDataSet', input);
  await server.admin.call('updateDataSet', input);
  const last = await save('Quiet', saved.etag, staticSet('Quiet', { description: 'Last' }));
  expect((await reader.next('saved')).etag).toBe(saved.etag);
  expect((await reader.next('saved')).etag).toBe(last.etag);
  expect(reader.events.filter(({ name }) => name === 'saved')).toHaveLength(2);
});

test('a renaming is sent under the old name and under the new one', async () => {
  const { etag } = await create(staticSet('Old name'));
  const reader = await watch(server.viewer, 'Old name', 'New name');
  await reader.next('here');
  const renamed = await save('Old name', etag, staticSet('New name'));
  const events = [await reader.next('saved'), await reader.next('saved')];
  expect(new Set(events.map(({ uri }) => uri))).toEqual(new Set([uriOf('Old name'), uriOf('New name')]));
  for (const event of events)
    expect(event).toMatchObject({ name: 'New name', etag: renamed.etag, version: 2 });
  const late = await watch(server.viewer, 'Old name');
  expect(await late.next('current')).toEqual({
    uri: uriOf('Old name'),
    name: 'New name',
    etag: renamed.etag,
    ...undeleted,
  });
});

test('a deletion is sent, and that the name is back', async () => {
  const { etag } = await create(staticSet('Mortal'));
  const reader = await watch(server.viewer, 'Mortal');
  await reader.next('here');
  await remove('Mortal', etag, 'editor-2');
  const deleted = { uri: uriOf('Mortal'), authorId: 'admin', clientTag: 'editor-2' };
  const received = await reader.next('deleted');
  expect(received).toMatchObject(deleted);
  const late = await watch(server.viewer, 'Mortal');
  const { clientTag: _, ...afterwards } = received;
  expect(await late.next('current')).toEqual({ ...afterwards, name: null, etag: null });
  await late.next('here');
  const anew = await create(staticSet('Mortal'));
  expect(await reader.next('saved')).toMatchObject({ etag: anew.etag, version: 1 });
  expect(await late.next('saved')).toMatchObject({ etag: anew.etag });
});

test('an id that no object has can be watched: there those meet who have a whole kind open', async () => {
  const uri = '/ConfiguredFile:studio';
  const [mine, theirs] = [
    await server.admin.watch([uri]),
    await server.viewer.watch([uri, '/ConfiguredFile']),
  ];
  readers.push(mine, theirs);
  expect(await mine.next('current')).toEqual({ uri, ...nothing });
  for (const reader of [mine, theirs]) {
    const { people } = await reader.until('here', (event) => event.people.length === 2);
    expect(namesIn(people).toSorted()).toEqual(['admin', 'viewer']);
  }
});

test('names of any kind can be watched', async () => {
  for (const name of ['a:b', '100% & more?', 'a/b#c', 'Ünïcødé 日本語 🏠', 'x'.repeat(1000)]) {
    const { etag } = await create(staticSet(name));
    const reader = await watch(server.viewer, name);
    expect(await reader.next('current'), name).toEqual({ uri: uriOf(name), name, etag, ...undeleted });
    await reader.next('here');
    const saved = await save(name, etag, staticSet(name, { description: 'New' }));
    expect(await reader.next('saved')).toMatchObject({ uri: uriOf(name), name, etag: saved.etag });
  }
});

test('people see each other come and go, one entry a person', async () => {
  const reader = await watch(server.admin, 'US States');
  const there = async (...ids: string[]) =>
    (await reader.until('here', ({ people }) => namesIn(people).join() === ids.join())).people;
  await there('admin');
  const author = await watch(server.author, 'US States', 'Peril');
  expect(await there('author', 'admin')).toMatchObject([{ isSelf: false }, { isSelf: true }]);
  const second = await server.anyone.signIn('author');
  const other = await watch(second, 'US States');
  expect((await reader.until('here', ({ people }) => people[0]?.sessions === 2)).people).toHaveLength(2);
  const tab = await watch(server.author, 'US States');
  await tab.next('here');
  await Promise.all([author.close(), other.close()]);
  expect((await reader.until('here', ({ people }) => people[0]?.sessions === 1)).people).toHaveLength(2);
  await tab.close();
  await there('admin');
});

test('a user who reloads the page is there all the time', async () => {
  const reader = await watch(server.admin, 'Roof Covering');
  await reader.until('here', ({ people }) => people.length === 1);
  const before = await watch(server.author, 'Roof Covering');
  await reader.until('here', ({ people }) => people.length === 2);
  await before.close();
  const after = await watch(server.author, 'Roof Covering');
  await after.next('here');
  const viewer = await watch(server.viewer, 'Roof Covering');
  await viewer.next('here');
  const next = await reader.next('here');
  expect(namesIn(next.people)).toEqual(['author', 'viewer', 'admin']);
});

test('many changes at once are sent as the current state', async () => {
  const names = Array.from({ length: 15 }, (_, index) => `Restored ${index}`);
  for (const name of names) await create(staticSet(name));
  const file = await server.admin.call('exportDataSets', { body: { ids: names } });
  for (const name of names) {
    const { etag } = await server.admin.call('getDataSet', { path: { dataSetName: name } });
    await save(name, etag, staticSet(name, { description: 'Changed' }));
  }
  const reader = await watch(server.viewer, 'Restored 3', 'US States');
  await reader.next('here');
  await reader.next('here');
  const query = { operation: 'REFRESH', mode: 'unmarshal' };
  const restored = await callAsBrowser(server.admin, 'restoreSections', {
    query,
    ...fileBody('a.dbinit', file.text),
  });
  expect(restored.body(200).isDone).toBe(true);
  const now = await server.viewer.call('getDataSet', { path: { dataSetName: 'Restored 3' } });
  expect(await reader.next('current')).toEqual({
    uri: uriOf('Restored 3'),
    name: 'Restored 3',
    etag: now.etag,
    ...undeleted,
  });
  expect(reader.events.filter(({ name }) => name === 'current')).toHaveLength(3);
});

test('an import of class codes is sent like a save', async () => {
  const importCodes = (text: string) =>
    callAsBrowser(server.admin, 'importClassCodes', fileBody('codes.txt', text));
  await importCodes('1\tOne');
  const reader = await watch(server.viewer, 'Class Codes');
  await reader.next('here');
  await importCodes('1\tOne\n2\tTwo');
  expect(await reader.next('saved')).toMatchObject({ name: 'Class Codes', authorId: 'admin' });
});

test('the stream ends with the session, by signing out or by time', async () => {
  const leaving = await server.anyone.signIn('viewer');
  const reader = await watch(leaving, 'US States');
  await reader.next('here');
  await leaving.call('signOut');
  await reader.ended;
  const other = await watch(await server.anyone.signIn('viewer'), 'US States');
  await other.next('here');
  server.clock.advance(61 * 60_000);
  await other.ended;
  await server.signInAgain();
});

test('a user without a call for 5 minutes is not listed, though the stream goes on', async () => {
  const silent = await watch(server.viewer, 'Peril');
  await silent.until('here', ({ people }) => people.length === 1);
  server.clock.advance(5 * 60_000);
  await silent.until('here', ({ people }) => people.length === 0);
  await server.viewer.call('getCurrentUser');
  await silent.until('here', ({ people }) => people.length === 1);
});

test('a session holds 20 streams, and not one more', async () => {
  const user = await server.anyone.signIn('viewer');
  const streams = await Promise.all(Array.from({ length: 20 }, () => watch(user, 'Peril')));
  const target = `/rest/Events?uri=${encodeURIComponent(uriOf('Peril'))}`;
  const refused = await user.callPath('watchObjects', target);
  expect(refused.problem(429).detail).toContain('20');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await watch(server.viewer, 'Peril');
  await streams[0]?.close();
  await waitUntil(() => watch(user, 'Peril'), { what: 'Room for a stream', deadlineMs: 5000 });
});

test('two hundred streams receive a save, and who is there', async () => {
  const { etag } = await create(staticSet('Popular'));
  const sessions = await Promise.all(Array.from({ length: 10 }, () => server.anyone.signIn('author')));
  const watching = sessions.flatMap((user) => Array.from({ length: 20 }, () => watch(user, 'Popular')));
  const streams = await Promise.all(watching);
  await Promise.all(streams.map((each) => each.until('here', ({ people }) => people[0]?.sessions === 10)));
  expect(new Set(streams.map(({ events }) => events[0]?.name))).toEqual(new Set(['current']));
  const saved = await save('Popular', etag, staticSet('Popular', { description: 'New' }));
  const received = await Promise.all(streams.map((stream) => stream.next('saved')));
  expect(new Set(received.map((event) => event.etag))).toEqual(new Set([saved.etag]));
  const last = await watch(server.viewer, 'Popular');
  await Promise.all(streams.map((stream) => stream.close()));
  await last.until('here', ({ people }) => namesIn(people).join() === 'viewer');
});

test('a client that does not read is cut off, and blocks no others', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `${index} ${'x'.repeat(900)}`);
  const [name = ''] = names;
  const reader = await watch(server.viewer, name);
  const deaf = await watch(await server.anyone.signIn('author'), ...names);
  deaf.pause();
  await reader.until('here', ({ people }) => people.length === 2);
  const noisy = await server.anyone.signIn('admin');
  for (let isThere = true; isThere; ) {
    const visit = await watch(noisy, ...names);
    await reader.until('here', ({ people }) => namesIn(people).includes('admin'));
    await visit.close();
    const { people } = await reader.until('here', (here) => !namesIn(here.people).includes('admin'));
    isThere = namesIn(people).includes('author');
  }
});

test('a client that watches a kind gets one event for each change of any of its objects, and of no other kind', async () => {
  const reader = await server.viewer.watch(['/DataSet', uriOf('Of a kind')]);
  readers.push(reader);
  const { revision: before, ...start } = await reader.next('kind');
  expect(start).toEqual({ uri: '/DataSet', etag: null });
  const created = await create(staticSet('Of a kind'), server.author);
  expect(await reader.next('kind')).toEqual({ uri: '/DataSet', revision: before + 1, etag: created.etag });
  const renamed = await save('Of a kind', created.etag, staticSet('Of a kind, renamed'));
  expect(await reader.next('kind')).toEqual({ uri: '/DataSet', revision: before + 2, etag: renamed.etag });
  await server.admin.call('createPopupTemplate', { body: { name: 'Of another kind', title: 'A title' } });
  await remove('Of a kind, renamed', renamed.etag);
  expect(await reader.next('kind')).toEqual({ uri: '/DataSet', revision: before + 3, etag: null });
  const received = reader.events.filter(({ name }) => name === 'kind');
  expect(received).toHaveLength(4);
});

test('every kind can be watched; no user is listed for one, and a stream may watch kinds alone', async () => {
  const uris = ['/User', '/Permission', '/ProductTemplate', '/UIFormTemplate', '/Rule', '/Organization'];
  const reader = await server.viewer.watch(uris);
  readers.push(reader);
  const received: { uri: string }[] = [];
  for (const _ of uris) received.push(await reader.next('kind'));
  expect(received.map(({ uri }) => uri).toSorted()).toEqual(uris.toSorted());
  const other = await watch(server.author, 'US States');
  await other.next('here');
  const late = await server.viewer.watch(['/DataSet', '/User']);
  readers.push(late);
  expect((await late.next('kind')).revision).toBeGreaterThan(0);
  await create(staticSet('After kinds'));
  expect(await late.until('kind', ({ etag }) => etag !== null)).toMatchObject({ uri: '/DataSet' });
  expect([...reader.events, ...late.events].filter(({ name }) => name !== 'kind')).toEqual([]);
});

test('many changes at once are one event of their kind', async () => {
  const file = await server.admin.call('exportDataSets', { body: { ids: ['US States'] } });
  const sets = Array.from({ length: 15 }, (_, index) => `Restored of a kind ${index}`);
  const [section = ''] = file.text.match(/<dataSet[\s\S]*<\/dataSet>/) ?? [];
  const all = sets.map((name) => section.replaceAll('US States', name)).join('\n');
  const reader = await server.viewer.watch(['/DataSet']);
  readers.push(reader);
  const { revision } = await reader.next('kind');
  const query = { operation: 'REFRESH', mode: 'unmarshal' };
  const restored = await callAsBrowser(server.admin, 'restoreSections', {
    query,
    ...fileBody('a.dbinit', file.text.replace(section, all)),
  });
  expect(restored.body(200).isDone).toBe(true);
  const received = await reader.next('kind');
  expect(received).toMatchObject({ uri: '/DataSet', etag: null });
  expect(received.revision).toBeGreaterThan(revision);
  const { etag } = await create(staticSet('After many'));
  expect(await reader.next('kind')).toMatchObject({ etag, revision: received.revision + 1 });
});

test('what names no object that can be watched is refused, naming the parameter', async () => {
  const bad = [
    '/DataSet:null',
    '/DataSet:',
    '/Nothing',
    'DataSet',
    'DataSet:x',
    ':x',
    'x',
    '',
    'x'.repeat(1101),
  ];
  for (const uri of bad) {
    const answer = await server.viewer.callPath(
      'watchObjects',
      `/rest/Events?uri=${encodeURIComponent(uri)}`,
    );
    expect(answer.problem(400).parameter, uri).toBe('uri');
  }
  const many = Array.from({ length: 51 }, (_, index) => `uri=${encodeURIComponent(uriOf(`${index}`))}`);
  for (const query of ['', '?uri=%2FDataSet%3Aa&uri=%2FDataSet%3Aa', `?${many.join('&')}`]) {
    expect(
      (await server.viewer.callPath('watchObjects', `/rest/Events${query}`)).problem(400).parameter,
    ).toBe('uri');
  }
});

test.each(['', 'x'.repeat(65), 'naïve'])('%j is no client tag', async (tag) => {
  expect((await create(staticSet('Badly tagged'), server.admin, tag)).problem(400).parameter).toBe(
    'X-Client-Tag',
  );
});
