import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { createForm, field, form, updateForm } from '../support/contract/formBodies.ts';

/** What was previewed is what is published or marked in production, or nothing is. */
const server = useServer();

type Action = 'publish' | 'markInProduction';

const draft = async (name: string) => (await createForm(server.admin, form(name, [field('x')]))).id;
const save = async (id: string, name: string) =>
  (await updateForm(server.admin, id, form(name, [field('y')]))).body(200);
const newVersion = async (id: string) =>
  (await server.admin.call('saveFormTemplateAsNewVersion', { path: { id } })).body(201).id;
const statusOf = async (id: string) =>
  (await server.viewer.call('getFormTemplate', { path: { id } })).body(200).formTemplate.status;
const statusesOf = (ids: readonly string[]) => Promise.all(ids.map(statusOf));
const setCount = async () => (await server.viewer.call('listFormTemplateSets')).body(200).totalRecords;

async function planOf(action: Action, ids: string[]): Promise<string> {
  const answer = await server.viewer.call('previewFormTemplateSet', { query: { action }, body: { ids } });
  return answer.body(200).plan ?? '';
}

const publish = (ids: string[], expectedPlan?: string) =>
  server.admin.call('publishFormTemplates', {
    query: expectedPlan === undefined ? {} : { expectedPlan },
    body: { ids },
  });
const mark = (ids: string[], expectedPlan?: string) =>
  server.admin.call('markFormTemplatesInProduction', {
    query: expectedPlan === undefined ? {} : { expectedPlan },
    body: { ids },
  });
const markCurrent = (expectedPlan?: string) =>
  server.admin.call('markCurrentFormTemplateSetInProduction', {
    query: expectedPlan === undefined ? {} : { expectedPlan },
  });

const refused = {
  ...{ type: '/problems/plan-changed', title: 'Not as it was shown' },
  detail: 'What this would change has changed since it was shown. See it again first.',
};

test('what was previewed is published, and marked in production', async () => {
  const ids = [await draft('Planned one'), await draft('Planned two')];
  const plan = await planOf('publish', ids);
  expect(plan).toMatch(/^[\w-]{43}$/);
  // The order in which they are chosen, and what cannot be done anyway, make no other plan.
  expect(await planOf('publish', ['nobody', ...ids.toReversed()])).toBe(plan);
  expect(await planOf('publish', ids.slice(1))).not.toBe(plan);
  expect((await publish(ids, plan)).body(200).changed).toBe(2);
  const marking = await planOf('markInProduction', ids);
  expect(marking).not.toBe(plan);
  expect((await mark(ids, marking)).body(200).changed).toBe(2);
  expect(await statusesOf(ids)).toEqual([1, 1]);
});

test('a form that was saved since, or another that was published, is shown first', async () => {
  const [one, two, other] = [
    await draft('Saved since'),
    await draft('Left alone'),
    await draft('Of another'),
  ];
  const ids = [one, two];
  const sets = await setCount();
  const first = await planOf('publish', ids);
  await save(one, 'Saved since');
  expect((await publish(ids, first)).problem(409)).toMatchObject(refused);
  expect((await publish(ids, first)).problem(409).failures).toBeUndefined();
  const second = await planOf('publish', ids);
  expect(second).not.toBe(first);
  expect([await statusesOf(ids), await setCount()]).toEqual([[0, 0], sets]);
  (await publish([other])).body(200);
  // The new set would hold it, too.
  expect((await publish(ids, second)).problem(409)).toMatchObject(refused);
  expect([await statusesOf(ids), await setCount()]).toEqual([[0, 0], sets + 1]);
  expect((await publish(ids, await planOf('publish', ids))).body(200).changed).toBe(2);
});

test('what only some can be done to any more is shown first', async () => {
  const ids = [await draft('Still there'), await draft('Deleted since')];
  const plan = await planOf('publish', ids);
  const path = { id: ids[1] ?? '' };
  const { etag } = await server.admin.call('getFormTemplate', { path });
  await server.admin.call('deleteFormTemplate', { path, headers: { 'if-match': etag } });
  expect((await publish(ids, plan)).problem(409)).toMatchObject(refused);
  expect(await statusOf(ids[0] ?? '')).toBe(0);
});

test('what others marked since is shown before more is marked', async () => {
  const [one, two] = [await draft('Marked by another'), await draft('Marked afterwards')];
  (await publish([one, two])).body(200);
  const plan = await planOf('markInProduction', [two]);
  (await mark([one])).body(200);
  expect((await mark([two], plan)).problem(409)).toMatchObject(refused);
  expect(await statusOf(two)).toBe(2);
  const next = await newVersion(one);
  // A draft is in no set: what marking comes to is the same.
  const again = await planOf('markInProduction', [two]);
  await save(next, 'Marked by another');
  expect((await mark([two], again)).body(200).changed).toBe(1);
});

test('the current set is marked as it was previewed', async () => {
  const ids = [await draft('Current one'), await draft('Current two')];
  const { setId } = (await publish(ids)).body(200);
  const held = (await server.viewer.call('getFormTemplateSet', { path: { id: String(setId) } })).body(200);
  const waiting = held.formTemplates.flatMap(({ id, status }) => (status === 2 ? [id] : []));
  const plan = await planOf('markInProduction', waiting);
  (await mark(ids.slice(0, 1))).body(200);
  expect((await markCurrent(plan)).problem(409)).toMatchObject(refused);
  expect(await statusesOf(ids)).toEqual([1, 2]);
  const rest = waiting.filter((id) => id !== ids[0]);
  expect((await markCurrent(await planOf('markInProduction', rest))).body(200).setId).toBe(setId);
  expect(await statusesOf(ids)).toEqual([1, 1]);
});

test('the rest of a set that is gone was not previewed', async () => {
  const [marked, gone] = [await draft('Marked before'), await draft('Gone since')];
  (await publish([marked, gone])).body(200);
  (await mark([marked])).body(200);
  const plan = await planOf('markInProduction', [gone]);
  const { etag } = await server.admin.call('getFormTemplate', { path: { id: gone } });
  await server.admin.call('deleteFormTemplate', { path: { id: gone }, headers: { 'if-match': etag } });
  expect((await markCurrent(plan)).problem(409)).toMatchObject(refused);
  expect((await markCurrent()).body(200).changed).toBe(0);
});

test('a plan that was never returned is refused, and so is an impossible one', async () => {
  const ids = [await draft('Not planned')];
  const ofOthers = await planOf('publish', [await draft('Planned instead')]);
  for (const plan of [ofOthers, 'garbled', await planOf('markInProduction', ids)]) {
    expect((await publish(ids, plan)).problem(409)).toMatchObject(refused);
  }
  expect((await publish(ids, '')).problem(400).parameter).toBe('expectedPlan');
  expect((await publish(ids, 'x'.repeat(101))).problem(400).parameter).toBe('expectedPlan');
  expect(await statusesOf(ids)).toEqual([0]);
});

test('of two who publish the same as it was shown to both, the second sees it again', async () => {
  const ids = [await draft('Published by two')];
  const plan = await planOf('publish', ids);
  const answers = await Promise.all([publish(ids, plan), publish(ids, plan)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.problem(409)).toMatchObject(refused);
});
