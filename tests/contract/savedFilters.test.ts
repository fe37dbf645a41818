import { expect, test } from 'vitest';
import type { ApiClient } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';

const server = useServer();
const kind = '/Organization';

async function save(name: string, filterUri = `${kind}?state=IA`, user = server.author) {
  return (await user.call('createSavedFilter', { body: { name, filterUri } })).body(201);
}

async function namesOf(user: ApiClient = server.author, of = kind): Promise<string[]> {
  const filters = (await user.call('listSavedFilters', { query: { kind: of } })).body(200);
  return filters.map(({ name }) => name);
}

async function deleteAll(user: ApiClient = server.author): Promise<void> {
  for (const { id } of (await user.call('listSavedFilters', { query: { kind } })).body(200)) {
    expect((await user.call('deleteSavedFilter', { path: { id } })).status).toBe(204);
  }
}

test('filters are kept in their order, for the user who saved them and for the kind of their path', async () => {
  const first = await save('  Iowa ');
  expect(first).toMatchObject({ name: 'Iowa', filterUri: '/Organization?state=IA' });
  await save('Harbor', '/Organization?name=harbor%20%26%20lane');
  await save('Iowa', '/DataSet?name=iowa');
  expect(await namesOf()).toEqual(['Iowa', 'Harbor']);
  expect(await namesOf(server.author, '/DataSet')).toEqual(['Iowa']);
  expect(await namesOf(server.viewer)).toEqual([]);
  await deleteAll();
  expect(await namesOf()).toEqual([]);
});

test('name, filter and place are changed one by one, and what is left out stays', async () => {
  const [one, two, three] = [await save('One'), await save('Two'), await save('Three')];
  const change = (id: string, body: { name?: string; filterUri?: string; position?: number }) =>
    server.author.call('updateSavedFilter', { path: { id }, body });
  expect((await change(three.id, { position: 0 })).body(200)).toEqual(three);
  expect(await namesOf()).toEqual(['Three', 'One', 'Two']);
  expect((await change(three.id, { position: 99 })).status).toBe(200);
  expect(await namesOf()).toEqual(['One', 'Two', 'Three']);
  expect((await change(one.id, { name: ' ONE ' })).body(200)).toEqual({ ...one, name: 'ONE' });
  const filterUri = '/Organization?city=Ames';
  expect((await change(two.id, { filterUri })).body(200)).toEqual({ ...two, filterUri });
  expect((await change(two.id, { name: 'one' })).problem(409).detail).toContain("'one'");
  await deleteAll();
});

test('a name belongs to one filter of a kind and user, whatever its case', async () => {
  await save('Iowa');
  const body = { name: ' IOWA', filterUri: kind };
  expect((await server.author.call('createSavedFilter', { body })).problem(409).type).toBe(
    '/problems/duplicate',
  );
  await save('Iowa', kind, server.viewer);
  await deleteAll();
  await deleteAll(server.viewer);
});

test('another user has no way to a filter', async () => {
  const { id } = await save('Mine');
  const path = { id };
  const update = await server.admin.call('updateSavedFilter', { path, body: { name: 'Yours' } });
  expect(update.problem(404).detail).toBe('There is no such saved filter, or it is gone.');
  expect((await server.admin.call('deleteSavedFilter', { path })).status).toBe(404);
  expect(await namesOf()).toEqual(['Mine']);
  await deleteAll();
  expect((await server.author.call('deleteSavedFilter', { path })).status).toBe(404);
});

test.each([
  ['a blank name', { name: ' ', filterUri: kind }, '/name', 'blank'],
  ['half a surrogate pair', { name: '\ud800', filterUri: kind }, '/name', 'surrogate'],
  ['a long name', { name: 'a'.repeat(101), filterUri: kind }, '/name', '100'],
  ['an unknown kind', { name: 'a', filterUri: '/Nothing?a=b' }, '/filterUri', "'/Nothing'"],
  ['no filter', { name: 'a', filterUri: '/Organization?state' }, '/filterUri', "'state'"],
  ['a filter that cannot be decoded', { name: 'a', filterUri: `${kind}?state=%ZZ` }, '/filterUri', '%ZZ'],
  ['a long filter', { name: 'a', filterUri: `${kind}?name=${'a'.repeat(4000)}` }, '/filterUri', '4,000'],
])('%s is refused, with its place', async (_, body, pointer, message) => {
  const { errors } = (await server.author.call('createSavedFilter', { body })).problem(422);
  expect(errors).toEqual([{ pointer, message: expect.stringContaining(message) }]);
});

test('a filter stays one of its kind', async () => {
  const { id } = await save('Iowa');
  const body = { filterUri: '/DataSet?name=a' };
  const problem = (await server.author.call('updateSavedFilter', { path: { id }, body })).problem(422);
  expect(problem.errors).toMatchObject([{ pointer: '/filterUri' }]);
  await deleteAll();
});

test('the list of an unknown kind is refused', async () => {
  const answer = await server.author.call('listSavedFilters', { query: { kind: '/Nothing' } });
  expect(answer.problem(400).parameter).toBe('kind');
});

test('a user keeps a hundred filters of a kind, also when they are saved at the same time', async () => {
  for (let number = 1; number < 100; number += 1) await save(`Filter ${number}`);
  const last = await Promise.all(
    ['a', 'b'].map((name) => server.author.call('createSavedFilter', { body: { name, filterUri: kind } })),
  );
  expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const refused = last.find(({ status }) => status === 409)?.problem(409);
  expect(refused).toMatchObject({ type: '/problems/too-many-saved-filters' });
  expect(refused?.detail).toContain('100');
  expect(await namesOf()).toHaveLength(100);
  await deleteAll();
});
