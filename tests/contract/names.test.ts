import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { item, staticSet } from '../support/contract/dataSetBodies.ts';

/** Names reach the server in paths, queries and bodies: what can be routed must come back, and the rest be refused. */
const server = useServer();

const routable = [
  ...[
    'a/b',
    '/leading',
    'trailing/',
    'a//b',
    '50%2F50',
    '100%',
    '%00',
    'a%',
    '%ZZ',
    'a\\b',
    'a?b=c&d',
    'a#b',
    'a;b=c',
  ],
  ...[
    'a+b',
    'a b',
    '...',
    '..a',
    '. .',
    'items',
    'a/items',
    'Filter',
    'FILTER',
    'true',
    '0',
    '-1',
    'undefined',
  ],
  ...[
    'NaN',
    '__proto__',
    'constructor',
    'toString',
    "Robert'); DROP TABLE document;--",
    '$x{y}',
    '{dataSetName}',
    ':id',
    '*',
  ],
  ...[
    '<script>alert(1)</script>',
    '&amp; <b>',
    '"quoted"',
    '`tick`',
    'Größe',
    'naïve café',
    'e\u0301',
    '\u00e9',
  ],
  ...[
    'שלום עולם',
    'مرحبا بالعالم',
    '\u202Ereversed\u202C',
    '日本語',
    '👩‍👩‍👧‍👦 family',
    '𝒳',
    '\u200Bzero width',
    'a\u00A0b',
  ],
  ...['İstanbul', 'ﬁ ligature', 'ß', 'n'.repeat(1000), '語'.repeat(1000)],
];

test.each(routable.map((name) => [name]))('a set may be called %j', async (name) => {
  const body = staticSet(name, { items: [item(name.slice(0, 900), name)] });
  const created = await server.admin.call('createDataSet', { body });
  expect(created.body(201).name).toBe(name);
  const path = { dataSetName: name };
  const again = await server.viewer.callPath('getDataSet', created.headers.location ?? '');
  expect(again.body(200)).toEqual(created.body(201));
  expect((await server.viewer.call('getDataSet', { path })).body(200)).toEqual(created.body(201));
  expect((await server.viewer.call('listDataSetItems', { path })).body(200).totalRecords).toBe(1);
  const query = { dataSetName: name };
  expect((await server.viewer.call('listDataSetReferences', { query })).body(200)).toEqual([]);
  const uri = `/DataSet:${name}`;
  expect((await server.viewer.call('listActions', { query: { uri } })).body(200).length).toBeGreaterThan(0);
  const filterUri = `/DataSet?name.eq=${encodeURIComponent(name)}`;
  if (filterUri.length <= 4000) {
    const page = (await server.viewer.call('listDataSets', { query: { filterUri } })).body(200);
    expect(page.records.map(({ id }) => id)).toEqual([name]);
  }
  const exported = await server.viewer.call('exportDataSets', { body: { ids: [name] } });
  expect(exported.status).toBe(200);
  const headers = { 'if-match': created.etag };
  const changed = await server.admin.call('updateDataSet', {
    path,
    headers,
    body: { ...body, description: 'x' },
  });
  expect(changed.status).toBe(200);
  const removed = await server.admin.call('deleteDataSet', { query, headers: { 'if-match': changed.etag } });
  expect(removed.status).toBe(204);
});

const refused = [
  ...[
    '',
    ' ',
    '.',
    '..',
    'filter',
    'references',
    'delete',
    'export',
    'null',
    ' filter ',
    '\u0000',
    'a\nb',
    'a\u0007b',
  ],
  ...['\uD800', 'n'.repeat(1001), 'generators', 'repeatingFormTemplates'],
];

test.each(refused.map((name) => [name]))('no set is called %j', async (name) => {
  const answer = await server.admin.call('createDataSet', { body: staticSet(name) });
  expect(answer.problem(422).errors).toMatchObject([{ pointer: '/name' }]);
  const created = await server.admin.call('createDataSet', {
    body: staticSet(`To be renamed ${refused.indexOf(name)}`),
  });
  const renamed = await server.admin.call('updateDataSet', {
    path: { dataSetName: created.body(201).name },
    headers: { 'if-match': created.etag },
    body: staticSet(name),
  });
  expect(renamed.problem(422).errors).toMatchObject([{ pointer: '/name' }]);
});

test('a name of 1,001 characters in a path or a query is refused', async () => {
  const dataSetName = 'n'.repeat(1001);
  expect((await server.viewer.call('getDataSet', { path: { dataSetName } })).problem(400).parameter).toBe(
    'dataSetName',
  );
  const answer = await server.viewer.call('listDataSetReferences', { query: { dataSetName } });
  expect(answer.problem(400).parameter).toBe('dataSetName');
});

test('blanks around a name are taken away', async () => {
  const created = await server.admin.call('createDataSet', { body: staticSet('  Padded  ') });
  expect(created.body(201).name).toBe('Padded');
  expect(created.headers.location).toBe('/rest/DataSet/Padded');
});

test('names that look alike but differ are different sets', async () => {
  for (const name of ['Caf\u00e9', 'Cafe\u0301', 'café', 'CAFÉ']) {
    expect((await server.admin.call('createDataSet', { body: staticSet(name) })).body(201).name).toBe(name);
  }
});
