import type { AuthorizationKey } from '@studio/api';
import { expect, test } from 'vitest';
import { offeredOperations } from './manageOperations.ts';

test.each<[AuthorizationKey, string[]]>([
  ['VIEW_CONFIG_DETAILED_HISTORY', ['history']],
  ['MODIFY_CONFIG_BACKUP_RESTORE', ['backup', 'restore']],
  ['MODIFY_CONFIG_IMPORT_DATA', ['classCodes']],
  ['AUTHORIZATION_GENERATE_DATA_DICTIONARY', ['dataDictionary']],
  ['MANAGE_DATASETS', []],
])('%s offers %j', (key, offered) => expect(offeredOperations([key])).toEqual(offered));

test('the order is that of the menu, whatever the order of the permissions', () => {
  expect(
    offeredOperations([
      'AUTHORIZATION_GENERATE_DATA_DICTIONARY',
      'MODIFY_CONFIG_IMPORT_DATA',
      'MODIFY_CONFIG_BACKUP_RESTORE',
      'VIEW_CONFIG_DETAILED_HISTORY',
    ]),
  ).toEqual(['history', 'backup', 'restore', 'classCodes', 'dataDictionary']);
});
