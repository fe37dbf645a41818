import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';

const server = useServer();

async function etagOf(dataSetName: string): Promise<string> {
  return (await server.viewer.call('getDataSet', { path: { dataSetName } })).etag;
}

function remove(
  dataSetName: string,
  etag: string | undefined,
  query: Record<string, boolean | string> = {},
  user = server.admin,
) {
  return user.call('deleteDataSet', { query: { dataSetName, ...query }, headers: { 'if-match': etag } });
}

function references(dataSetName: string) {
  return server.viewer.call('listDataSetReferences', { query: { dataSetName } });
}

async function isThere(dataSetName: string): Promise<boolean> {
  return (await server.viewer.call('getDataSet', { path: { dataSetName } })).status === 200;
}

/** The name of a set that fields refer to, and that may be deleted. */
async function referencedSet(offset: number): Promise<string> {
  const rows = await server.query(
    `select distinct d.name from document d join reference r on r.to_kind = 'DataSet' and r.to_key = d.name_key
     where d.kind = 'DataSet' and r.from_kind = 'FormTemplate' and not (d.doc->>'required')::boolean
     order by d.name limit 1 offset ${offset}`,
  );
  return String(rows[0]?.['name']);
}

test('a set that nothing names is deleted', async () => {
  const { etag } = await server.admin.call('createDataSet', { body: staticSet('Short-lived') });
  expect((await remove('Short-lived', etag)).status).toBe(204);
  expect(await isThere('Short-lived')).toBe(false);
  expect((await remove('Short-lived', etag)).status).toBe(404);
});

test('a deletion without If-Match, or of an older version, is refused', async () => {
  const name = 'Guarded';
  const created = await server.admin.call('createDataSet', { body: staticSet(name) });
  expect((await remove(name, undefined)).status).toBe(428);
  const changed = await server.admin.call('updateDataSet', {
    path: { dataSetName: name },
    body: staticSet(name, { description: 'Changed' }),
    headers: { 'if-match': created.etag },
  });
  const refused = await remove(name, created.etag, { forceDelete: true });
  expect(refused.body(412)).toMatchObject({ etag: changed.etag, current: { description: 'Changed' } });
  expect(await isThere(name)).toBe(true);
});

test('the fields and rules that name a set are listed by type and name', async () => {
  const name = await referencedSet(0);
  const keys = (await references(name)).body(200).map(({ type, name: referrer }) => `${type} ${referrer}`);
  const rows = await server.query(
    `select distinct case r.from_kind when 'Rule' then '3 ' || d.name else '2 ' || d.name || '.' || r.from_part end as key
     from reference r join document d on d.id = r.from_id join document t on t.kind = r.to_kind and t.name_key = r.to_key
     where t.kind = 'DataSet' and t.name = '${name}' and r.from_kind in ('FormTemplate', 'Rule')`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(keys).toEqual(rows.map(({ key }) => String(key)).toSorted(new Intl.Collator('en').compare));
});

test('a set that fields name is not deleted, until it is forced', async () => {
  const name = await referencedSet(0);
  const etag = await etagOf(name);
  for (const query of [{}, { forceDelete: false }]) {
    expect((await remove(name, etag, query)).problem(409).detail).toContain(name);
  }
  expect(await isThere(name)).toBe(true);
  expect((await remove(name, etag, { forceDelete: true })).status).toBe(204);
  expect(await isThere(name)).toBe(false);
});

test('a set made anew under a name that fields still use is used by them', async () => {
  const name = await referencedSet(1);
  const before = (await references(name)).body(200);
  expect((await remove(name, await etagOf(name), { forceDelete: true })).status).toBe(204);
  expect((await references(name)).status).toBe(404);
  await server.admin.call('createDataSet', { body: staticSet(name) });
  expect((await references(name)).body(200)).toEqual(before);
});

test('a set that the system needs is never deleted', async () => {
  const name = 'Database Section Names';
  const etag = await etagOf(name);
  for (const forceDelete of [false, true]) {
    expect((await remove(name, etag, { forceDelete })).problem(409).detail).toContain(name);
  }
  expect(await isThere(name)).toBe(true);
});

test('a deletion without the permission is refused', async () => {
  const { etag } = await server.admin.call('createDataSet', { body: staticSet('Not yours') });
  for (const forceDelete of [false, true]) {
    const answer = await remove('Not yours', etag, { forceDelete }, server.viewer);
    expect(answer.problem(403).permission).toBe('MANAGE_DATASETS');
  }
  expect((await remove('Not yours', etag, {}, server.author)).status).toBe(204);
});

test('parameters that cannot be read are refused by name', async () => {
  expect((await server.admin.call('deleteDataSet')).problem(400).parameter).toBe('dataSetName');
  expect((await remove('', '"1.1"')).problem(400).parameter).toBe('dataSetName');
  expect((await remove('Short-lived', '"1.1"', { forceDelete: 'perhaps' })).problem(400).parameter).toBe(
    'forceDelete',
  );
  expect((await references('')).problem(400).parameter).toBe('dataSetName');
  expect((await references('No such set')).status).toBe(404);
});
