import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import {
  type DataSetWrite,
  dependentSet,
  sourceField,
  staticSet,
  toWrite,
} from '../support/contract/dataSetBodies.ts';

/** What objects were. */
const server = useServer();

async function save(dataSetName: string, body: DataSetWrite, user = server.admin) {
  const path = { dataSetName };
  const { etag } = await user.call('getDataSet', { path });
  return user.call('updateDataSet', { path, body, headers: { 'if-match': etag } });
}

async function versions(dataSetName: string, query = {}) {
  return (await server.viewer.call('listDataSetVersions', { path: { dataSetName }, query })).body(200);
}

function version(dataSetName: string, number: number | string) {
  return server.viewer.call('getDataSetVersion', { path: { dataSetName, version: String(number) } });
}

test('every version is listed, the newest first, and can be read as it was', async () => {
  const answers = [
    await server.admin.call('createDataSet', { body: staticSet('Original', { description: 'One' }) }),
    await save('Original', staticSet('Original', { description: 'Two' }), server.author),
    await save('Original', staticSet('Renamed', { description: 'Three' })),
    await save('Renamed', staticSet('Renamed', { description: 'Four', items: [] })),
  ];
  const { records, totalRecords } = await versions('Renamed');
  expect(totalRecords).toBe(4);
  expect(records.map(({ version: number, action, name, author }) => [number, action, name, author])).toEqual([
    [4, 'update', 'Renamed', 'Marta Oduya'],
    [3, 'rename', 'Renamed', 'Marta Oduya'],
    [2, 'update', 'Original', 'Jon Vega'],
    [1, 'create', 'Original', 'Marta Oduya'],
  ]);
  for (const [index, answer] of answers.entries()) {
    const read = await version('Renamed', index + 1);
    expect([read.status, read.etag]).toEqual([200, answer.etag]);
    expect(read.body(200)).toEqual(JSON.parse(answer.text));
    const { lastModifiedById: authorId, timeLastModified: time } = read.body(200);
    expect(records[3 - index]).toMatchObject({ etag: answer.etag, authorId, time });
  }
});

test('the list comes in pages', async () => {
  await server.admin.call('createDataSet', { body: staticSet('Paged') });
  for (let index = 2; index <= 7; index += 1)
    await save('Paged', staticSet('Paged', { description: `${index}` }));
  const page = await versions('Paged', { startIndex: 2, numberOfRows: 3 });
  expect(page.totalRecords).toBe(7);
  expect(page.records.map((record) => record.version)).toEqual([5, 4, 3]);
  expect((await versions('Paged', { startIndex: 7 })).records).toEqual([]);
});

test('a set that took over a name has no part in the history of the one before', async () => {
  await server.admin.call('createDataSet', { body: staticSet('Heir', { description: 'The first' }) });
  await save('Heir', staticSet('Heir moved'));
  const second = await server.admin.call('createDataSet', {
    body: staticSet('Heir', { description: 'Second' }),
  });
  expect((await versions('Heir')).records).toMatchObject([{ version: 1, etag: second.etag }]);
  expect((await versions('Heir moved')).totalRecords).toBe(2);
  const query = { dataSetName: 'Heir' };
  await server.admin.call('deleteDataSet', { query, headers: { 'if-match': second.etag } });
  expect((await server.viewer.call('listDataSetVersions', { path: query })).status).toBe(404);
  expect((await version('Heir', 1)).status).toBe(404);
  await server.admin.call('createDataSet', { body: staticSet('Heir') });
  expect((await versions('Heir')).totalRecords).toBe(1);
});

test('a version can be saved again as it was, types and dependencies included', async () => {
  const dependency = {
    productDependent: true,
    sourceFieldDependencies: [sourceField('LocationSchedule', 'state')],
  };
  await server.admin.call('createDataSet', { body: dependentSet('Back', { dependency }) });
  await save('Back', staticSet('Back'));
  const first = (await version('Back', 1)).body(200);
  const restored = (await save('Back', toWrite(first))).body(200);
  const { version: number, timeLastModified, ...rest } = first;
  expect(restored).toMatchObject(rest);
  expect([number, restored.version]).toEqual([1, 3]);
  expect(restored.timeLastModified).toBeGreaterThan(timeLastModified);
});

test('the demo content has its first versions', async () => {
  expect((await versions('US States')).records).toMatchObject([{ version: 1, action: 'create' }]);
  const now = await server.viewer.call('getDataSet', { path: { dataSetName: 'US States' } });
  expect((await version('US States', 1)).text).toBe(now.text);
});

test('a version that there is not, is not found; what is no number, is not read', async () => {
  for (const number of [2, 99, 2_147_483_647]) {
    expect((await version('US States', number)).problem(404).detail).toContain(`no version ${number}`);
  }
  for (const number of ['0', '-1', '1.5', 'x', '2147483648']) {
    expect((await version('US States', number)).problem(400).parameter, number).toBe('version');
  }
  expect((await version('No such set', 1)).status).toBe(404);
});

test('what cannot be a page is refused', async () => {
  const path = { dataSetName: 'US States' };
  for (const query of [{ startIndex: -1 }, { numberOfRows: 0 }, { numberOfRows: 501 }]) {
    const answer = await server.viewer.call('listDataSetVersions', { path, query });
    expect(Object.keys(query)).toEqual([answer.problem(400).parameter]);
  }
});

test('ten thousand versions come in pages, the last as fast as the first', async () => {
  const { etag } = await server.admin.call('createDataSet', { body: staticSet('Much edited') });
  await server.query(`insert into history
      (kind, document_id, name, action, version, revision, after, author_id, time)
    select kind, document_id, name, 'update', n, revision + n, after, author_id, time + n
    from history, generate_series(2, 10000) n where name = 'Much edited' and version = 1`);
  const last = await versions('Much edited', { startIndex: 9_500, numberOfRows: 500 });
  expect(last.totalRecords).toBe(10_000);
  expect(last.records.map((record) => record.version)).toEqual(
    Array.from({ length: 500 }, (_, at) => 500 - at),
  );
  expect(last.records.at(-1)).toMatchObject({ version: 1, action: 'create', etag });
  expect((await versions('Much edited', { startIndex: 10_000 })).records).toEqual([]);
  expect((await version('Much edited', 5_000)).body(200)).toMatchObject({ version: 5_000 });
  const plan = await server.query(`explain select version from history
    where document_id = (select document_id from history where name = 'Much edited' and version = 1 limit 1)
    order by version desc limit 25`);
  expect(JSON.stringify(plan)).toContain('history_document');
});

test('a place beyond any list is an empty page, or no place at all', async () => {
  const path = { dataSetName: 'US States' };
  expect((await versions('US States', { startIndex: 2_147_483_647 })).records).toEqual([]);
  for (const startIndex of [2_147_483_648, Number.MAX_SAFE_INTEGER]) {
    const answer = await server.viewer.call('listDataSetVersions', { path, query: { startIndex } });
    expect(answer.problem(400).parameter).toBe('startIndex');
  }
});

test('under its old name a renamed set has no versions, until another takes that name', async () => {
  await server.admin.call('createDataSet', { body: staticSet('Before') });
  await save('Before', staticSet('After'));
  for (const call of ['listDataSetVersions', 'getDataSetVersion'] as const) {
    const path = { dataSetName: 'Before', version: '1' };
    expect((await server.viewer.call(call, { path })).problem(404).detail).toContain("'Before'");
  }
  expect((await version('After', 1)).body(200).name).toBe('Before');
});

test('a version is never older than the one before it, even after a clock was put back', async () => {
  await server.admin.call('createDataSet', { body: staticSet('Put back') });
  server.clock.advance(-60 * 60_000);
  await save('Put back', staticSet('Put back', { description: 'Two' }));
  const { records } = await versions('Put back');
  expect(records.map(({ version: number }) => number)).toEqual([2, 1]);
  expect(records[0]?.time).toBe(records[1]?.time);
  const query = { sortBy: 'timeLastModified', sortDirection: 'desc', numberOfRows: 1 };
  const page = (await server.viewer.call('listDataSets', { query })).body(200);
  expect(page.records.map(({ id }) => id)).toEqual(['Put back']);
  server.clock.advance(60 * 60_000);
});
