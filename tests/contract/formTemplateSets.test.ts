import type { UiFormTemplateWrite } from '@studio/api';
import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { updateForm } from '../support/contract/formBodies.ts';

/** Publishing form templates together, and what of them is in production. */
const server = useServer();

const notMarked =
  'Some form templates could not be marked in production (because they are not published yet or already in production).';

async function draft(uniqueName: string, more: object = {}): Promise<string> {
  const formTemplate = { uniqueName, displayName: uniqueName, type: 1 };
  const body = { formTemplate, ...more } as UiFormTemplateWrite;
  return (await server.admin.call('createFormTemplate', { body })).body(201).id;
}

const statusOf = async (id: string) =>
  (await server.viewer.call('getFormTemplate', { path: { id } })).body(200).formTemplate.status;
const publish = (ids: readonly string[], user = server.admin) =>
  user.call('publishFormTemplates', { query: { uiFormTemplateIds: ids.join(','), resultType: 'brief' } });
const mark = (ids: string[]) => server.admin.call('markFormTemplatesInProduction', { body: { ids } });
const setOf = async (setId: number | null) =>
  (await server.viewer.call('getFormTemplateSet', { path: { id: String(setId) } })).body(200);

test('the demo content has two published sets, one of them in production', async () => {
  const { records, totalRecords } = (await server.viewer.call('listFormTemplateSets')).body(200);
  expect(totalRecords).toBe(2);
  expect(records.map(({ id, isTest, isInProduction }) => [id, isTest, isInProduction])).toEqual([
    [2, false, false],
    [1, false, true],
  ]);
  const [latest] = records;
  expect((await setOf(latest?.id ?? 0)).formTemplates).toHaveLength(latest?.count ?? 0);
});

test('sets are found by the digits of their number, by what they are for, and before another', async () => {
  const test = await server.admin.call('createTestFormTemplateSet');
  const testId = test.body(200).setId ?? 0;
  const find = async (query: Record<string, string>) => {
    const { records, totalRecords } = (await server.viewer.call('listFormTemplateSets', { query })).body(200);
    expect(totalRecords).toBe(records.length);
    return records.map(({ id }) => id);
  };
  expect(await find({ isTest: 'true' })).toEqual([testId]);
  expect(await find({ isTest: 'false' })).toEqual([2, 1]);
  expect(await find({ idPrefix: '2' })).toEqual([2]);
  expect(await find({ before: String(testId), isTest: 'false' })).toEqual([2, 1]);
  expect(await find({ before: '2' })).toEqual([1]);
  expect(await find({ before: '1' })).toEqual([]);
  expect(await find({ before: '2147483647' })).toEqual([]);
  const { status } = await server.viewer.call('listFormTemplateSets', { query: { idPrefix: '2%' } });
  expect(status).toBe(400);
});

test('drafts that are valid are published as one set; the others are listed', async () => {
  const [one, two] = [await draft('Published one'), await draft('Published two')];
  const invalid = await draft('Not valid', { triggerRule: { condition: { kind: 'CompositeCondition' } } });
  const answer = (await publish([one, two, invalid, 'nobody'])).body(200);
  expect(answer).toMatchObject({
    changed: 2,
    failures: [{ id: invalid }, { id: 'nobody', uniqueName: null }],
  });
  expect(answer.failures.map(({ message }) => message)).toEqual([
    'It is not valid. Please configure the trigger rule.',
    'There is no such form template, or it is gone.',
  ]);
  expect(await Promise.all([one, two, invalid].map(statusOf))).toEqual([2, 2, 0]);
  const held = (await setOf(answer.setId)).formTemplates;
  expect(held).toContainEqual({
    id: one,
    uniqueName: 'Published one',
    displayName: 'Published one',
    type: 1,
    version: 1,
    savedVersion: 2,
    status: 2,
  });
  expect(held.map(({ id }) => id)).not.toContain(invalid);
  expect((await publish([one, invalid])).problem(409).type).toBe('/problems/nothing-changed');
});

test('what a set held stays, whatever becomes of the forms', async () => {
  const id = await draft('Kept in a set');
  const { setId } = (await publish([id])).body(200);
  const before = await setOf(setId);
  const { etag } = await server.admin.call('getFormTemplate', { path: { id } });
  const headers = { 'if-match': etag };
  expect((await server.admin.call('deleteFormTemplate', { path: { id }, headers })).status).toBe(204);
  const gone = (form: (typeof before.formTemplates)[number]) =>
    form.id === id ? { ...form, status: null } : form;
  expect(await setOf(setId)).toEqual({ ...before, formTemplates: before.formTemplates.map(gone) });
  const path = { id: String(setId), formTemplateId: id };
  const held = (await server.viewer.call('getFormTemplateOfSet', { path })).body(200);
  expect(held.formTemplate).toMatchObject({ uniqueName: 'Kept in a set', status: 2 });
  const other = { id: '1', formTemplateId: id };
  expect((await server.viewer.call('getFormTemplateOfSet', { path: other })).problem(404).status).toBe(404);
});

test('a set tells what its forms were called then; one from before that was kept, what they are called now', async () => {
  const [edited, deleted] = [await draft('Renamed later'), await draft('Deleted later')];
  const { setId } = (await publish([edited, deleted])).body(200);
  const { formTemplate, ...rest } = (
    await server.admin.call('getFormTemplate', { path: { id: edited } })
  ).body(200);
  const other = { ...formTemplate, displayName: 'Another name', type: 2 };
  const update = await updateForm(server.admin, edited, { ...rest, formTemplate: other });
  expect(update.status).toBe(200);
  const { etag } = await server.admin.call('getFormTemplate', { path: { id: deleted } });
  await server.admin.call('deleteFormTemplate', { path: { id: deleted }, headers: { 'if-match': etag } });
  const listed = async () => {
    const { formTemplates } = await setOf(setId);
    return [edited, deleted].map((id) => {
      const { displayName, type } = formTemplates.find((form) => form.id === id) ?? {};
      return [displayName, type];
    });
  };
  expect(await listed()).toEqual([
    ['Renamed later', 1],
    ['Deleted later', 1],
  ]);
  await server.query(`update form_template_set_item set summary = null where set_id = ${setId}`);
  expect(await listed()).toEqual([
    ['Another name', 2],
    [null, null],
  ]);
});

test('of two who publish the same at once one does, and two who publish others have a set each', async () => {
  const [same, other] = [await draft('Same'), await draft('Other')];
  const answers = await Promise.all([publish([same]), publish([same]), publish([other])]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
  const sets = answers.flatMap((answer) => (answer.status === 200 ? answer.body(200).setId : []));
  expect(new Set(sets).size).toBe(2);
  const refused = answers.find(({ status }) => status === 409)?.problem(409);
  expect(refused?.failures).toMatchObject([{ id: same, message: 'It is not a draft.' }]);
});

test('all that a filter finds are published, if they are as many as expected', async () => {
  const ids = [await draft('By filter 1'), await draft('By filter 2'), await draft('By filter 3')];
  const filterUri = `/UIFormTemplate?name=${encodeURIComponent('By filter')}`;
  const [excluded = ''] = ids;
  const query = { filterUri, excludedFormTemplateIds: excluded, expectedCount: 3 };
  const wrong = await server.admin.call('publishFormTemplates', { query });
  expect(wrong.problem(409).actualCount).toBe(2);
  const right = await server.admin.call('publishFormTemplates', { query: { ...query, expectedCount: 2 } });
  expect(right.body(200).changed).toBe(2);
  expect(await Promise.all(ids.map(statusOf))).toEqual([0, 2, 2]);
});

test.each([
  [{}, 'uiFormTemplateIds'],
  [{ filterUri: '/UIFormTemplate' }, 'expectedCount'],
  [{ filterUri: '/UIFormTemplate', uiFormTemplateIds: 'a' }, 'filterUri'],
])('%j does not say what to publish', async (query, parameter) => {
  const answer = await server.admin.call('publishFormTemplates', { query });
  expect(answer.problem(400).parameter).toBe(parameter);
});

test('thousands that are chosen one by one are published by a body', async () => {
  const one = await draft('By body');
  const ids = [one, ...Array.from({ length: 5000 }, (_, index) => `nobody-${index}`.padStart(36, 'x'))];
  const answer = (await server.admin.call('publishFormTemplates', { body: { ids } })).body(200);
  expect([answer.changed, answer.failures.length]).toEqual([1, 5000]);
  const preview = { query: { action: 'markInProduction' }, body: { ids } } as const;
  const listed = (await server.admin.call('previewFormTemplateSet', preview)).body(200);
  expect(listed.failures).toHaveLength(5000);
  expect((await mark(ids)).body(200)).toMatchObject({ changed: 1, setId: answer.setId });
  expect(await statusOf(one)).toBe(1);
});

test('a body that goes by a filter is held to its number, and one that is not alone is refused', async () => {
  await draft('Filtered body');
  const filterUri = '/UIFormTemplate?uniqueName=Filtered%20body';
  const by = (expectedCount: number, query: Record<string, string> = {}) =>
    server.admin.call('publishFormTemplates', { query, body: { filterUri, excludedIds: [], expectedCount } });
  expect((await by(2)).problem(409).actualCount).toBe(1);
  expect((await by(1, { uiFormTemplateIds: 'a' })).problem(400).parameter).toBe('uiFormTemplateIds');
  expect((await by(1, { resultType: 'brief' })).body(200).changed).toBe(1);
  const body = { ids: [] };
  expect((await server.admin.call('publishFormTemplates', { body })).problem(422).status).toBe(422);
  const nothing = await server.admin.call('publishFormTemplates', { body: 'null' });
  expect(nothing.problem(422).errors).toEqual([{ pointer: '', message: 'The body must not be null.' }]);
});

test('what is published is marked in production, once; what is rejected is listed', async () => {
  const [published, unpublished] = [await draft('To be marked'), await draft('Not to be marked')];
  await publish([published]);
  const answer = (await mark([published, unpublished])).body(200);
  expect(answer).toMatchObject({
    changed: 1,
    message: notMarked,
    failures: [{ id: unpublished, version: 1 }],
  });
  expect(await Promise.all([published, unpublished].map(statusOf))).toEqual([1, 0]);
  const again = (await mark([published])).problem(409);
  expect([again.detail, again.failures?.[0]?.message]).toEqual([notMarked, 'It is in production already.']);
  const next = (await server.admin.call('saveFormTemplateAsNewVersion', { path: { id: published } })).body(
    201,
  );
  expect(next.formTemplate).toMatchObject({ version: 2, status: 0 });
});

test('one form is published and marked as it was looked at, or not at all', async () => {
  const [id, another] = [await draft('Looked at'), await draft('Not looked at')];
  const stale = { 'if-match': '"1.0"' };
  const etagOf = async () => (await server.admin.call('getFormTemplate', { path: { id } })).etag;
  const publishAs = (headers: Record<string, string>, ids = [id]) =>
    server.admin.call('publishFormTemplates', { body: { ids }, headers });
  const markAs = (headers: Record<string, string>) =>
    server.admin.call('markFormTemplateInProduction', { path: { id }, headers });
  const refused = (await publishAs(stale)).problem(412);
  expect(refused).toMatchObject({ type: '/problems/stale-version', current: { id }, etag: await etagOf() });
  expect(await statusOf(id)).toBe(0);
  expect((await publishAs(stale, [id, another])).status).toBe(400);
  expect((await publishAs({ 'if-match': await etagOf() })).body(200).changed).toBe(1);
  expect((await markAs(stale)).problem(412).status).toBe(412);
  expect(await statusOf(id)).toBe(2);
  expect((await markAs({ 'if-match': await etagOf() })).body(200).changed).toBe(1);
  expect(await statusOf(id)).toBe(1);
});

test('the current set is marked in production as a whole', async () => {
  const id = await draft('In the current set');
  const { setId } = (await publish([id])).body(200);
  const marked = (await server.admin.call('markCurrentFormTemplateSetInProduction')).body(200);
  expect(marked).toMatchObject({ setId, failures: [] });
  expect(await statusOf(id)).toBe(1);
  const current = await setOf(setId);
  expect(current).toMatchObject({ isInProduction: true, inProductionBy: { id: 'admin' } });
  expect(current.formTemplates.find((form) => form.id === id)?.status).toBe(1);
  const again = (await server.admin.call('markCurrentFormTemplateSetInProduction')).problem(409);
  expect(again).toMatchObject({
    ...{ type: '/problems/nothing-changed', failures: [] },
    detail: `The form template set ${setId} is already in production.`,
  });
});

test('a set whose forms were marked one by one is in production once the rest of it is gone', async () => {
  const [marked, gone] = [await draft('Marked alone'), await draft('Gone before')];
  const { setId } = (await publish([marked, gone])).body(200);
  await mark([marked]);
  expect((await setOf(setId)).isInProduction).toBe(false);
  const { etag } = await server.admin.call('getFormTemplate', { path: { id: gone } });
  await server.admin.call('deleteFormTemplate', { path: { id: gone }, headers: { 'if-match': etag } });
  const answer = (await server.admin.call('markCurrentFormTemplateSetInProduction')).body(200);
  expect(answer).toEqual({ changed: 0, setId, message: null, failures: [] });
  expect((await setOf(setId)).isInProduction).toBe(true);
});

const setsOf = async () => (await server.viewer.call('listFormTemplateSets')).body(200).records;
const markSet = (expectedSetId?: number) =>
  server.admin.call('markCurrentFormTemplateSetInProduction', {
    query: expectedSetId === undefined ? {} : { expectedSetId: String(expectedSetId) },
  });

async function save(id: string, more: object): Promise<void> {
  const { formTemplate } = (await server.admin.call('getFormTemplate', { path: { id } })).body(200);
  const { uniqueName, displayName, type } = formTemplate;
  const saved = await updateForm(server.admin, id, {
    formTemplate: { uniqueName, displayName, type },
    ...more,
  });
  saved.body(200);
}

test('a form that was saved after it was published is in production with a set that holds it so', async () => {
  const id = await draft('Saved once more');
  const { setId: former } = (await publish([id])).body(200);
  await save(id, { ordering: 7 });
  const { setId } = (await markSet(Number(former))).body(200);
  expect(setId).toBeGreaterThan(Number(former));
  expect(await setOf(former)).toMatchObject({ isInProduction: false, isInForce: false });
  expect(await setOf(setId)).toMatchObject({ isInProduction: true, isInForce: true });
  const orderingIn = async (set: number | null) => {
    const path = { id: String(set), formTemplateId: id };
    return (await server.viewer.call('getFormTemplateOfSet', { path })).body(200).ordering;
  };
  expect([await orderingIn(former), await orderingIn(setId)]).toEqual([-1, 7]);
});

test('one of several sets that were in production is in force: the last', async () => {
  const { setId } = (await publish([await draft('In force')])).body(200);
  (await markSet()).body(200);
  const marked = (await setsOf()).filter(({ isInProduction }) => isInProduction);
  expect(marked.length).toBeGreaterThan(1);
  expect(marked.filter(({ isInForce }) => isInForce).map(({ id }) => id)).toEqual([setId]);
});

test('a set that is not the last any more is not marked', async () => {
  const one = await draft('Looked at as a set');
  const { setId: seen } = (await publish([one])).body(200);
  const { setId: last } = (await publish([await draft('Published meanwhile')])).body(200);
  const refused = (await markSet(Number(seen))).problem(409);
  expect(refused.detail).toBe(
    `The form template set ${last} has been published since. See first what it will change.`,
  );
  expect(await statusOf(one)).toBe(2);
  expect((await markSet(Number(last))).body(200).setId).toBe(last);
});

const naming = (uniqueName: string, linkFormTemplateUniqueName: string) =>
  draft(uniqueName, {
    sections: [
      {
        rows: [
          {
            fields: [
              {
                label: 'x',
                fieldTemplate: {
                  variableName: 'x',
                  type: 0,
                  linkFormTemplateUniqueName,
                  linkVariableName: 'x',
                },
              },
            ],
          },
        ],
      },
    ],
  });

test('a form is published only with the forms that it names; those that name one another are, together', async () => {
  const [one, two] = [await naming('Circle one', 'Circle two'), await naming('Circle two', 'Circle one')];
  const third = await naming('Names the circle', 'Circle one');
  const refused = (await publish([one, third])).problem(409);
  expect(refused.failures?.map(({ id, message }) => [id, message])).toEqual([
    [one, "It names what is not published. There is no form template 'Circle two'."],
    [third, "It names what is not published. There is no form template 'Circle one'."],
  ]);
  const preview = { query: { action: 'publish' }, body: { ids: [one, third] } } as const;
  const listed = (await server.viewer.call('previewFormTemplateSet', preview)).body(200);
  expect(listed.failures).toEqual(refused.failures);
  expect(listed.changes.filter(({ isChosen }) => isChosen)).toEqual([]);
  expect((await publish([one, two, third])).body(200)).toMatchObject({ changed: 3, failures: [] });
});

test('a field that only a draft has keeps a form that names it from being published', async () => {
  const target = await draft('Has no field yet');
  await publish([target]);
  const next = (await server.admin.call('saveFormTemplateAsNewVersion', { path: { id: target } })).body(201);
  const fieldTemplate = { variableName: 'x', type: 0 };
  await save(next.id, { sections: [{ rows: [{ fields: [{ label: 'x', fieldTemplate }] }] }] });
  const id = await naming('Names the field', 'Has no field yet');
  expect((await publish([id])).problem(409).failures?.[0]?.message).toBe(
    "It names what is not published. The form template 'Has no field yet' has no 'x'.",
  );
  expect((await publish([next.id, id])).body(200).changed).toBe(2);
});

test('a version is neither published nor marked once a later one is published', async () => {
  const one = await draft('Overtaken');
  const two = (await server.admin.call('saveFormTemplateAsNewVersion', { path: { id: one } })).body(201).id;
  await publish([one, two]);
  expect(await Promise.all([one, two].map(statusOf))).toEqual([2, 2]);
  const text = 'Version 2 of it is published already.';
  expect((await mark([one])).problem(409).failures?.[0]?.message).toBe(text);
  const actionsOf = async (id: string) =>
    (await server.admin.call('listActions', { query: { uri: `/UIFormTemplate:${id}` } })).body(200);
  const offered = async (id: string) =>
    (await actionsOf(id)).find(({ name }) => name === 'Mark In Production');
  expect(await offered(one)).toEqual({ name: 'Mark In Production', enabled: false, notes: text });
  expect(await offered(two)).toEqual({ name: 'Mark In Production', enabled: true, notes: '' });
  const three = (await server.admin.call('saveFormTemplateAsNewVersion', { path: { id: two } })).body(201).id;
  const four = (await server.admin.call('saveFormTemplateAsNewVersion', { path: { id: three } })).body(
    201,
  ).id;
  await publish([four]);
  expect((await publish([three])).problem(409).failures?.[0]?.message).toBe(
    'Version 4 of it is published already.',
  );
});

test('what is published or marked is listed first; forms that were marked one by one are in production', async () => {
  const [alone, beside] = [await draft('Zz marked alone'), await draft('Zz waits')];
  await publish([alone, beside]);
  await mark([alone]);
  const ask = async (action: 'publish' | 'markInProduction', id: string) => {
    const answer = await server.viewer.call('previewFormTemplateSet', {
      query: { action },
      body: { ids: [id] },
    });
    return answer.body(200).changes.map(({ uniqueName, isChosen }) => [uniqueName, isChosen]);
  };
  expect(await ask('markInProduction', beside)).toEqual([['Zz waits', true]]);
  const chosen = await draft('Zz chosen');
  const listed = await ask('publish', chosen);
  expect(listed[0]).toEqual(['Zz chosen', true]);
  expect(listed).toContainEqual(['Zz waits', false]);
  expect(listed.map(([name]) => name)).not.toContain('Zz marked alone');
});

test('without a set there is nothing to mark in production, and the problem says so', async () => {
  const empty = await server.query('select * from form_template_set');
  await server.query('update form_template_set set is_test = not is_test where not is_test');
  const answer = await server.admin.call('markCurrentFormTemplateSetInProduction');
  expect(answer.problem(409)).toMatchObject({ detail: 'There is no form template set yet.', failures: [] });
  const published = empty.filter((row) => row['is_test'] === false).map((row) => row['id']);
  await server.query(`update form_template_set set is_test = false where id in (${published.join(', ')})`);
});

test('a set for a test holds drafts, and publishes nothing', async () => {
  const id = await draft('Tried out');
  const { setId } = (await server.admin.call('createTestFormTemplateSet')).body(200);
  const set = await setOf(setId);
  expect(set.isTest).toBe(true);
  expect(set.formTemplates.map((form) => form.id)).toContain(id);
  expect(await statusOf(id)).toBe(0);
  expect(
    (await server.viewer.call('getFormTemplateSet', { path: { id: '99999' } })).problem(404).status,
  ).toBe(404);
});

test('the log tells of sets', async () => {
  const { setId } = (await publish([await draft('Logged')])).body(200);
  const query = { filterText: `the form template set ${setId} was created` };
  const { records } = (await server.admin.call('listConfigurationLogs', { query })).body(200);
  expect(records).toMatchObject([{ action: 'Published', type: 'Form Template' }]);
});
