import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';

/** What a newer server beside this one has written, of a kind that this one does not know. */
const server = useServer();

test('what an unknown kind refers to can be read and saved, and not be taken away', async () => {
  const path = { dataSetName: 'Known elsewhere' };
  const made = await server.admin.call('createDataSet', { body: staticSet(path.dataSetName) });
  await server.query(`
    insert into reference (from_kind, from_id, from_part, to_kind, to_key, to_part)
    select 'Newer', 'newer', '', kind, name_key, '' from document where name = '${path.dataSetName}'`);
  await server.query("insert into kind_revision (kind) values ('Newer')");
  await server.query(`
    insert into document (id, kind, name, name_key, identity_key, doc, summary, version, revision, author_id, time)
    values ('newer', 'Newer', 'Newer', 'newer', 'newer', '{}', '{}', 1, 1, 'admin', 1)`);
  expect((await server.viewer.call('listDataSetReferences', { query: path })).body(200)).toEqual([]);
  const headers = { 'if-match': made.etag };
  const removal = await server.admin.call('deleteDataSet', { query: path, headers });
  expect(removal.problem(409).type).toBe('/problems/referenced');
  const body = { ...staticSet(path.dataSetName), description: 'Changed' };
  expect((await server.admin.call('updateDataSet', { path, headers, body })).status).toBe(200);
  expect((await server.viewer.call('searchObjects', { query: { text: 'Newer' } })).status).toBe(200);
  expect((await server.admin.call('generateDataDictionary')).status).toBe(201);
});
