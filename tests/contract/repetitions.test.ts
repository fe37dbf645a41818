import { expect, test } from 'vitest';
import type { ApiClient } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { type DataSetWrite, item, staticSet } from '../support/contract/dataSetBodies.ts';

/** Writes that are sent again with the key of the first one: they are done once, and answered as the first one was. */
const server = useServer();

const hour = 3_600_000;

function create(key: string | undefined, body: DataSetWrite, user: ApiClient = server.admin) {
  return user.call('createDataSet', { body, headers: { 'idempotency-key': key } });
}

function update(key: string, dataSetName: string, etag: string, body: DataSetWrite, user = server.admin) {
  const headers = { 'idempotency-key': key, 'if-match': etag };
  return user.call('updateDataSet', { path: { dataSetName }, body, headers });
}

function remove(key: string, dataSetName: string, etag: string, extra = {}) {
  const headers = { 'idempotency-key': key, 'if-match': etag };
  return server.admin.call('deleteDataSet', { query: { dataSetName, ...extra }, headers });
}

function read(dataSetName: string) {
  return server.viewer.call('getDataSet', { path: { dataSetName } });
}

async function historyOf(name: string): Promise<number> {
  const rows = await server.query(`select id from history where name = '${name}'`);
  return rows.length;
}

test('a creation that is repeated is done once, and answers the same', async () => {
  const first = await create('create-1', staticSet('Created once'));
  const second = await create('create-1', staticSet('Created once'));
  expect([second.status, second.text, second.etag]).toEqual([201, first.text, first.etag]);
  expect(second.headers.location).toBe(first.headers.location);
  expect(await historyOf('Created once')).toBe(1);
});

test('without a key, or with another one, it is another write', async () => {
  await create('another-1', staticSet('Another write'));
  expect((await create('another-2', staticSet('Another write'))).status).toBe(409);
  expect((await create(undefined, staticSet('Another write'))).status).toBe(409);
});

test('a change that is repeated is answered as the version that it made, whatever others have saved since', async () => {
  const { etag } = await create(undefined, staticSet('Overtaken'));
  const mine = staticSet('Overtaken', { description: 'Mine' });
  const first = await update('update-1', 'Overtaken', etag, mine);
  const theirs = await update('update-2', 'Overtaken', first.etag, staticSet('Overtaken'), server.author);
  const again = await update('update-1', 'Overtaken', etag, mine);
  expect([again.status, again.text, again.etag]).toEqual([200, first.text, first.etag]);
  expect(again.body(200)).toMatchObject({ version: 2, description: 'Mine', lastModifiedBy: 'Marta Oduya' });
  expect((await read('Overtaken')).etag).toBe(theirs.etag);
  expect(await historyOf('Overtaken')).toBe(3);
});

test('a renaming that is repeated finds its document under the new name', async () => {
  const { etag } = await create(undefined, staticSet('Renamed once'));
  const body = staticSet('Renamed at last');
  const first = await update('rename-1', 'Renamed once', etag, body);
  const again = await update('rename-1', 'Renamed once', etag, body);
  expect([again.status, again.text, again.etag]).toEqual([200, first.text, first.etag]);
});

test('a change that changes nothing is answered with the version that it found', async () => {
  const { etag } = await create(undefined, staticSet('Unchanged'));
  const first = await update('nothing-1', 'Unchanged', etag, staticSet('Unchanged'));
  expect(first.etag).toBe(etag);
  await update('nothing-2', 'Unchanged', etag, staticSet('Unchanged', { description: 'Changed' }));
  const again = await update('nothing-1', 'Unchanged', etag, staticSet('Unchanged'));
  expect([again.text, again.etag]).toEqual([first.text, etag]);
});

test('a change is answered even when its document is gone, and a deletion even when the name has come back', async () => {
  const { etag } = await create('gone-1', staticSet('Gone'));
  const body = staticSet('Gone', { description: 'Changed' });
  const changed = await update('gone-2', 'Gone', etag, body);
  expect((await remove('gone-3', 'Gone', changed.etag)).status).toBe(204);
  expect((await update('gone-2', 'Gone', etag, body)).text).toBe(changed.text);
  const anew = await create('gone-4', staticSet('Gone'));
  expect((await remove('gone-3', 'Gone', changed.etag)).status).toBe(204);
  expect((await read('Gone')).etag).toBe(anew.etag);
});

test('of many repetitions at once one is done, and all answer the same', async () => {
  const { etag } = await create(undefined, staticSet('Impatient'));
  const body = staticSet('Impatient', { description: 'Once' });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => update('many-1', 'Impatient', etag, body)),
  );
  expect(new Set(answers.map((answer) => `${answer.status} ${answer.etag} ${answer.text}`)).size).toBe(1);
  expect(answers[0]?.body(200).version).toBe(2);
  const created = await Promise.all(Array.from({ length: 8 }, () => create('many-2', staticSet('At once'))));
  expect(new Set(created.map(({ status, etag: tag }) => `${status} ${tag}`)).size).toBe(1);
  const removed = await Promise.all(
    Array.from({ length: 8 }, () => remove('many-3', 'At once', created[0]?.etag ?? '')),
  );
  expect(removed.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 204));
});

test('a key that comes with another request is refused, naming the header', async () => {
  const { etag } = await create('reused-1', staticSet('Reused'));
  const others = [
    () => create('reused-1', staticSet('Reused', { description: 'Another body' })),
    () => update('reused-1', 'Reused', etag, staticSet('Reused', { description: 'Another call' })),
    () => remove('reused-1', 'Reused', etag),
  ];
  for (const other of others) expect((await other()).problem(422).parameter).toBe('Idempotency-Key');
  expect((await read('Reused')).etag).toBe(etag);

  const changed = await update('reused-2', 'Reused', etag, staticSet('Reused', { description: 'Changed' }));
  const body = staticSet('Reused', { description: 'Changed' });
  const newer = await update('reused-2', 'Reused', changed.etag, body);
  expect(newer.problem(422).type).toBe('/problems/idempotency-key-reused');
  await create(undefined, staticSet('Reused elsewhere'));
  expect((await update('reused-2', 'Reused elsewhere', etag, body)).status).toBe(422);

  expect((await remove('reused-3', 'Reused', changed.etag)).status).toBe(204);
  expect((await remove('reused-3', 'Reused', changed.etag, { forceDelete: false })).status).toBe(204);
  expect((await remove('reused-3', 'Reused', changed.etag, { forceDelete: true })).status).toBe(422);
});

test('a refusal is not kept: the same request is tried again', async () => {
  const { etag } = await create(undefined, staticSet('In the way'));
  const body = staticSet('In the way', { description: 'Second' });
  expect((await create('refused-1', body)).status).toBe(409);
  expect((await update('refused-2', 'In the way', '"9.9"', body)).status).toBe(412);
  expect((await remove('refused-3', 'Not there', etag)).status).toBe(404);
  await remove('refused-4', 'In the way', etag);
  expect((await create('refused-1', body)).status).toBe(201);
  await create(undefined, staticSet('Not there'));
  expect((await remove('refused-3', 'Not there', (await read('Not there')).etag)).status).toBe(204);
});

test('a key belongs to its user', async () => {
  const { etag } = await create('shared', staticSet('Shared key'));
  const body = staticSet('Shared key', { description: 'By the author' });
  const answer = await update('shared', 'Shared key', etag, body, server.author);
  expect(answer.body(200)).toMatchObject({ version: 2, lastModifiedById: 'author' });
  expect((await create('shared', staticSet('Shared key'))).etag).toBe(etag);
});

test('who may not write any more is refused before anything is recognised', async () => {
  const body = staticSet('Too late for you');
  expect((await create('permission', body, server.author)).status).toBe(201);
  await server.query(`update app_user set permissions = '[]' where id = 'author'`);
  expect((await create('permission', body, server.author)).status).toBe(403);
  await server.query(`update app_user set permissions = '["MANAGE_DATASETS"]' where id = 'author'`);
  expect((await create('permission', body, server.author)).status).toBe(201);
});

test.each(['', ' ', 'x'.repeat(101), 'naïve', 'two\tparts'])('%j is no key', async (key) => {
  const answer = await create(key, staticSet(`Bad key ${key.length}`));
  expect(answer.problem(400).parameter).toBe('Idempotency-Key');
});

test.each(['k', 'x'.repeat(100), '"8e03978e-40d5-43e8-bc93-6894a57f9324"', 'a b~!'])(
  '%j is a key',
  async (key) => {
    const body = staticSet(`Good key ${key.length}`);
    const first = await create(key, body);
    expect((await create(key, body)).text).toBe(first.text);
  },
);

test('a key is known for 24 hours, and then forgotten', async () => {
  const body = staticSet('Yesterday');
  await create('old', body);
  server.clock.advance(23 * hour);
  await server.signInAgain();
  expect((await create('old', body)).status).toBe(201);
  server.clock.advance(2 * hour);
  await server.signInAgain();
  expect((await create('old', body)).status).toBe(409);
  await create('new', staticSet('Today'));
  const kept = await server.query('select key from written_request');
  expect(kept.map(({ key }) => key)).toEqual(['new']);
});

test('a refused request does not take its key: the corrected one is written with it', async () => {
  const twice = staticSet('Corrected', { items: [item('A', '1', 0), item('B', '1', 1)] });
  expect((await create('corrected-1', twice)).status).toBe(422);
  const { etag } = await create('corrected-1', staticSet('Corrected'));
  expect((await update('corrected-2', 'Corrected', '"9.9"', staticSet('Corrected again'))).status).toBe(412);
  expect((await update('corrected-2', 'Corrected', etag, staticSet('Corrected again'))).status).toBe(200);
});

test('a write that breaks off in the middle leaves neither itself nor its key', async () => {
  await server.query(`create function refuse_note() returns trigger language plpgsql
    as $$ begin raise exception 'No room'; end $$`);
  await server.query(
    'create trigger refuse_note before insert on written_request for each row execute function refuse_note()',
  );
  const body = staticSet('Broken off');
  const headers = { 'idempotency-key': 'broken-1' };
  const broken = await server.admin.send('POST', '/rest/DataSet', { body, headers });
  await server.query('drop trigger refuse_note on written_request');
  expect(broken.status).toBe(500);
  expect(await historyOf('Broken off')).toBe(0);
  expect((await create('broken-1', body)).status).toBe(201);
  expect(await historyOf('Broken off')).toBe(1);
});

test('of two different requests with one key at once, one is done and the other refused', async () => {
  const bodies = ['One', 'Other'].map((description) => staticSet('Contested', { description }));
  const answers = await Promise.all(bodies.map((body) => create('contested', body)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  expect(await historyOf('Contested')).toBe(1);
});

test('ten thousand keys are no burden, and go together', async () => {
  const now = server.clock.now();
  await server.query(`insert into written_request (user_id, key, fingerprint, time)
    select 'admin', 'bulk-' || n, 'x', ${now} from generate_series(1, 10000) n`);
  const first = await create('after-many', staticSet('After many'));
  expect((await create('after-many', staticSet('After many'))).text).toBe(first.text);
  expect((await create('bulk-9999', staticSet('Taken key'))).problem(422).parameter).toBe('Idempotency-Key');
  server.clock.advance(25 * hour);
  await server.signInAgain();
  await create('a-day-later', staticSet('A day later'));
  expect(await server.query('select key from written_request')).toEqual([{ key: 'a-day-later' }]);
});
