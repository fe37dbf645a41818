import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { registry } from '../../apps/server/src/kinds/registry.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { contract, type Operation, type OperationId } from '../support/contract/contract.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';

/** Every call that documents 304 answers it to clients that have the answer already, and to no others. */
const server = useServer();

const conditional = [...contract.values()].filter(({ responses }) => responses.has(304));
/** Reads of single documents. Pictures and files have an age in the browser's cache, and no versions. */
const strong = [...contract.values()].filter(({ method, path, responses }) => {
  const answer = responses.get(200);
  const isTagged = answer?.headers.some(({ name }) => name === 'ETag') === true;
  return method === 'GET' && path.includes('{') && isTagged && answer.contents.has('application/json');
});

const queries: Readonly<Record<string, string>> = {
  getTranslations: 'locale=en-US',
  listDataItemGenerators: 'type=1',
  listDataSetReferences: 'dataSetName=Peril',
  listFormFields: 'formTemplateUniqueName=LocationSchedule',
  listScoringFields: 'formTemplateUniqueName=LocationSchedule',
  listSearchableValues: 'formTemplateUniqueName=LocationSchedule&fieldName=state',
};

/** Reads of a part of an object, by what reads the object. */
const readsOf: Readonly<Record<string, string>> = {
  getConfiguredFileContent: 'getConfiguredFile',
  getFormTemplateOfSet: 'getFormTemplate',
  findFormReferences: 'getFormTemplate',
  getRuleDeployment: 'getRule',
};

/** A path of something that exists. */
async function target({ id: operationId, path }: Operation): Promise<string> {
  const id = readsOf[operationId] ?? operationId;
  if (path === '/files/{slot}') return '/files/favicon';
  if (path === '/rest/Object/{name}') return '/rest/Object/Submission';
  if (id === 'findFieldReferences') return `${path}?fieldTemplateId=${await someFieldId()}`;
  if (!path.includes('{')) return id in queries ? `${path}?${queries[id]}` : path;
  const kind = registry.modules.find(({ operations: { get, version, references } }) =>
    [get, version, references].includes(id as OperationId),
  );
  const list = kind?.operations.list as OperationId;
  const { records } = JSON.parse((await server.viewer.call(list)).text) as { records: { id: string }[] };
  const numbered = path.replace('{version}', '1').replace('FormTemplateSet/{id}', 'FormTemplateSet/1');
  return numbered.replace(/\{\w+\}/, encodeURIComponent(records[0]?.id ?? ''));
}

/** The id of a field of some form. */
async function someFieldId(): Promise<number> {
  const query = { filterUri: '/UIFormTemplate?name=LocationSchedule' };
  const [row] = (await server.viewer.call('listFormTemplates', { query })).body(200).records;
  const form = (await server.viewer.call('getFormTemplate', { path: { id: row?.id ?? '' } })).body(200);
  return Number(form.sections[0]?.rows[0]?.fields[0]?.fieldTemplate.id);
}

test('what has versions, and what is looked up again and again, can be asked for so', () => {
  expect(conditional.length).toBeGreaterThanOrEqual(14);
  expect(strong.filter(({ responses }) => !responses.has(304)).map(({ id }) => id)).toEqual([]);
});

test.each(conditional)('$id answers 304 to a client that has the answer', async (operation) => {
  const { id } = operation;
  const path = await target(operation);
  const first = await server.viewer.callPath(id, path);
  expect(first.status).toBe(200);
  const { etag } = first;
  const opaque = etag.replace(/^W\//, '');
  expect(first.headers['cache-control']).toBe('private, no-cache');
  expect(first.headers.vary).toBe('accept-encoding');
  for (const known of [etag, opaque, `W/${opaque}`, '*', `"other", ${etag}`]) {
    const again = await server.viewer.callPath(id, path, { headers: { 'if-none-match': known } });
    expect([again.status, again.text, again.etag], known).toEqual([304, '', etag]);
    expect(again.headers['cache-control']).toBe('private, no-cache');
    expect(again.headers.vary).toBe('accept-encoding');
  }
  for (const known of ['"other"', 'W/"other"', opaque.slice(1, -1), '']) {
    const again = await server.viewer.callPath(id, path, { headers: { 'if-none-match': known } });
    expect([again.status, again.text], known).toEqual([200, first.text]);
  }
});

test.each(conditional.filter(({ security }) => security.length > 0))(
  '$id answers no 304 without a session',
  async (operation) => {
    const headers = { 'if-none-match': '*' };
    const answer = await server.anyone.callPath(operation.id, await target(operation), { headers });
    expect(answer.problem(401).status).toBe(401);
  },
);

test('what was changed, or is gone, is not what a client has', async () => {
  const path = { dataSetName: 'Asked for anew' };
  const created = await server.admin.call('createDataSet', { body: staticSet('Asked for anew') });
  const known = { 'if-none-match': created.etag };
  expect((await server.viewer.call('getDataSet', { path, headers: known })).status).toBe(304);
  const body = staticSet('Asked for anew', { description: 'Changed' });
  const saved = await server.admin.call('updateDataSet', {
    path,
    headers: { 'if-match': created.etag },
    body,
  });
  const read = await server.viewer.call('getDataSet', { path, headers: known });
  expect([read.body(200).description, read.etag]).toEqual(['Changed', saved.etag]);
  await server.admin.call('deleteDataSet', {
    query: path,
    headers: { 'if-match': saved.etag },
  });
  const gone = await server.viewer.call('getDataSet', { path, headers: { 'if-none-match': '*' } });
  expect(gone.status).toBe(404);
  expect(gone.headers['cache-control']).toBe('no-store');
});

test('compressed or not, an answer has the tag that a change of it takes', async () => {
  const items = Array.from({ length: 100 }, (_, ordering) => ({
    ...{ name: `Label ${ordering}`, value: `${ordering}`, grouping: '', ordering },
  }));
  const body = staticSet('Compressed', { items });
  const { etag } = await server.admin.call('createDataSet', { body });
  const headers = { 'accept-encoding': 'gzip' };
  const compressed = await server.admin.send('GET', '/rest/DataSet/Compressed', { headers });
  expect([compressed.headers['content-encoding'], compressed.headers.etag]).toEqual(['gzip', etag]);
  expect(compressed.headers.vary).toBe('accept-encoding');
  expect(JSON.parse(gunzipSync(compressed.body).toString())).toMatchObject({ name: 'Compressed' });
  const again = await server.admin.send('GET', '/rest/DataSet/Compressed', {
    headers: { ...headers, 'if-none-match': etag },
  });
  expect([again.status, again.headers['content-encoding']]).toEqual([304, undefined]);
  const saved = await server.admin.call('updateDataSet', {
    path: { dataSetName: 'Compressed' },
    headers: { 'if-match': String(compressed.headers.etag) },
    body: { ...body, description: 'Saved' },
  });
  expect(saved.status).toBe(200);
});
