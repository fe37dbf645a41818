import { expect, test } from 'vitest';
import { loadContract, operationsOf } from './loadContract.ts';
import { readPermission } from './readPermission.ts';

const operation = { operationId: 'getRoof', responses: {} };
const session = ['loginToken', 'clientId'];

test('a permission, any session, or no session', () => {
  const read = (permission: string, schemes: string[]) =>
    readPermission({ ...operation, 'x-permission': permission }, schemes);
  expect(read('MANAGE_DATASETS', session)).toBe('MANAGE_DATASETS');
  expect(read('session', session)).toBe('session');
  expect(read('public', [])).toBe('public');
});

test('an operation that does not say who may call it is a fault', () => {
  expect(() => readPermission(operation, session)).toThrow('getRoof has no x-permission');
});

test('an unknown permission is a fault', () => {
  const misspelt = { ...operation, 'x-permission': 'MANAGE_DATASET' };
  expect(() => readPermission(misspelt, session)).toThrow('There is no permission MANAGE_DATASET');
});

test.each([
  ['public', session],
  ['session', []],
  ['MANAGE_DATASETS', []],
])('%s with the schemes %j is a fault', (permission, schemes) => {
  const contradictory = { ...operation, 'x-permission': permission };
  expect(() => readPermission(contradictory, schemes)).toThrow('getRoof contradict each other');
});

test('the server takes no contract in which one operation does not say who may call it', async () => {
  const contract = structuredClone(await loadContract());
  const get = contract.paths['/rest/DataSet/filter']?.['get'];
  if (get === undefined || Array.isArray(get)) throw new Error('The contract has no list of data sets.');
  delete get['x-permission'];
  expect(() => operationsOf(contract)).toThrow('listDataSets has no x-permission');
});
