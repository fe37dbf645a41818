import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';

const server = useServer();

test('a field that refers to a set goes by the labels of its form and of itself', async () => {
  const query = { dataSetName: 'Roof Covering' };
  const references = (await server.viewer.call('listDataSetReferences', { query })).body(200);
  expect(references.map(({ name, label }) => [name, label])).toContainEqual([
    'BuildingSchedule.roofCovering',
    'Buildings › Roof covering',
  ]);
});

test('a missing permission goes by what people call it, and by its key where programs look', async () => {
  const actions = (
    await server.viewer.call('listActions', { query: { uri: '/DataSet:Roof Covering' } })
  ).body(200);
  expect(actions.find(({ name }) => name === 'Save')).toMatchObject({
    enabled: false,
    notes: 'This needs the permission “Manage data sets”.',
  });
  const path = { dataSetName: 'Roof Covering' };
  const current = await server.viewer.call('getDataSet', { path });
  const headers = { 'if-match': current.etag ?? '' };
  const refused = await server.viewer.call('deleteDataSet', { path, headers });
  expect(refused.problem(403)).toMatchObject({
    permission: 'MANAGE_DATASETS',
    detail: 'This needs the permission “Manage data sets”.',
  });
});
