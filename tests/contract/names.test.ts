import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { item, staticSet } from '../support/contract/dataSetBodies.ts';
import { fileBody } from '../support/contract/fileBody.ts';

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

test('names that differ in case, or in letters of other scripts, are different sets', async () => {
  for (const name of ['Caf\u00e9', 'café', 'CAFÉ', 'm2', 'm²', 'Apex', '\u0410pex']) {
    expect((await server.admin.call('createDataSet', { body: staticSet(name) })).body(201).name).toBe(name);
  }
});

async function namesFound(filterUri: string): Promise<unknown[]> {
  const page = (await server.viewer.call('listDataSets', { query: { filterUri } })).body(200);
  return page.records.map(({ id }) => id);
}

test.each([
  ['New\u00a0York', 'New York', 'this one holds a no-break space (U+00A0)'],
  ['Zero Width', 'Zero\u200b Width', 'that one holds a zero-width space (U+200B)'],
  ['Two  Blanks', 'Two Blanks', 'they have different numbers of blanks'],
  ['Compose\u0301', 'Compos\u00e9', 'some characters are written in another way'],
])(
  '%j is refused beside %j, with the reason, and either is found by the other',
  async (second, first, reason) => {
    const made = await server.admin.call('createDataSet', { body: staticSet(first) });
    expect(made.status).toBe(201);
    const problem = (await server.admin.call('createDataSet', { body: staticSet(second) })).problem(409);
    expect(problem.type).toBe('/problems/duplicate');
    expect(problem.detail).toBe(`There already is a data set '${first}', which looks the same: ${reason}.`);
    const other = staticSet(`Other than ${first}`);
    const { etag } = await server.admin.call('createDataSet', { body: other });
    const renaming = {
      path: { dataSetName: other.name },
      headers: { 'if-match': etag },
      body: { ...other, name: second },
    };
    expect((await server.admin.call('updateDataSet', renaming)).status).toBe(409);
    for (const text of [first, second, second.toUpperCase()]) {
      expect(await namesFound(`/DataSet?name=${encodeURIComponent(text)}`)).toContain(first);
      expect(await namesFound(`/DataSet?name.alike=${encodeURIComponent(text)}`)).toEqual([first]);
    }
    // From a look-alike of its own name to the plain one, and back.
    const own = { path: { dataSetName: first }, headers: { 'if-match': made.etag } };
    expect((await server.admin.call('updateDataSet', { ...own, body: staticSet(second) })).status).toBe(200);
  },
);

test('a name that shows nothing is refused', async () => {
  const answer = await server.admin.call('createDataSet', { body: staticSet('\u200b\u2060') });
  expect(answer.problem(422).errors).toEqual([{ pointer: '/name', message: 'The name shows nothing.' }]);
});

test('sets and items that look alike come in with a restore, and are saved as they are', async () => {
  const items = [item('New York', 'NY', 0), item('Old York', 'OY', 1)];
  for (const name of ['Legacy One', 'Legacy Two']) {
    const body = staticSet(name, { items });
    expect((await server.admin.call('createDataSet', { body })).status).toBe(201);
  }
  const exported = await server.viewer.call('exportDataSets', {
    body: { ids: ['Legacy One', 'Legacy Two'] },
  });
  const file = exported.text
    .replaceAll('Legacy One', 'Looks Alike')
    .replaceAll('Legacy Two', 'Looks\u00a0Alike')
    .replaceAll('Old York', 'New\u00a0York');
  const query = { operation: 'INSERT', mode: 'unmarshal' };
  const restored = await callAsBrowser(server.admin, 'restoreSections', {
    query,
    ...fileBody('a.xml', file),
  });
  expect(restored.status).toBe(200);
  const alike = items.map((each) => ({ ...each, name: each.name.replace('Old York', 'New\u00a0York') }));
  for (const name of ['Looks Alike', 'Looks\u00a0Alike']) {
    const path = { dataSetName: name };
    const { etag } = await server.admin.call('getDataSet', { path });
    const body = staticSet(name, { description: 'Changed.', items: alike });
    const changed = await server.admin.call('updateDataSet', { path, headers: { 'if-match': etag }, body });
    expect(changed.status, JSON.stringify(name)).toBe(200);
  }
});

test('two items of a set must not look the same either, unless they did before', async () => {
  const alike = [item('New York', 'NY'), item('New\u00a0York', 'NZ'), item('Newark', 'N\u200bY')];
  const answer = await server.admin.call('createDataSet', {
    body: staticSet('Alike items', { items: alike }),
  });
  expect(answer.problem(422).errors).toEqual([
    {
      pointer: '/items/1/name',
      message:
        "The label 'New\u00a0York' looks the same as another one: this one holds a no-break space (U+00A0).",
    },
    {
      pointer: '/items/2/value',
      message:
        "The value 'N\u200bY' looks the same as another one: this one holds a zero-width space (U+200B).",
    },
  ]);
});
