import type { DataSet, DataSetWrite } from '@studio/api';
import { expect, test } from 'vitest';
import { toDraft, toPayload } from '../../apps/studio/src/screens/dataSets/editor/model.ts';
import { settingsOf } from '../../apps/studio/src/screens/dataSets/settings/model/SettingsDraft.ts';
import { toChangedSet } from '../../apps/studio/src/screens/dataSets/settings/model/toSettings.ts';
import { useServer } from '../support/contract/ContractServer.ts';

const server = useServer();

/** What each editor sends of a set that was only looked at. */
const editors: readonly (readonly [string, (doc: DataSet) => DataSetWrite])[] = [
  ['the editor', (doc) => toPayload(toDraft(doc), doc)],
  ['the settings', (doc) => toChangedSet(settingsOf(doc), doc.type, doc)],
];

async function namesOfAll(): Promise<readonly string[]> {
  const names: string[] = [];
  for (let total = 1; names.length < total; ) {
    const query = { filterUri: '/DataSet', startIndex: names.length, numberOfRows: 500 };
    const { records, totalRecords } = (await server.admin.call('listDataSets', { query })).body(200);
    expect(records.length).toBeGreaterThan(0);
    names.push(...records.map(({ name }) => name));
    total = totalRecords;
  }
  return names;
}

test.each(editors)(
  'every set of the demo content, loaded and saved unedited by %s, stays the version that it is',
  async (_editor, unedited) => {
    for (const dataSetName of await namesOfAll()) {
      const path = { dataSetName };
      const loaded = await server.admin.call('getDataSet', { path });
      const doc = loaded.body(200);
      const headers = { 'if-match': loaded.etag };
      const body = unedited(doc);
      const answer = await server.admin.call('updateDataSet', { path, body, headers });
      expect([answer.status, answer.etag, answer.text], dataSetName).toEqual([200, loaded.etag, loaded.text]);
    }
  },
);
