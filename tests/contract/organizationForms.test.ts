import { expect, test } from 'vitest';
import { allPermissions } from '../../apps/server/src/access/permissions.ts';
import type { ApiClient } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { about, createForm, field, fieldsOf, form, updateForm } from '../support/contract/formBodies.ts';

/** The forms of organizations: what is missing in them, how they are changed, and how they follow the set in production. */
const server = useServer();

async function createAgency() {
  return (await server.admin.call('createOrganization', { query: { organizationType: 1 } })).body(201).id;
}

const menuOf = async (id: string) =>
  (await server.viewer.call('listOrganizationForms', { path: { id } })).body(200);
const formOf = async (id: string, formId: string) =>
  (await server.viewer.call('getOrganizationForm', { path: { id, formId } })).body(200);
const setOf = async (id: string, user: ApiClient = server.admin) =>
  (await user.call('getFormSet', { path: { id } })).body(200);
const start = (id: string, { user = server.admin, takeOver = false } = {}) =>
  user.call('startFormSetChanges', { path: { id }, query: { takeOver } });
const save = (id: string, revision: number, forms: { id: string; values: object }[], user = server.admin) =>
  user.call('saveFormSetChanges', { path: { id }, query: { revision }, body: { forms: forms as never } });
const apply = (id: string, revision: number, user = server.admin) =>
  user.call('applyFormSetChanges', { path: { id }, query: { revision } });
const discard = (id: string, user = server.admin) => user.call('discardFormSetChanges', { path: { id } });
const upgrade = async (id: string, user: ApiClient = server.admin) =>
  (await user.call('upgradeOrganizationForms', { path: { id } })).body(200);

/** The authority form of an agency. */
async function authorityOf(id: string): Promise<string> {
  const [authority] = await menuOf(id);
  expect(authority?.formTemplateType).toBe(13);
  return authority?.id ?? '';
}

/** Another user who may do everything, or nothing. */
async function otherUser(permissions: readonly string[] = allPermissions): Promise<ApiClient> {
  await server.query(
    `update app_user set permissions = '${JSON.stringify(permissions)}' where id = 'author'`,
  );
  return server.anyone.signIn('author');
}

const complete = {
  appointmentStatus: 'APPOINTED',
  authorizedLines: ['PROPERTY'],
  authorityBegins: '2026-01-01',
};

test('a new agency has the forms of its type, with what is missing in them', async () => {
  const id = await createAgency();
  const menu = await menuOf(id);
  expect(menu.map(({ formTemplateType }) => formTemplateType)).toEqual([13, 43]);
  const [authority, profile] = menu;
  expect(authority).toMatchObject({ requiredFieldCount: 3, totalRequiredFieldCount: 3, children: [] });
  expect(profile).toMatchObject({ requiredFieldCount: 1, totalRequiredFieldCount: 1 });
  const shown = await formOf(id, authority?.id ?? '');
  expect(shown).toMatchObject({ uniqueName: 'AgencyAuthority', values: {}, requiredFieldCount: 3 });
  expect(shown.missing).toEqual([['appointmentStatus'], ['authorizedLines'], ['authorityBegins']]);
  const template = await server.viewer.call('getFormTemplate', { path: { id: shown.formTemplateId ?? '' } });
  expect(template.body(200).formTemplate.uniqueName).toBe('AgencyAuthority');
  expect((await server.viewer.call('getOrganizationFormSet', { path: { id } })).body(200)).toEqual({ id });
  const none = await server.viewer.call('getOrganizationForm', { path: { id, formId: 'none' } });
  expect(none.problem(404).detail).toContain("no form 'none'");
});

test('changes are kept until they are applied, and then are a version of the organization', async () => {
  const id = await createAgency();
  const formId = await authorityOf(id);
  expect((await setOf(id)).changes).toBeNull();
  const started = (await start(id)).body(200);
  expect(started.changes).toMatchObject({ revision: 1, isOwn: true, startedBy: { id: 'admin' } });
  const saved = (await save(id, 1, [{ id: formId, values: complete }])).body(200);
  expect(saved.changes?.revision).toBe(2);
  expect(saved.forms.find((each) => each.id === formId)?.values).toEqual({});
  expect((await formOf(id, formId)).requiredFieldCount).toBe(3);
  // Changes that were abandoned are found again.
  const again = (await start(id)).body(200);
  expect(again.changes?.forms.find((each) => each.id === formId)?.values).toEqual(complete);
  expect((await apply(id, 1)).problem(409).type).toBe('/problems/changes-saved-since');
  const applied = (await apply(id, 2)).body(200);
  expect(applied.changes).toBeNull();
  expect(applied.version).toBe(saved.version + 1);
  expect(await formOf(id, formId)).toMatchObject({ values: complete, requiredFieldCount: 0, missing: [] });
  expect((await apply(id, 2)).problem(409).type).toBe('/problems/changes-not-started');
});

test('discarded changes leave the organization as it is', async () => {
  const id = await createAgency();
  const formId = await authorityOf(id);
  const { version } = (await start(id)).body(200);
  await save(id, 1, [{ id: formId, values: complete }]);
  expect((await discard(id)).body(200)).toMatchObject({ version, changes: null });
  expect((await formOf(id, formId)).values).toEqual({});
  expect((await discard(id)).problem(409).type).toBe('/problems/changes-not-started');
});

test('another user sees who is changing the forms, and takes the changes over with their values', async () => {
  const id = await createAgency();
  const formId = await authorityOf(id);
  await start(id);
  await save(id, 1, [{ id: formId, values: complete }]);
  const user = await otherUser();
  const refused = (await start(id, { user })).problem(409);
  expect(refused).toMatchObject({ type: '/problems/changes-under-way', startedBy: { id: 'admin' } });
  expect((await setOf(id, user)).changes?.isOwn).toBe(false);
  const foreign = [await save(id, 2, [], user), await apply(id, 2, user), await discard(id, user)];
  expect(foreign.map((answer) => answer.problem(409).type)).toEqual(foreign.map(() => refused.type));
  const taken = (await start(id, { user, takeOver: true })).body(200);
  expect(taken.changes).toMatchObject({ isOwn: true, revision: 3 });
  expect(taken.changes?.forms.find((each) => each.id === formId)?.values).toEqual(complete);
  expect((await apply(id, 2)).problem(409).startedBy?.id).toBe('author');
  expect((await apply(id, 3, user)).status).toBe(200);
});

test('values that have no place in the form are refused, each where it is', async () => {
  const id = await createAgency();
  const formId = await authorityOf(id);
  await start(id);
  const values = {
    appointmentStatus: ['APPOINTED'],
    authorizedLines: 'PROPERTY',
    nothing: 'a',
    unknown: null,
    bindingLimit: '1',
  };
  const refused = (
    await save(id, 1, [
      { id: formId, values },
      { id: 'none', values: {} },
    ])
  ).problem(422);
  expect(refused.errors?.map(({ pointer }) => pointer).toSorted()).toEqual([
    '/forms/0/values/appointmentStatus',
    '/forms/0/values/authorizedLines',
    '/forms/0/values/nothing',
    '/forms/0/values/unknown',
    '/forms/1/id',
  ]);
  expect((await setOf(id)).changes?.revision).toBe(1);
});

test('values of any shape are kept or refused where they are, and never break the server', async () => {
  const id = await createAgency();
  const formId = await authorityOf(id);
  await start(id);
  const hostile: unknown[] = [
    ...[0, 1.5, -1, {}, { a: 1 }, [[]], [[['a']]], [1], [null], [true], ['a', {}], [{}], [{ a: 1 }]],
    ...[[{ a: [{ b: [{ c: 'd' }] }] }], [{ a: { b: 'c' } }], 'x'.repeat(100_001)],
  ];
  const keys = [
    'appointmentStatus',
    'authorizedLines',
    'constructor',
    '__proto__',
    'section:1',
    'section:',
    '',
  ];
  for (const key of keys) {
    for (const value of hostile) {
      const body = `{"forms":[{"id":${JSON.stringify(formId)},"values":{${JSON.stringify(key)}:${JSON.stringify(value)}}}]}`;
      const answer = await server.admin.callPath(
        'saveFormSetChanges',
        `/rest/FormSet/${id}/saveChanges?revision=1`,
        {
          body,
        },
      );
      // JSON that would reach the prototypes of objects is refused as a whole.
      if (key === '__proto__') {
        expect(answer.status).toBe(400);
        continue;
      }
      const [fault] = answer.problem(422).errors ?? [];
      expect(fault?.pointer, body.slice(0, 200)).toMatch(/^\/forms\/0/);
    }
  }
  const bodies = [
    '{}',
    '{"forms":{}}',
    '{"forms":[{}]}',
    '{"forms":[{"id":"a"}]}',
    '{"forms":[{"id":1,"values":{}}]}',
  ];
  for (const body of [...bodies, '{"forms":[{"id":"a","values":[]}]}', '{"forms":[],"more":1}'])
    expect(
      (
        await server.admin.callPath('saveFormSetChanges', `/rest/FormSet/${id}/saveChanges?revision=1`, {
          body,
        })
      ).problem(422).errors,
      body,
    ).not.toEqual([]);
  expect((await setOf(id)).changes?.revision).toBe(1);
});

test('changing forms takes the permission of the type, and what is not there has none', async () => {
  const id = await createAgency();
  const user = await otherUser(allPermissions.filter((key) => key !== 'MODIFY_CONFIG_AGENCY_BROKERAGE'));
  const refused = [
    await start(id, { user }),
    await save(id, 1, [], user),
    await apply(id, 1, user),
    await discard(id, user),
  ];
  expect(refused.map((answer) => answer.problem(403).permission)).toEqual(
    refused.map(() => 'MODIFY_CONFIG_AGENCY_BROKERAGE'),
  );
  const missing = [
    await start('none'),
    await save('none', 1, []),
    await apply('none', 1),
    await discard('none'),
  ];
  expect(missing.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  const path = { id: 'none' };
  expect((await server.admin.call('upgradeOrganizationForms', { path })).status).toBe(404);
});

test('a repeated write is made once, and a key belongs to one write', async () => {
  const id = await createAgency();
  const headers = { 'idempotency-key': 'started once' };
  const path = { id };
  for (const _ of [1, 2])
    expect(
      (await server.admin.call('startFormSetChanges', { path, headers })).body(200).changes?.revision,
    ).toBe(1);
  const reused = [
    await server.admin.call('saveFormSetChanges', {
      path,
      headers,
      query: { revision: 1 },
      body: { forms: [] },
    }),
    await server.admin.call('applyFormSetChanges', { path, headers, query: { revision: 1 } }),
    await server.admin.call('discardFormSetChanges', { path, headers }),
    await server.admin.call('upgradeOrganizationForms', { path, headers }),
    await server.admin.call('startFormSetChanges', { path, headers, query: { takeOver: true } }),
  ];
  expect(reused.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
  const applied = { path, query: { revision: 1 }, headers: { 'idempotency-key': 'applied once' } };
  for (const _ of [1, 2]) expect((await server.admin.call('applyFormSetChanges', applied)).status).toBe(200);
});

/** Publishes a form and puts everything that is published into production. */
async function produce(id: string) {
  await server.admin.call('publishFormTemplates', { query: { uiFormTemplateIds: id } });
  expect((await server.admin.call('markCurrentFormTemplateSetInProduction')).status).toBe(200);
}

test('forms follow the set in production; values move with their fields, and those that cannot are listed', async () => {
  const id = await createAgency();
  const chosen = field('goes', { type: 3, dynamicDataSet: 'US States' });
  const body = form('OrgExtra', [field('keeps'), chosen], {}, { type: 43 });
  const first = await createForm(server.admin, body);
  await produce(first.formTemplate.id ?? '');
  expect(await upgrade(id, await otherUser([]))).toEqual({ count: 0, forms: [] });
  const added = await upgrade(id);
  expect(added.forms).toContainEqual(
    expect.objectContaining({ name: 'OrgExtra shown', fromVersion: null, toVersion: 1, lost: [] }),
  );
  expect(await upgrade(id)).toEqual({ count: 0, forms: [] });
  const [, group] = await menuOf(id);
  expect(group).toMatchObject({ id: 'type-43', name: 'Organization Form', formTemplateType: 43 });
  const formId = group?.children.find(({ name }) => name === 'OrgExtra shown')?.id ?? '';
  await start(id);
  await save(id, 1, [{ id: formId, values: { keeps: 'a', goes: 'IA' } }]);
  await apply(id, 2);

  const path = { id: first.formTemplate.id ?? '' };
  const next = (await server.admin.call('saveFormTemplateAsNewVersion', { path })).body(201);
  const [kept] = fieldsOf(next);
  const renamed = { ...kept, fieldTemplate: { ...kept?.fieldTemplate, variableName: 'keepsOn' } };
  const smaller = { ...next, sections: [{ ...next.sections[0], rows: [{ fields: [renamed] }] }] };
  expect((await updateForm(server.admin, next.formTemplate.id ?? '', smaller)).status).toBe(200);
  await produce(next.formTemplate.id ?? '');
  await start(id);
  // While the forms are being changed they stay as they are.
  expect((await upgrade(id)).count).toBe(0);
  await discard(id);
  const { forms } = await upgrade(id);
  expect(forms).toMatchObject([
    { id: formId, fromVersion: 1, toVersion: 2, lost: [{ fieldName: 'goes', label: 'goes', value: 'Iowa' }] },
  ]);
  expect((await formOf(id, formId)).values).toEqual({ keepsOn: 'a' });
  // The history has what was lost.
  const { version } = await setOf(id);
  const of = { id, version: String(version) };
  const compared = await server.viewer.call('compareOrganizationVersions', {
    ...{ path: of, query: { since: version - 1 } },
  });
  const lost = { fieldName: 'goes', label: 'goes', entries: [], before: 'Iowa', after: '' };
  expect(compared.body(200)).toEqual({
    forms: [{ id: formId, name: 'OrgExtra shown', fromVersion: 1, toVersion: 2, changes: [lost] }],
    letters: { added: 0, changed: 0, removed: 0 },
  });
  const all = await server.viewer.call('compareOrganizationVersions', { path: of });
  const stays = { fieldName: 'keepsOn', label: 'keeps', entries: [], before: '', after: 'a' };
  expect(all.body(200).forms).toContainEqual(
    expect.objectContaining({ id: formId, fromVersion: null, toVersion: 2, changes: [stays] }),
  );
  const none = await server.viewer.call('compareOrganizationVersions', {
    ...{ path: of, query: { since: version + 1 } },
  });
  expect(none.status).toBe(404);
});

test('what fields begin with is there until it is emptied, and what is missing follows rules and expressions', async () => {
  const name = 'OrgBegins';
  const rule = { name: 'Asked', description: '', condition: about(name, 'more') };
  const body = form(
    name,
    [
      field('state', {}, { requiredLevel: 1, defaultValue: 'IA' }),
      field('more', {}, { defaultValue: 'No' }),
      field(
        'why',
        {},
        { requiredLevel: 2, requiredLevelExpression: `fieldValue('${name}', 'more') === 'Yes'` },
      ),
      field(
        'note',
        { hidden: true, triggerRuleName: 'Asked', untriggerBehavior: 0 },
        { defaultValue: 'none' },
      ),
      field('copy', {}, { requiredLevel: 1, valueExpression: `fieldValue('${name}', 'note')` }),
    ],
    { fieldRules: [rule] },
    { type: 43 },
  );
  await produce((await createForm(server.admin, body)).formTemplate.id ?? '');
  const id = await createAgency();
  const [, group] = await menuOf(id);
  const formId = group?.children.find((each) => each.name === `${name} shown`)?.id ?? '';
  const now = async () => {
    const { values, missing, totalRequiredFieldCount: required } = await formOf(id, formId);
    const set = (await setOf(id)).forms.find((each) => each.id === formId);
    expect(set?.values).toEqual(values);
    const listed = (await menuOf(id))[1]?.children.find((each) => each.id === formId);
    expect(listed).toMatchObject({ requiredFieldCount: missing.length, totalRequiredFieldCount: required });
    return { values, missing: missing.flat(), required };
  };
  const change = async (values: object) => {
    await start(id);
    expect((await save(id, 1, [{ id: formId, values }])).status).toBe(200);
    expect((await apply(id, 2)).status).toBe(200);
  };
  const begun = { state: 'IA', more: 'No' };
  expect(await now()).toEqual({ values: begun, missing: ['copy'], required: 2 });
  await change({ ...begun, more: 'Yes', note: 'slate' });
  expect(await now()).toEqual({
    ...{ values: { state: 'IA', more: 'Yes', note: 'slate' }, missing: ['why'], required: 3 },
  });
  // A value is lost with its field, and one that was emptied stays empty.
  await change({ state: null, more: 'No' });
  expect(await now()).toEqual({
    values: { state: null, more: 'No' },
    missing: ['state', 'copy'],
    required: 2,
  });
  await change({ state: '', more: 'Yes' });
  expect(await now()).toEqual({
    ...{ values: { state: '', more: 'Yes', note: 'none' }, missing: ['state', 'why'], required: 3 },
  });
});

test('changes go with the organization, and are nothing that a new one of the id would find', async () => {
  const id = await createAgency();
  await start(id);
  const before = await server.query('select * from form_set_change');
  const { etag } = await server.viewer.call('getOrganization', { path: { id } });
  const removed = await server.admin.call('deleteOrganization', {
    path: { id },
    headers: { 'if-match': etag },
  });
  expect(removed.status).toBe(204);
  expect(await server.query('select * from form_set_change')).toHaveLength(before.length - 1);
});

test('an organization whose forms somebody else is changing is deleted by who agrees to that alone', async () => {
  const id = await createAgency();
  const other = await otherUser();
  await start(id, { user: other });
  const { etag } = await server.viewer.call('getOrganization', { path: { id } });
  const remove = (query: { changesOf?: string } = {}) =>
    server.admin.call('deleteOrganization', { path: { id }, query, headers: { 'if-match': etag } });
  const refused = (await remove()).body(409);
  expect(refused).toMatchObject({ type: '/problems/changes-under-way', startedBy: { id: 'author' } });
  expect((await remove({ changesOf: 'admin' })).status).toBe(409);
  expect((await setOf(id, other)).changes).toMatchObject({ isOwn: true });
  expect((await remove({ changesOf: 'author' })).status).toBe(204);
});

test('changes of an organization that a restore removes go with it', async () => {
  const query = { sectionName: 'Organizations' };
  const backup = (await callAsBrowser(server.admin, 'downloadSection', { query })).text;
  const id = await createAgency();
  await start(id);
  const before = await server.query('select * from form_set_change');
  const restore = {
    query: { operation: 'CLEAN_INSERT', mode: 'unmarshal' },
    ...fileBody('a.dbinit', backup),
  };
  expect((await callAsBrowser(server.admin, 'restoreSections', restore)).status).toBe(200);
  expect((await server.viewer.call('getOrganization', { path: { id } })).status).toBe(404);
  expect(await server.query('select * from form_set_change')).toHaveLength(before.length - 1);
});
