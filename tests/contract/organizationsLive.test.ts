import { afterEach, expect, test } from 'vitest';
import type { ApiClient } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import type { EventReader } from '../support/contract/EventReader.ts';

/**
 * What reaches those who have an organization open, and how they leave it. The pulse, which reads again what is under way, is longer than
 * the test: it would now and then come before the announcement, and does not know in which tab changes were started.
 */
const server = useServer({ eventTiming: { heartbeat: 150, leave: 60_000, pulse: 60_000 } });

const readers: EventReader[] = [];
const visit = '0b9f0ad6-7c39-4b34-8e7e-2f5ed2a1c9d4';
const otherVisit = '3f0d5f0e-5f6e-4a58-9a64-0d6a1f1f7c11';

afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.close()));
});

async function watch(user: ApiClient, ids: readonly string[], identifier?: string): Promise<EventReader> {
  const reader = await user.watch(
    ids.map((id) => `/Organization:${id}`),
    {},
    identifier,
  );
  readers.push(reader);
  return reader;
}

async function create(organizationType: 1 | 2 = 1) {
  return (await server.admin.call('createOrganization', { query: { organizationType } })).body(201).id;
}

async function named(name: string, parentId: string | null) {
  const id = await create();
  const headers = { 'if-match': '*' };
  const made = await server.admin.call('updateOrganization', {
    ...{ path: { id }, headers, body: { name, parentId } },
  });
  expect(made.status).toBe(200);
  return id;
}

const leave = (id: string, registrationIdentifier: string, user: ApiClient) =>
  user.call('endOrganizationVisit', { path: { id }, query: { registrationIdentifier } });
const idsOf = (people: readonly { userId: string }[]) => people.map(({ userId }) => userId);

test('changes of forms reach all who have the organization open, from their start to their end', async () => {
  const id = await create();
  const path = { id };
  const reader = await watch(server.viewer, [id]);
  await reader.next('current');
  const headers = { 'x-client-tag': 'tab' };
  await server.admin.call('startFormSetChanges', { path, headers });
  const started = await reader.next('changes');
  expect(started).toMatchObject({ uri: `/Organization:${id}`, clientTag: 'tab' });
  expect(started.changes).toMatchObject({
    ...{ startedBy: { id: 'admin' }, revision: 1, isOwn: false },
    timeStarted: expect.any(Number),
  });
  const forms = (await server.admin.call('getFormSet', { path })).body(200).forms;
  const form = { id: forms[0]?.id ?? '', values: { appointmentStatus: 'APPOINTED' } };
  await server.admin.call('saveFormSetChanges', { path, query: { revision: 1 }, body: { forms: [form] } });
  expect((await reader.next('changes')).changes?.revision).toBe(2);
  // Those who come later learn it at once.
  const late = await watch(server.admin, [id]);
  expect((await late.next('changes')).changes).toMatchObject({ revision: 2, isOwn: true });
  await server.admin.call('applyFormSetChanges', { path, query: { revision: 2 } });
  expect((await reader.next('saved')).version).toBe(2);
  expect((await reader.next('changes')).changes).toBeNull();
  await server.admin.call('startFormSetChanges', { path });
  expect((await reader.next('changes')).changes?.revision).toBe(1);
  await server.admin.call('discardFormSetChanges', { path });
  expect((await reader.next('changes')).changes).toBeNull();
});

test('a status that reaches many is announced of each of them', async () => {
  const top = await named('Announced top', null);
  const below: string[] = [];
  for (let index = 0; index < 17; index += 1) below.push(await named(`Announced ${index}`, top));
  for (const id of below)
    await server.admin.call('activateOrganization', { path: { id }, headers: { 'if-match': '*' } });
  const reader = await watch(server.viewer, below);
  for (const _ of below) await reader.next('current');
  const query = { propagateStatusToChildren: true };
  const path = { id: top };
  const headers = { 'if-match': '*' };
  expect((await server.admin.call('activateOrganization', { path, headers })).status).toBe(200);
  const changed = await server.admin.call('deactivateOrganization', { path, query, headers });
  expect(changed.body(200)).toEqual({ changed: below.length + 1 });
  const uris = new Set<string>();
  while (uris.size < below.length) {
    const { name, data } = await reader.take();
    if (name === 'current' || name === 'saved') uris.add(data.uri);
  }
  expect(uris).toEqual(new Set(below.map((id) => `/Organization:${id}`)));
});

test('a visit that ends closes its stream, and a user who was there by it is no longer listed', async () => {
  const id = await create();
  const reader = await watch(server.viewer, [id], visit);
  const observer = await watch(server.admin, [id], otherVisit);
  await observer.until('here', ({ people }) => idsOf(people).includes('viewer'));
  // A visit of another user, of another organization, and one that is not known close nothing.
  expect((await leave(id, visit, server.admin)).status).toBe(204);
  expect((await leave('org-1', visit, server.viewer)).status).toBe(204);
  expect((await leave('none', otherVisit, server.viewer)).status).toBe(204);
  expect((await leave(id, visit, server.viewer)).status).toBe(204);
  await reader.ended;
  await observer.until('here', ({ people }) => !idsOf(people).includes('viewer'));
  const unnamed = await server.viewer.send('DELETE', `/rest/Organization/${id}/List`);
  expect(unnamed.status).toBe(400);
});
