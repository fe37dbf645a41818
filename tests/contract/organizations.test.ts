import type { AuthorizationKey, OrganizationWrite } from '@studio/api';
import { expect, test } from 'vitest';
import { allPermissions } from '../../apps/server/src/access/permissions.ts';
import type { ApiClient } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';

/** Organizations of four types, each of which takes a permission of its own: drafts, settings, statuses, and what belongs to what. */
const server = useServer();

type Type = 1 | 2 | 3 | 4;

async function create(organizationType: Type, user = server.admin) {
  return (await user.call('createOrganization', { query: { organizationType } })).body(201);
}

async function get(id: string) {
  const answer = await server.viewer.call('getOrganization', { path: { id } });
  return { etag: answer.etag, body: answer.body(200) };
}

async function update(id: string, body: Partial<OrganizationWrite>, user = server.admin) {
  const { etag, body: stored } = await get(id);
  return user.call('updateOrganization', {
    ...{ path: { id }, headers: { 'if-match': etag }, body: { ...stored, ...body } },
  });
}

/** One with a name, which belongs to another one or to none. */
async function named(name: string, organizationType: Type, parentId: string | null = null) {
  const { id } = await create(organizationType);
  expect((await update(id, { name, parentId })).status).toBe(200);
  return id;
}

async function setStatus(
  operation: 'activateOrganization' | 'deactivateOrganization',
  id: string,
  { propagates = false, user = server.admin, etag = '' } = {},
) {
  return user.call(operation, {
    ...{ path: { id }, query: { propagateStatusToChildren: propagates } },
    headers: { 'if-match': etag === '' ? (await get(id)).etag : etag },
  });
}

const activate = (id: string, options = {}) => setStatus('activateOrganization', id, options);
const deactivate = (id: string, options = {}) => setStatus('deactivateOrganization', id, options);

async function remove(id: string, query: { expectedReferences?: string } = {}, user = server.admin) {
  const { etag } = await get(id);
  return user.call('deleteOrganization', { path: { id }, query, headers: { 'if-match': etag } });
}

/** A session of a user who holds every permission but one. */
async function userWithout(permission: AuthorizationKey): Promise<ApiClient> {
  const held = JSON.stringify(allPermissions.filter((key) => key !== permission));
  await server.query(`update app_user set permissions = '${held}' where id = 'author'`);
  return server.anyone.signIn('author');
}

test('a new organization is a draft without a name, becomes active once it has one, and then keeps a name', async () => {
  const made = await server.admin.call('createOrganization', { query: { organizationType: 2 } });
  const draft = made.body(201);
  expect(draft).toMatchObject({ name: '', status: 2, isDraftStatus: true, organizationType: 2 });
  expect(made.headers.location).toBe(`/rest/Organization/${draft.id}`);
  const { id } = draft;
  expect((await activate(id)).problem(409).detail).toContain('needs a name');
  const saved = (await update(id, { name: '  Harbor Mutual ', code: 'HM', city: ' ' })).body(200);
  expect(saved).toMatchObject({ name: 'Harbor Mutual', code: 'HM', city: null, status: 2 });
  expect((await deactivate(id)).problem(409).detail).toContain('draft');
  expect((await activate(id)).body(200)).toEqual({ changed: 1 });
  expect((await activate(id)).body(200)).toEqual({ changed: 0 });
  expect((await get(id)).body).toMatchObject({ status: 1, isDraftStatus: false });
  expect((await update(id, { name: ' ' })).problem(422).errors).toMatchObject([{ pointer: '/name' }]);
  expect((await update(id, { name: 'Harbor', status: 0 } as never)).body(200).status).toBe(1);
});

test('the list keeps a type, finds by name and code, and shows what organizations belong to', async () => {
  const carrier = await named('Found Carrier', 2);
  const agency = await named('Found Agency', 1, carrier);
  await update(agency, { code: 'FND-7' });
  const search = async (query: Record<string, string | number>) =>
    (await server.viewer.call('filterOrganizations', { query })).body(200).records;
  const found = await search({ filterUri: '/Organization?search=fnd-7', organizationType: 1 });
  expect(found).toMatchObject([{ id: agency, name: 'Found Agency', parentName: 'Found Carrier' }]);
  expect(await search({ filterUri: '/Organization?search=fnd-7', organizationType: 2 })).toEqual([]);
  await update(carrier, { name: 'Renamed Carrier' });
  expect((await search({ filterUri: '/Organization?parent=renamed' })).map(({ id }) => id)).toEqual([agency]);
  const nameless = (await server.admin.call('createOrganization', { query: { organizationType: 2 } })).body(
    201,
  ).id;
  await update(agency, { code: 'FND-7', parentId: nameless });
  expect((await search({ filterUri: '/Organization?search=fnd-7' }))[0]).toMatchObject({
    ...{ parentId: nameless, parentName: '' },
  });
  // Sorted by parent, rows that show the same are together: none, one that is gone, one without a name, and others by name.
  const kept = await named('Sorted carrier', 2);
  const gone = await named('Sorted gone', 2);
  for (const parentId of [nameless, kept, null, gone])
    for (const each of [1, 2]) await named(`Sorted agency ${each} of ${parentId}`, 1, parentId);
  const { etag } = await server.admin.call('listOrganizationReferences', { path: { id: gone } });
  expect((await remove(gone, { expectedReferences: etag })).status).toBe(204);
  const sorted = await search({ filterUri: '/Organization?search=sorted agency', sortBy: 'parentName' });
  expect(sorted.map(({ parentId }) => parentId)).toEqual(
    [null, gone, nameless, kept].flatMap((parentId) => [parentId, parentId]),
  );
  const all = await search({ organizationType: 3, numberOfRows: 500 });
  expect(new Set(all.map(({ organizationType }) => organizationType))).toEqual(new Set([3]));
});

test('a status reaches those below, however deep, in one transaction, and leaves drafts as they are', async () => {
  const top = await named('Top', 2);
  const middle = await named('Middle', 3, top);
  const bottom = await named('Bottom', 4, middle);
  const draft = await named('Draft', 1, middle);
  for (const id of [top, middle, bottom]) await activate(id);
  expect((await deactivate(top)).body(200)).toEqual({ changed: 1 });
  expect((await get(middle)).body.status).toBe(1);
  // The one at the top has the status already.
  expect((await deactivate(top, { propagates: true })).body(200)).toEqual({ changed: 2 });
  const statuses = async () =>
    Promise.all([top, middle, bottom, draft].map(async (id) => (await get(id)).body.status));
  expect(await statuses()).toEqual([0, 0, 0, 2]);
  const rows = await server.query(
    `select distinct revision from document where name in ('${middle}', '${bottom}')`,
  );
  expect(rows).toHaveLength(1);
  const user = await userWithout('MODIFY_CONFIG_MGA_AGENCY_BROKERAGE');
  const refused = await activate(top, { propagates: true, user });
  expect(refused.problem(403).permission).toBe('MODIFY_CONFIG_MGA_AGENCY_BROKERAGE');
  expect(await statuses()).toEqual([0, 0, 0, 2]);
  expect((await activate(top, { propagates: true })).body(200)).toEqual({ changed: 3 });
  expect(await statuses()).toEqual([1, 1, 1, 2]);
});

test('no organization belongs to itself, to what belongs to it, or to nothing that is there', async () => {
  const top = await named('Ring top', 1);
  const below = await named('Ring below', 1, top);
  for (const [id, parentId] of [
    [top, top],
    [top, below],
    [top, 'no-such-organization'],
  ] as const) {
    const refused = (await update(id, { parentId })).problem(422);
    expect(refused.errors, parentId).toMatchObject([{ pointer: '/parentId' }]);
  }
  expect((await get(top)).body.parentId).toBeNull();
});

test('one to which others belong is deleted with the references that were seen', async () => {
  const top = await named('Deleted top', 1);
  const below = await named('Deleted below', 1, top);
  const refused = (await remove(top)).problem(409);
  expect(refused.references).toEqual([{ type: 9, name: below, label: 'Deleted below', version: '' }]);
  const seen = await server.viewer.call('listOrganizationReferences', { path: { id: top } });
  expect(seen.body(200)).toEqual(refused.references);
  expect((await remove(top, { expectedReferences: seen.etag })).status).toBe(204);
  expect((await get(below)).body).toMatchObject({ parentId: top, parentName: null });
  // It can still be saved.
  expect((await update(below, { city: 'Omaha' })).body(200).parentId).toBe(top);
});

test.each([
  [1, 'MODIFY_CONFIG_AGENCY_BROKERAGE'],
  [2, 'MODIFY_CONFIG_CARRIERS'],
  [3, 'MODIFY_CONFIG_MGA_CARRIERS'],
  [4, 'MODIFY_CONFIG_MGA_AGENCY_BROKERAGE'],
] as const)('organizations of type %i are written with %s alone', async (type, permission) => {
  const id = await named(`Guarded ${type}`, type);
  const user = await userWithout(permission);
  const query = { organizationType: type };
  const refusals = [
    await user.call('createOrganization', { query }),
    await update(id, { city: 'Omaha' }, user),
    await activate(id, { user }),
    await deactivate(id, { user }),
    await remove(id, {}, user),
  ];
  expect(refusals.map((answer) => answer.problem(403).permission)).toEqual(refusals.map(() => permission));
  const actions = await user.call('listActions', { query: { uri: `/Organization:${id}` } });
  const enabled = actions.body(200).flatMap((action) => (action.enabled ? [action.name] : []));
  expect(enabled).toEqual(['Email Signature', 'Letters of Authority', 'Export', 'View References']);
  const other = type === 1 ? 2 : 1;
  expect((await user.call('createOrganization', { query: { organizationType: other } })).status).toBe(201);
});

test('what others have changed since is not overwritten, and a repetition is made once', async () => {
  const id = await named('Stale', 1);
  const { etag, body } = await get(id);
  await update(id, { city: 'Omaha' });
  const ifMatch = { path: { id }, headers: { 'if-match': etag } };
  const stale = [
    await server.admin.call('updateOrganization', { ...ifMatch, body }),
    await activate(id, { etag }),
    await deactivate(id, { etag }),
    await server.admin.call('deleteOrganization', ifMatch),
  ];
  expect(stale.map(({ status }) => status)).toEqual([412, 412, 412, 412]);
  const bare = { path: { id } };
  const unconditional = [
    await server.admin.call('updateOrganization', { ...bare, body }),
    await server.admin.call('activateOrganization', bare),
    await server.admin.call('deactivateOrganization', bare),
    await server.admin.call('deleteOrganization', bare),
  ];
  expect(unconditional.map(({ status }) => status)).toEqual([428, 428, 428, 428]);
  const headers = { 'if-match': (await get(id)).etag, 'idempotency-key': 'activated once' };
  const first = await server.admin.call('activateOrganization', { path: { id }, headers });
  const second = await server.admin.call('activateOrganization', { path: { id }, headers });
  expect([first.body(200), second.body(200)]).toEqual([{ changed: 1 }, { changed: 1 }]);
  const reused = [
    await server.admin.call('deactivateOrganization', { path: { id }, headers }),
    await server.admin.call('deleteOrganization', { path: { id }, headers }),
    await server.admin.call('createOrganization', { query: { organizationType: 1 }, headers }),
  ];
  expect(reused.map(({ status }) => status)).toEqual([422, 422, 422]);
  const other = { ...headers, 'idempotency-key': 'created once' };
  const query = { organizationType: 1 } as const;
  const made = await server.admin.call('createOrganization', { query, headers: other });
  const again = await server.admin.call('createOrganization', { query, headers: other });
  expect(again.body(201)).toEqual(made.body(201));
  const taken = await server.admin.call('activateOrganization', { path: { id }, headers: other });
  expect(taken.status).toBe(422);
});

test('what is not there is neither changed nor deleted', async () => {
  const missing = { path: { id: 'no-such-organization' }, headers: { 'if-match': '*' } };
  const answers = [
    await server.admin.call('updateOrganization', { ...missing, body: { name: 'a' } }),
    await server.admin.call('activateOrganization', missing),
    await server.admin.call('deactivateOrganization', missing),
    await server.admin.call('deleteOrganization', missing),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('a call of a visit names it, and a repeated deletion is one', async () => {
  const id = await named('Visited', 1);
  const query = { registrationIdentifier: '0b9f0ad6-7c39-4b34-8e7e-2f5ed2a1c9d4' };
  expect((await server.viewer.call('getOrganization', { path: { id }, query })).status).toBe(200);
  const wrong = { registrationIdentifier: 'a visit' };
  const refused = await server.viewer.call('getOrganization', { path: { id }, query: wrong });
  expect(refused.problem(400).parameter).toBe('registrationIdentifier');
  const headers = { 'if-match': (await get(id)).etag, 'idempotency-key': 'deleted once' };
  for (const _ of [1, 2])
    expect((await server.admin.call('deleteOrganization', { path: { id }, headers })).status).toBe(204);
});
