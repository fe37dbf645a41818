import { expect, test } from 'vitest';
import { dataSetEditor } from '../../../screens/dataSets/editor/definition.ts';
import { settingsEditor } from '../../../screens/dataSets/settings/settingsEditor.ts';
import { addressOf } from './EditorAddress.ts';

test('all editors of an object are at one address, although their drafts are kept apart', () => {
  const address = { userId: 'anna', kind: '/DataSet', id: 'Roof Type' };
  expect(addressOf('anna', { id: 'Roof Type', definition: dataSetEditor })).toEqual(address);
  expect(addressOf('anna', { id: 'Roof Type', definition: settingsEditor })).toEqual(address);
  expect(settingsEditor.kind).not.toBe(dataSetEditor.kind);
});
