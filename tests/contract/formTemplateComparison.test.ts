import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import {
  about,
  createForm,
  field,
  fieldsOf,
  form,
  type Part,
  updateForm,
} from '../support/contract/formBodies.ts';

/** What differs between sets of form templates, what a publication will change, and how forms hang together. */
const server = useServer();

const create = (body: Part) => createForm(server.admin, body);

async function publish(...ids: string[]): Promise<number> {
  const query = { uiFormTemplateIds: ids.join(',') };
  return Number((await server.admin.call('publishFormTemplates', { query })).body(200).setId);
}

const mark = async (...ids: string[]) =>
  (await server.admin.call('markFormTemplatesInProduction', { body: { ids } })).body(200);
const newVersion = async (id: string) =>
  (await server.admin.call('saveFormTemplateAsNewVersion', { path: { id } })).body(201);

async function compare(id: number, formerId: number) {
  const path = { id: String(id), formerId: String(formerId) };
  return (await server.viewer.call('compareFormTemplateSets', { path })).body(200);
}

async function preview(action: 'publish' | 'markInProduction', ids: string[]) {
  const input = { query: { action }, body: { ids } };
  return (await server.viewer.call('previewFormTemplateSet', input)).body(200);
}

const find = (found: Awaited<ReturnType<typeof compare>>, name: string) =>
  found.changes.find(({ uniqueName }) => uniqueName === name);

test('a set is compared with another: what is added, removed and changed, field by field', async () => {
  const one = await create(form('Compared', [field('kept'), field('gone'), field('before')]));
  const left = await create(form('Left out', [field('a')]));
  const former = await publish(one.id, left.id);
  const next = await newVersion(one.id);
  const [kept, , before] = fieldsOf(next);
  const changed = form(
    'Compared',
    [
      { ...kept, fieldTemplate: { ...kept?.fieldTemplate, type: 3, dynamicDataSet: 'Roof Covering' } },
      { ...before, label: 'After', fieldTemplate: { ...before?.fieldTemplate, variableName: 'after' } },
      field('new'),
    ],
    { ordering: 9, fieldRules: [{ name: 'Rule', condition: about('Compared', 'new') }] },
  );
  (await updateForm(server.admin, next.id, changed)).body(200);
  const { etag } = await server.admin.call('getFormTemplate', { path: { id: left.id } });
  const headers = { 'if-match': etag };
  expect((await server.admin.call('deleteFormTemplate', { path: { id: left.id }, headers })).status).toBe(
    204,
  );
  const added = await create(form('Added', []));
  const set = await publish(next.id, added.id);
  const found = await compare(set, former);
  expect([found.set?.id, found.formerSet?.id, found.failures]).toEqual([set, former, []]);
  expect(found.unchanged).toBe((found.set?.count ?? 0) - 2);
  expect(found.changes.map(({ uniqueName, fate }) => [uniqueName, fate])).toEqual([
    ['Added', 'added'],
    ['Compared', 'changed'],
    ['Left out', 'removed'],
  ]);
  expect(find(found, 'Compared')).toMatchObject({
    ...{ displayName: 'Compared shown', type: 1, formerName: null, moreFields: 0 },
    before: { id: one.id, version: 1 },
    after: { id: next.id, version: 2 },
    parts: ['settings', 'fields', 'rules'],
    fields: [
      { variableName: 'gone', fate: 'removed', formerName: null },
      { variableName: 'kept', fate: 'changed', properties: ['type', 'dynamicDataSet'] },
      { variableName: 'after', fate: 'renamed', formerName: 'before', properties: ['label'] },
      { variableName: 'new', fate: 'added', properties: [] },
    ],
  });
  expect((await compare(set, set)).changes).toEqual([]);
  const path = { id: String(set), formerId: '99999' };
  expect((await server.viewer.call('compareFormTemplateSets', { path })).problem(404).detail).toContain(
    '99999',
  );
});

test('a form that was renamed, or moved about, is the same form', async () => {
  const made = await create(form('Old name', [field('a'), field('b')]));
  const former = await publish(made.id);
  const [a, b] = fieldsOf(made);
  const renamed = form('New name', [b as unknown as Part, a as unknown as Part]);
  (await updateForm(server.admin, made.id, renamed)).body(200);
  const set = await publish((await create(form('Beside', []))).id);
  expect(find(await compare(set, former), 'New name')).toMatchObject({
    ...{ formerName: 'Old name', fate: 'changed', parts: ['settings', 'layout'], fields: [] },
  });
});

test('a preview of a publication lists what it changes in production, and what names it', async () => {
  const one = await create(form('Previewed', [field('x')]));
  const linked = { linkFormTemplateUniqueName: 'Previewed', linkVariableName: 'x' };
  const namer = await create(form('Names it', [field('z', linked)]));
  await publish(one.id, namer.id);
  (await server.admin.call('markCurrentFormTemplateSetInProduction')).body(200);
  const next = await newVersion(one.id);
  (await updateForm(server.admin, next.id, form('Previewed', []))).body(200);
  const found = await preview('publish', [next.id, one.id, 'nobody']);
  expect([found.set, found.formerSet?.isInProduction]).toEqual([null, true]);
  expect(found.changes).toMatchObject([
    {
      uniqueName: 'Previewed',
      before: { version: 1 },
      after: { id: next.id, version: 2 },
      parts: ['fields'],
    },
  ]);
  expect(found.failures.map(({ id, message }) => [id, message])).toEqual([
    [one.id, 'It is not a draft.'],
    ['nobody', 'There is no such form template, or it is gone.'],
  ]);
  expect(found.impact).toMatchObject([
    {
      ...{ uniqueName: 'Previewed', variableName: 'x', fate: 'removed' },
      references: [{ type: 2, name: 'Names it.z', version: 1, status: 1 }],
    },
  ]);
  expect(found.moreImpact).toBe(0);
  await publish(next.id);
  const marked = await preview('markInProduction', [next.id]);
  expect(marked.changes).toEqual(found.changes.map((change) => ({ ...change, after: expect.anything() })));
  await mark(next.id);
  const again = await preview('markInProduction', [next.id]);
  expect([again.changes, again.failures.length]).toEqual([[], 1]);
});

test('the preview lists what names a form whose settings change, and how', async () => {
  const one = await create(form('Set otherwise', [field('x')]));
  const linked = { linkFormTemplateUniqueName: 'Set otherwise', linkVariableName: 'x' };
  const namer = await create(form('Names its field', [field('z', linked)]));
  await publish(one.id, namer.id);
  (await server.admin.call('markCurrentFormTemplateSetInProduction')).body(200);
  const next = await newVersion(one.id);
  const other = form('Set otherwise', fieldsOf(next) as unknown as Part[], { ordering: 9 });
  (await updateForm(server.admin, next.id, other)).body(200);
  const { impact } = await preview('publish', [next.id]);
  expect(impact).toMatchObject([
    {
      ...{ uniqueName: 'Set otherwise', variableName: null, fate: 'changed' },
      references: [{ type: 2, name: 'Names its field.z' }],
    },
  ]);
});

test('all that a filter finds are previewed, if they are as many as expected', async () => {
  const { id } = await create(form('Filtered', []));
  const filterUri = '/UIFormTemplate?uniqueName=Filtered';
  const ask = (expectedCount: number) =>
    server.viewer.call('previewFormTemplateSet', {
      query: { action: 'publish' },
      body: { filterUri, excludedIds: [], expectedCount },
    });
  expect((await ask(2)).problem(409).actualCount).toBe(1);
  expect(find((await ask(1)).body(200), 'Filtered')).toMatchObject({ fate: 'added', after: { id } });
});

test('forms are listed with what they name of each other, those that are missing among them', async () => {
  await create(form('Graph A', [field('x')], {}, { type: 30 }));
  const condition = about('Graph A', 'x');
  const preceding = {
    precedingFieldFormTemplateUniqueName: 'Graph A',
    precedingFieldVariableName: 'x',
    triggerRule: { condition },
  };
  const more = { valueExpression: "fieldValue('Graph Lost', 'y')" };
  await create(form('Graph B', [field('b', {}, more)], preceding, { root: false, type: 30 }));
  const graph = async (query: { type?: number; formTemplateUniqueName?: string }) =>
    (await server.viewer.call('getFormTemplateGraph', { query })).body(200);
  const found = await graph({ formTemplateUniqueName: 'Graph A' });
  expect(found.forms).toMatchObject([
    { uniqueName: 'Graph A', root: true, version: 1, status: 0, valid: true },
    { uniqueName: 'Graph B', root: false, valid: false },
    { uniqueName: 'Graph Lost', id: null, type: null, version: null, status: null },
  ]);
  expect(found.links).toEqual([
    { from: 'Graph B', to: 'Graph Lost', type: 1, fields: ['y'] },
    { from: 'Graph B', to: 'Graph A', type: 5, fields: ['x'] },
    { from: 'Graph B', to: 'Graph A', type: 3, fields: ['x'] },
  ]);
  expect(await graph({ type: 30 })).toEqual(found);
  const all = await graph({});
  expect(all.forms.map(({ uniqueName }) => uniqueName)).toEqual(
    expect.arrayContaining(['LocationSchedule', 'Graph B']),
  );
  const query = { formTemplateUniqueName: 'No such form' };
  expect((await server.viewer.call('getFormTemplateGraph', { query })).problem(404).status).toBe(404);
});
