import { expect, test } from 'vitest';
import { decodeHistory, type EncodedRow } from '../faults/decodeHistory.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { criterion, dependentSet, item, sourceField, staticSet } from '../support/contract/dataSetBodies.ts';

/** What each write leaves behind in the database beside the document itself. */
const server = useServer();

const columns = 'kind, name, action, version, revision, after, delta, author_id, time';

function historyOf(name: string) {
  return server.query(
    `select ${columns} from history where document_id = (select document_id from history where name = '${name}' limit 1) order by id`,
  );
}

async function referencesFrom(name: string): Promise<string[]> {
  const rows = await server.query(
    `select r.to_kind, r.to_part, t.name from reference r join document d on d.id = r.from_id
     left join document t on t.kind = r.to_kind and t.name_key = r.to_key
     where d.kind = 'DataSet' and d.name = '${name}' order by 1, 2, 3`,
  );
  return rows.map((row) => `${row['to_kind']} ${row['name']} ${row['to_part']}`.trim());
}

test('each change of a set is one row: what it became, stored once, who, when', async () => {
  const start = server.clock.now();
  const created = await server.admin.call('createDataSet', { body: staticSet('Traced') });
  const path = { dataSetName: 'Traced' };
  const changed = await server.author.call('updateDataSet', {
    path,
    body: staticSet('Traced', { description: 'changed' }),
    headers: { 'if-match': created.etag },
  });
  const renamed = await server.admin.call('updateDataSet', {
    path,
    body: staticSet('Traced anew', { description: 'changed' }),
    headers: { 'if-match': changed.etag },
  });
  const query = { dataSetName: 'Traced anew' };
  await server.author.call('deleteDataSet', { query, headers: { 'if-match': renamed.etag } });

  const rows = await historyOf('Traced');
  expect(rows.map((row) => [row['action'], row['name'], row['version'], row['author_id']])).toEqual([
    ['create', 'Traced', 1, 'admin'],
    ['update', 'Traced', 2, 'author'],
    ['rename', 'Traced anew', 3, 'admin'],
    ['delete', 'Traced anew', 4, 'author'],
  ]);
  expect(rows[0]?.['after']).toMatchObject({ name: 'Traced', description: '' });
  expect(rows.map(({ after, delta }) => [after !== null, delta !== null])).toEqual([
    [true, false],
    [false, true],
    [false, true],
    [false, false],
  ]);
  for (const [index, row] of rows.entries()) {
    expect(Number(row['time'])).toBeGreaterThanOrEqual(start);
    expect(Number(row['revision'])).toBe(Number(rows[0]?.['revision']) + index);
  }
});

test('a refused change leaves no row', async () => {
  const count = () => server.query('select count(*)::int as n from history');
  const body = staticSet('Refused');
  const created = await server.admin.call('createDataSet', { body });
  const before = await count();
  const path = { dataSetName: 'Refused' };
  const headers = { 'if-match': created.etag };
  await server.viewer.call('updateDataSet', { path, headers, body: { ...body, description: 'x' } });
  await server.admin.call('updateDataSet', {
    path,
    headers: { 'if-match': '"0.0"' },
    body: { ...body, description: 'x' },
  });
  await server.admin.call('updateDataSet', { path, headers, body: { ...body, items: [item('A', '')] } });
  await server.admin.call('updateDataSet', { path, headers, body: { ...body, name: 'US States' } });
  await server.admin.call('createDataSet', { body });
  await server.admin.call('deleteDataSet', { query: { dataSetName: 'Refused' } });
  expect(await count()).toEqual(before);
});

test('the index of references is right after each change', async () => {
  const name = 'Refers';
  const withProduct = (productName: string) =>
    dependentSet(name, {
      enhancedDynamicDataItems: [
        item('One', '1', 0, { enhancedDynamicDataItemCriteriaList: [criterion({ productName })] }),
      ],
    });
  const created = await server.admin.call('createDataSet', { body: withProduct('Surety') });
  expect(await referencesFrom(name)).toEqual(['Product Surety']);
  const path = { dataSetName: name };
  const changed = await server.admin.call('updateDataSet', {
    path,
    headers: { 'if-match': created.etag },
    body: {
      ...withProduct('Ocean Marine'),
      dependency: {
        productDependent: true,
        sourceFieldDependencies: [sourceField('LocationSchedule', 'state')],
      },
    },
  });
  expect(await referencesFrom(name)).toEqual(['FormTemplate LocationSchedule state', 'Product Ocean Marine']);
  const plain = await server.admin.call('updateDataSet', {
    path,
    headers: { 'if-match': changed.etag },
    body: dependentSet(name),
  });
  expect(await referencesFrom(name)).toEqual([]);
  await server.admin.call('deleteDataSet', {
    query: { dataSetName: name },
    headers: { 'if-match': plain.etag },
  });
  expect(
    await server.query('select from_id from reference where from_id not in (select id from document)'),
  ).toEqual([]);
});

test('what every document refers to is in the index, and nothing else', async () => {
  const dangling = await server.query(
    `select distinct r.to_kind, r.from_kind from reference r
     left join document t on t.kind = r.to_kind and t.name_key = r.to_key where t.id is null`,
  );
  expect(dangling).toEqual([]);
  const revisions = await server.query(
    'select k.kind from kind_revision k where k.value <> (select coalesce(max(h.revision), 0) from history h where h.kind = k.kind)',
  );
  expect(revisions).toEqual([]);
});

test('the history of every document leads to the document as it is', async () => {
  const rows =
    await server.query(`select document_id, kind, name, action, version, revision::int, after::text, delta, position,
    checksum::float8 from history order by id`);
  // The columns are those of the type.
  const last = new Map(decodeHistory(rows as unknown as EncodedRow[]).map((row) => [row.document_id, row]));
  const documents = await server.query('select id, name, doc, version, revision::int from document');
  const broken = documents.filter(({ id, doc, version, revision }) => {
    const row = last.get(String(id));
    const isSame = JSON.stringify(row?.after) === JSON.stringify(doc);
    return !isSame || row?.version !== version || row?.revision !== revision;
  });
  expect(broken).toEqual([]);
});
