import type { FormTemplatesChanged, UiFormTemplateWrite } from '@studio/api';
import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { createForm, field, form, updateForm } from '../support/contract/formBodies.ts';

/** Publishing form templates, marking and testing them, sent again: it is done once, and answered as the first time. */
const server = useServer();

const hour = 3_600_000;

const draft = async (name: string) => (await createForm(server.admin, form(name, [field('x')]))).id;
const read = (id: string) => server.viewer.call('getFormTemplate', { path: { id } });
const etagOf = async (id: string) => (await read(id)).etag;
const statusOf = async (id: string) => (await read(id)).body(200).formTemplate.status;
const setCount = async () => (await server.viewer.call('listFormTemplateSets')).body(200).totalRecords;
const logged = async (filterText: string) =>
  (await server.admin.call('listConfigurationLogs', { query: { filterText } })).body(200).totalRecords;

const keyed = (key?: string, etag?: string) => ({ 'idempotency-key': key, 'if-match': etag });
const publish = (ids: string[], key?: string, etag?: string, user = server.admin) =>
  user.call('publishFormTemplates', { body: { ids }, headers: keyed(key, etag) });
const markMany = (ids: string[], key?: string) =>
  server.admin.call('markFormTemplatesInProduction', { body: { ids }, headers: keyed(key) });
const mark = (id: string, etag?: string, key?: string, expectedPlan?: string) =>
  server.admin.call('markFormTemplateInProduction', {
    ...{ path: { id }, headers: keyed(key, etag) },
    query: expectedPlan === undefined ? {} : { expectedPlan },
  });
const markCurrent = (key: string, expectedSetId?: number) =>
  server.admin.call('markCurrentFormTemplateSetInProduction', {
    ...{ headers: keyed(key), query: expectedSetId === undefined ? {} : { expectedSetId } },
  });
const testSet = (key?: string) => server.admin.call('createTestFormTemplateSet', { headers: keyed(key) });

async function published(name: string): Promise<string> {
  const id = await draft(name);
  (await publish([id])).body(200);
  return id;
}

test('a form whose publishing is repeated is published once, though it is another version by then', async () => {
  const id = await draft('Published once');
  const etag = await etagOf(id);
  const sets = await setCount();
  const first = await publish([id], 'publish-1', etag);
  const second = await publish([id], 'publish-1', etag);
  expect([second.status, second.text]).toEqual([200, first.text]);
  const { changed, setId } = first.body(200);
  expect(changed).toBe(1);
  expect((await read(id)).body(200)).toMatchObject({ version: 2, formTemplate: { status: 2 } });
  expect([await setCount(), await logged(`form template set ${setId} was created`)]).toEqual([sets + 1, 1]);
  expect((await publish([id], 'publish-2', etag)).problem(412)).toMatchObject({ etag: await etagOf(id) });
  expect((await publish([id], undefined, etag)).status).toBe(412);
});

test('whatever has become of the form since, and of what is published, the answer is the first one', async () => {
  const id = await draft('Published and gone');
  const first = await publish([id], 'gone-1');
  const { setId } = first.body(200);
  await published('Published later');
  await server.admin.call('deleteFormTemplate', { path: { id }, headers: { 'if-match': '*' } });
  expect((await publish([id], 'gone-1')).body(200)).toEqual({ ...first.body(200), setId });
});

test('a repeated call for many returns its first answer, with the failures of the others', async () => {
  const ids = [await draft('Of many one'), await draft('Of many two')];
  const invalid = (
    await createForm(server.admin, {
      ...form('Of many invalid', []),
      triggerRule: { condition: { kind: 'CompositeCondition' } },
    })
  ).id;
  const all = [...ids, invalid, 'nobody'];
  const first = await publish(all, 'many-1');
  expect(first.body(200)).toMatchObject({ changed: 2, failures: [{ id: invalid }, { id: 'nobody' }] });
  expect((await publish(all, 'many-1')).text).toBe(first.text);

  const other = await draft('Of many draft');
  const marked = await markMany([...ids, other], 'many-2');
  expect(marked.body(200)).toMatchObject({ changed: 2, failures: [{ id: other }] });
  (await publish([other])).body(200);
  expect((await markMany([...ids, other], 'many-2')).text).toBe(marked.text);
  expect(await statusOf(other)).toBe(2);
});

test('all that a filter found are answered again when it finds nothing any more', async () => {
  await draft('Filtered once 1');
  await draft('Filtered once 2');
  const by = (status: number) => ({
    filterUri: `/UIFormTemplate?name=Filtered%20once&status=${status}`,
    excludedIds: [],
    expectedCount: 2,
  });
  const send = () => server.admin.call('publishFormTemplates', { body: by(0), headers: keyed('filter-1') });
  const first = await send();
  expect(first.body(200).changed).toBe(2);
  expect((await send()).text).toBe(first.text);
  const query = { filterUri: by(0).filterUri, expectedCount: 2 };
  const anew = await server.admin.call('publishFormTemplates', { query, headers: keyed('filter-2') });
  expect(anew.problem(409).actualCount).toBe(0);

  const marking = () =>
    server.admin.call('markFormTemplatesInProduction', { body: by(2), headers: keyed('filter-3') });
  const marked = await marking();
  expect(marked.body(200).changed).toBe(2);
  expect((await marking()).text).toBe(marked.text);
});

test('a set for a test is made once for a key', async () => {
  const sets = await setCount();
  const first = await testSet('test-1');
  expect((await testSet('test-1')).text).toBe(first.text);
  expect(await setCount()).toBe(sets + 1);
  const { setId } = (await testSet('test-2')).body(200);
  expect(setId).not.toBe(first.body(200).setId);
});

test('the current set is marked once, and the repetition does not find another one', async () => {
  const id = await draft('Of the current set');
  const setId = Number((await publish([id])).body(200).setId);
  const first = await markCurrent('current-1', setId);
  expect(first.body(200).setId).toBe(setId);
  await published('Of the next set');
  expect((await markCurrent('current-1', setId)).text).toBe(first.text);
  expect((await markCurrent('current-1')).problem(422).parameter).toBe('Idempotency-Key');
  expect((await markCurrent('current-2', setId)).problem(409).detail).toContain('has been published since');
});

test('a key that comes with another request is refused, and nothing is done', async () => {
  const [id, other] = [await draft('Of one key'), await draft('Of the same key')];
  const etag = await etagOf(id);
  (await publish([id], 'reused', etag)).body(200);
  const isPublished = await etagOf(id);
  const sets = await setCount();
  const answers = [
    await publish([other], 'reused'),
    await publish([id], 'reused'),
    await publish([id], 'reused', isPublished),
    await markMany([id], 'reused'),
    await mark(id, isPublished, 'reused'),
    await testSet('reused'),
    await server.admin.call('publishFormTemplates', {
      query: { expectedPlan: 'another' },
      body: { ids: [id] },
      headers: keyed('reused', etag),
    }),
  ];
  for (const answer of answers)
    expect(answer.status === 422 && answer.problem(422).parameter).toBe('Idempotency-Key');
  const body = form('Of the same key', []) as UiFormTemplateWrite;
  const saved = await server.admin.call('updateFormTemplate', {
    ...{ path: { id: other }, body, headers: keyed('reused', await etagOf(other)) },
  });
  expect(saved.problem(422).type).toBe('/problems/idempotency-key-reused');
  expect([await statusOf(id), await statusOf(other), await setCount()]).toEqual([2, 0, sets]);
});

test('a refusal does not take the key: it is done once it can be', async () => {
  const id = await draft('Refused before');
  const marking = async () => mark(id, await etagOf(id), 'refused-1');
  expect((await marking()).problem(409).failures?.[0]?.message).toBe('It is not published yet.');
  expect((await mark(id, '"9.9"', 'refused-1')).status).toBe(412);
  await publish([id]);
  expect((await marking()).body(200).changed).toBe(1);
  expect((await server.query("select key from written_request where key = 'refused-1'")).length).toBe(1);
});

test('of many repetitions at once one is done, and all answer the same', async () => {
  const id = await draft('Impatient');
  const etag = await etagOf(id);
  const sets = await setCount();
  const answers = await Promise.all(Array.from({ length: 6 }, () => publish([id], 'at once', etag)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.body(200).changed).toBe(1);
  expect(await setCount()).toBe(sets + 1);
});

test('a key belongs to its user', async () => {
  const id = await draft('Of one user');
  (await publish([id], 'shared')).body(200);
  expect((await publish([id], 'shared', undefined, server.author)).problem(409).failures).toHaveLength(1);
});

test('one form is marked in production as it was looked at, with its set', async () => {
  const id = await published('Marked alone');
  const { setId } = (await publish([await draft('Left waiting')])).body(200);
  expect((await mark(id)).problem(428).status).toBe(428);
  const stale = (await mark(id, '"1.0"')).problem(412);
  expect(stale).toMatchObject({ type: '/problems/stale-version', current: { id }, etag: await etagOf(id) });
  expect((await mark('nobody', '*')).problem(404).status).toBe(404);
  expect(await statusOf(id)).toBe(2);
  const first = await mark(id, await etagOf(id));
  expect(first.body(200)).toEqual({
    changed: 1,
    setId,
    message: null,
    failures: [],
  } satisfies FormTemplatesChanged);
  expect((await read(id)).body(200)).toMatchObject({ version: 3, formTemplate: { status: 1 } });
  const again = (await mark(id, await etagOf(id))).problem(409);
  expect(again).toMatchObject({
    ...{ type: '/problems/nothing-changed', failures: [{ id, message: 'It is in production already.' }] },
  });
});

test('what is marked alone passes the checks of what is marked together', async () => {
  const waiting = await draft('Not published yet');
  expect((await mark(waiting, '*')).problem(409).failures?.[0]?.message).toBe('It is not published yet.');
  const former = await published('Of two versions');
  const next = (await server.admin.call('saveFormTemplateAsNewVersion', { path: { id: former } })).body(201);
  (await publish([next.id])).body(200);
  expect((await mark(former, '*')).problem(409).failures?.[0]?.message).toBe(
    'Version 2 of it is published already.',
  );
  expect([await statusOf(waiting), await statusOf(former)]).toEqual([0, 2]);
});

test('it is marked as it was previewed, or not at all', async () => {
  const id = await published('Marked as shown');
  const plan = async () => {
    const call = { query: { action: 'markInProduction' }, body: { ids: [id] } } as const;
    return (await server.viewer.call('previewFormTemplateSet', call)).body(200).plan ?? '';
  };
  const shown = await plan();
  (await updateForm(server.admin, id, form('Marked as shown', [field('y')]))).body(200);
  const refused = (await mark(id, await etagOf(id), undefined, shown)).problem(409);
  expect(refused.type).toBe('/problems/plan-changed');
  expect(await statusOf(id)).toBe(2);
  expect((await mark(id, await etagOf(id), undefined, await plan())).body(200).changed).toBe(1);
});

test('a mark that is repeated is done once, logged once and sent once, with which editor made it', async () => {
  const id = await published('Marked once');
  const etag = await etagOf(id);
  const reader = await server.viewer.watch([`/UIFormTemplate:${id}`]);
  await reader.next('here');
  const marks = await logged('1 form template was marked in production');
  const headers = { ...keyed('mark-1', etag), 'x-client-tag': 'editor-1' };
  const send = () => server.admin.call('markFormTemplateInProduction', { path: { id }, headers });
  const first = await send();
  const second = await send();
  expect([second.status, second.text]).toEqual([200, first.text]);
  expect(await logged('1 form template was marked in production')).toBe(marks + 1);
  const last = await updateForm(server.admin, id, { ...(await read(id)).body(200), ordering: 7 });
  expect(await reader.next('saved')).toMatchObject({ version: 3, authorId: 'admin', clientTag: 'editor-1' });
  expect((await reader.next('saved')).etag).toBe(last.etag);
  expect(reader.events.filter(({ name }) => name === 'saved')).toHaveLength(2);
  await reader.close();
});

test('a mark that breaks off in the middle leaves neither itself nor its key', async () => {
  const id = await published('Broken off');
  const etag = await etagOf(id);
  await server.query(`create function refuse_result() returns trigger language plpgsql
    as $$ begin raise exception 'No room'; end $$`);
  await server.query(
    'create trigger refuse_result before update on written_request for each row execute function refuse_result()',
  );
  const path = `/rest/UIFormTemplate/${id}/markInProduction`;
  const broken = await server.admin.send('POST', path, { headers: keyed('broken-1', etag) });
  await server.query('drop trigger refuse_result on written_request');
  expect([broken.status, await statusOf(id)]).toEqual([500, 2]);
  expect((await mark(id, etag, 'broken-1')).body(200).changed).toBe(1);
});

test('an answer is known for 24 hours, and then forgotten', async () => {
  const id = await draft('Published yesterday');
  const first = await publish([id], 'old');
  server.clock.advance(23 * hour);
  await server.signInAgain();
  expect((await publish([id], 'old')).text).toBe(first.text);
  server.clock.advance(2 * hour);
  await server.signInAgain();
  expect((await publish([id], 'old')).problem(409).failures?.[0]?.message).toBe('It is not a draft.');
});
