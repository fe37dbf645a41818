import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { criterion, dependentSet, item, staticSet, toWrite } from '../support/contract/dataSetBodies.ts';

const server = useServer();

async function rename(from: string, to: string, user = server.admin) {
  const path = { dataSetName: from };
  const current = await user.call('getDataSet', { path });
  const body = toWrite(current.body(200), { name: to });
  return user.call('updateDataSet', { path, body, headers: { 'if-match': current.etag } });
}

async function references(dataSetName: string) {
  return (await server.viewer.call('listDataSetReferences', { query: { dataSetName } })).body(200);
}

async function status(dataSetName: string): Promise<number> {
  return (await server.viewer.call('getDataSet', { path: { dataSetName } })).status;
}

test('a renamed set is found under the new name alone', async () => {
  await server.admin.call('createDataSet', { body: staticSet('Before') });
  const renamed = (await rename('Before', 'After')).body(200);
  expect(renamed).toMatchObject({ name: 'After', version: 2 });
  expect([await status('Before'), await status('After')]).toEqual([404, 200]);
});

test('saving a renamed set under its former name is answered with its new name', async () => {
  const created = await server.admin.call('createDataSet', { body: staticSet('Former') });
  const renamed = (await rename('Former', 'Present')).body(200);
  const save = (etag: string | null) =>
    server.admin.call('updateDataSet', {
      path: { dataSetName: 'Former' },
      headers: { 'if-match': etag ?? '' },
      body: staticSet('Former'),
    });
  expect((await save(created.etag)).problem(412)).toMatchObject({ current: { name: 'Present' } });
  const { etag } = await server.admin.call('getDataSet', { path: { dataSetName: 'Present' } });
  expect((await save(etag)).problem(412)).toMatchObject({ current: { version: renamed.version } });
});

test('a name that is taken is refused, and nothing changes', async () => {
  await server.admin.call('createDataSet', { body: staticSet('Here') });
  await server.admin.call('createDataSet', { body: staticSet('There') });
  const before = (await server.admin.call('getDataSet', { path: { dataSetName: 'Here' } })).body(200);
  expect((await rename('Here', 'There')).problem(409).detail).toContain('There');
  expect((await server.admin.call('getDataSet', { path: { dataSetName: 'Here' } })).body(200)).toEqual(
    before,
  );
});

test('a name may change in its case alone, and go back', async () => {
  await server.admin.call('createDataSet', { body: staticSet('case') });
  expect((await rename('case', 'CASE')).status).toBe(200);
  expect((await rename('CASE', 'case')).status).toBe(200);
});

test('every field and rule that names the set names it by its new name, in one transaction', async () => {
  const referenced = await server.query(
    `select d.name from document d join reference r on r.to_kind = 'DataSet' and r.to_key = d.name_key
     where d.kind = 'DataSet' and r.from_kind in ('FormTemplate', 'Rule')
       and not (d.doc->>'required')::boolean
     group by d.name having count(distinct r.from_kind) = 2 order by d.name limit 1`,
  );
  const name = String(referenced[0]?.['name']);
  const before = await references(name);
  expect(new Set(before.map(({ type }) => type))).toEqual(new Set([2, 3]));

  const newName = `${name} (renamed)`;
  expect((await rename(name, newName)).status).toBe(200);

  expect((await references(newName)).map((reference) => reference.name)).toEqual(
    before.map((reference) => reference.name),
  );
  expect((await server.viewer.call('listDataSetReferences', { query: { dataSetName: name } })).status).toBe(
    404,
  );
  const quoted = JSON.stringify(name);
  const leftovers = await server.query('select kind, name, doc from document');
  expect(
    leftovers
      .filter(({ doc }) => JSON.stringify(doc).includes(quoted))
      .map((row) => `${row['kind']} ${row['name']}`),
  ).toEqual([]);
  const followed = await server.query(
    "select h.version, d.version as now from history h join document d on d.id = h.document_id where h.action = 'follow'",
  );
  expect(followed.length).toBeGreaterThan(0);
  for (const { version, now } of followed) expect(version).toBe(now);
});

test("a dependent set's own criteria carry the new name", async () => {
  const criteria = [criterion({ dataSetName: 'Own name', productName: 'Surety' })];
  const items = [item('One', '1', 0, { enhancedDynamicDataItemCriteriaList: criteria })];
  await server.admin.call('createDataSet', {
    body: dependentSet('Own name', { enhancedDynamicDataItems: items }),
  });
  const renamed = (await rename('Own name', 'New own name')).body(200);
  expect(renamed.items[0]?.enhancedDynamicDataItemCriteriaList).toMatchObject([
    { dataSetName: 'New own name' },
  ]);
});

test('a set that the system needs keeps its name', async () => {
  const answer = await rename('Database Section Names', 'Sections');
  expect(answer.problem(409).detail).toContain('Database Section Names');
  expect(await status('Database Section Names')).toBe(200);
});

test('a rename without the permission is refused', async () => {
  await server.admin.call('createDataSet', { body: staticSet('Not yours') });
  const answer = await rename('Not yours', 'Mine', server.viewer);
  expect(answer.problem(403).permission).toBe('MANAGE_DATASETS');
  expect(await status('Not yours')).toBe(200);
});
