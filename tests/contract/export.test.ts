import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { criterion, dependentSet, item, sourceField, staticSet } from '../support/contract/dataSetBodies.ts';
import { readInitializationFile } from '../support/contract/readInitializationFile.ts';

const server = useServer();

function exportSets(body: unknown, user = server.viewer) {
  return user.call('exportDataSets', { body });
}

async function namesIn(filterUri: string): Promise<string[]> {
  const query = { filterUri, numberOfRows: 500 };
  return (await server.viewer.call('listDataSets', { query })).body(200).records.map(({ name }) => name);
}

function exportedNames(text: string): string[] {
  return readInitializationFile(text).map(({ name }) => name);
}

test('the sets that were named come as a file with its name and time', async () => {
  const answer = await exportSets({ ids: ['US States', 'Roof Covering'] });
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="Data Sets_\d{8}_\d{6}\.dbinit"/,
  );
  expect(exportedNames(answer.body(200)).toSorted()).toEqual(['Roof Covering', 'US States']);
});

test('all on a filter, but those taken off', async () => {
  const filterUri = '/DataSet?name=roof';
  const names = await namesIn(filterUri);
  expect(names.length).toBeGreaterThan(3);
  const excludedIds = [names[0], names[2]];
  const expected = names.filter((name) => !excludedIds.includes(name));
  const answer = await exportSets({ filterUri, excludedIds, expectedCount: expected.length });
  expect(exportedNames(answer.body(200)).toSorted()).toEqual(expected.toSorted());
});

test('exclusions that the filter does not match take nothing off', async () => {
  const filterUri = '/DataSet?name=roof';
  const expectedCount = (await namesIn(filterUri)).length;
  const answer = await exportSets({ filterUri, excludedIds: ['US States', 'No such set'], expectedCount });
  expect(exportedNames(answer.body(200))).toHaveLength(expectedCount);
});

test('when the filter no longer matches the expected number, nothing is sent, and the number is in the problem', async () => {
  const filterUri = '/DataSet?name=roof';
  const count = (await namesIn(filterUri)).length;
  for (const expectedCount of [count - 1, count + 1]) {
    const answer = await exportSets({ filterUri, excludedIds: [], expectedCount });
    expect(answer.problem(409).actualCount).toBe(count);
    expect(answer.headers['content-disposition']).toBeUndefined();
  }
  const nothing = await exportSets({
    filterUri: '/DataSet?name=no%20such%20set',
    excludedIds: [],
    expectedCount: 1,
  });
  expect(nothing.problem(409).actualCount).toBe(0);
});

test('names that do not exist are listed, one error for each, and nothing is sent', async () => {
  const answer = await exportSets({ ids: ['Nope', 'US States', 'Nor this'] });
  const { errors = [] } = answer.problem(422);
  expect(errors.map(({ pointer }) => pointer)).toEqual(['/ids/0', '/ids/2']);
  expect(errors[0]?.message).toContain('Nope');
});

test.each([
  { ids: [] },
  { ids: ['US States', 'US States'] },
  { ids: [''] },
  { filterUri: '/DataSet', excludedIds: [] },
  { filterUri: '/DataSet', excludedIds: [], expectedCount: 0 },
  { ids: ['US States'], filterUri: '/DataSet', excludedIds: [], expectedCount: 1 },
])('%j is no selection', async (body) => {
  expect((await exportSets(body)).problem(422).errors?.length).toBeGreaterThan(0);
});

test('a filter that cannot be read is refused by name', async () => {
  const answer = await exportSets({ filterUri: '/DataSet?colour=red', excludedIds: [], expectedCount: 1 });
  expect(answer.problem(400).parameter).toBe('filterUri');
});

test('every set of the studio exports without loss', async () => {
  const { totalRecords: expectedCount } = (await server.viewer.call('listDataSets')).body(200);
  const answer = await exportSets({ filterUri: '/DataSet', excludedIds: [], expectedCount });
  const exported = readInitializationFile(answer.body(200));
  expect(exported).toHaveLength(expectedCount);
  const stored = await server.query(
    "select name, doc, version, author_id, time from document where kind = 'DataSet'",
  );
  const byName = new Map(stored.map((row) => [row['name'], row]));
  for (const { version, lastModifiedById, timeLastModified, ...dataSet } of exported) {
    const row = byName.get(dataSet.name);
    expect(dataSet).toEqual(row?.['doc']);
    expect([version, lastModifiedById, timeLastModified]).toEqual([
      ...[row?.['version'], row?.['author_id'], Number(row?.['time'])],
    ]);
  }
});

const odd = [
  ...[
    '<b>&amp;</b>',
    ']]>',
    '<![CDATA[x]]>',
    '"quotes" and \'apostrophes\'',
    '\r\n\ttabs and lines',
    ' blanks around ',
  ],
  ...[
    '\u0000\u0001\u001F',
    '\u007F\u0085\u2028',
    '\uFFFE\uFFFF',
    '\uD83D lone',
    'lone \uDE00',
    '👩‍👩‍👧‍👦',
    'שלום',
    '\\u0041',
    '\\\\',
    '&#13;',
  ],
  ...['\\u0000 \u0000', 'e\u0301 \u00e9', '\uFEFF', '&unknown;', '<!-- -- -->', '<?pi?>', '{{x}}'],
];

test('a set of odd characters exports without loss', async () => {
  const name = 'Odd & <characters> "1" \\ \u00a0';
  const criteria = odd.slice(0, 6).map((fieldValue1, ordering) => criterion({ fieldValue1, ordering }));
  const body = dependentSet(name.trim(), {
    description: odd.join('|'),
    dependency: {
      productDependent: true,
      sourceFieldDependencies: [sourceField('LocationSchedule', 'state')],
    },
    enhancedDynamicDataItems: odd.map((text, index) =>
      item(`${index}: ${text}.`, `value ${index} ${text}.`, index, {
        grouping: index === 0 ? '' : `group ${index} ${text}.`,
        defaultPrecedence: index + 1,
        enhancedDynamicDataItemCriteriaList: index === 0 ? criteria : [],
      }),
    ),
  });
  const { lastModifiedBy: _, ...expected } = (await server.admin.call('createDataSet', { body })).body(201);
  expect(expected.items).toHaveLength(odd.length);
  const [exported] = readInitializationFile((await exportSets({ ids: [name.trim()] })).body(200));
  expect(exported).toEqual(expected);
});

test('a backup holds what an export holds', async () => {
  const { token } = (await server.admin.call('createTemporaryToken')).body(200);
  const query = { sectionName: 'Data Sets', t: token };
  const backup = readInitializationFile((await server.admin.call('downloadSection', { query })).body(200));
  const { totalRecords: expectedCount } = (await server.viewer.call('listDataSets')).body(200);
  const exported = await exportSets({ filterUri: '/DataSet', excludedIds: [], expectedCount });
  expect(backup).toEqual(readInitializationFile(exported.body(200)));
});

test('an export shows one state although sets change meanwhile', async () => {
  const body = staticSet('Moving', { description: 'before' });
  let { etag } = await server.admin.call('createDataSet', { body });
  const path = { dataSetName: 'Moving' };
  const { totalRecords: expectedCount } = (await server.viewer.call('listDataSets')).body(200);
  const exporting = exportSets({ filterUri: '/DataSet', excludedIds: [], expectedCount });
  for (let round = 0; round < 10; round += 1) {
    const change = { path, body: { ...body, description: `after ${round}` }, headers: { 'if-match': etag } };
    etag = (await server.admin.call('updateDataSet', change)).etag;
  }
  const sets = readInitializationFile((await exporting).body(200));
  expect(sets).toHaveLength(expectedCount);
  const moving = sets.find(({ name }) => name === 'Moving');
  const round = Number(/after (\d+)/.exec(moving?.description ?? '')?.[1] ?? -1);
  expect(moving?.version).toBe(round + 2);
});
