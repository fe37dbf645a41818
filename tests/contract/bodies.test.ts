import { expect, test } from 'vitest';
import type { Answer } from '../support/contract/Answer.ts';
import type { CallInput } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { contract, type Operation, type OperationId } from '../support/contract/contract.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';

/** Bodies that are meant to hurt: enormous, nested deep, wrong in everything. */
const server = useServer();

const withBody = [...contract.values()].filter(({ bodyTypes }) => bodyTypes.includes('application/json'));

function call({ id, path }: Operation, input: CallInput): Promise<Answer<OperationId>> {
  return server.admin.callPath(id, path.replaceAll(/\{\w+\}/g, 'Roof%20Covering'), input);
}

function nested(depth: number): string {
  return `${'{"a":['.repeat(depth / 2)}1${']}'.repeat(depth / 2)}`;
}

test.each(withBody)('$id refuses what is nested deeper than 64 levels', async (operation) => {
  expect((await call(operation, { body: nested(64) })).status).toBe(422);
  for (const body of [nested(66), nested(1000), '['.repeat(1000)]) {
    expect((await call(operation, { body })).problem(400).detail).toContain('deeper than 64 levels');
  }
});

test('a body that is nothing but brackets is refused', async () => {
  const path = { dataSetName: 'Roof Covering' };
  for (const body of ['['.repeat(16_000_000), '{"a":'.repeat(3_000_000)]) {
    const answer = await server.viewer.call('tryDataSetItems', { path, body });
    expect(answer.problem(400).detail).toContain('deeper than 64 levels');
  }
});

test.each(withBody)('$id refuses a body that reaches for a prototype', async (operation) => {
  for (const body of ['{"__proto__":{}}', '{"a":[{"constructor":{"prototype":{}}}]}']) {
    expect((await call(operation, { body })).status, body).toBe(400);
  }
});

test.each(withBody)('$id refuses an enormous body', async (operation) => {
  const headers = { 'content-length': String(64 * 1024 * 1024), expect: '100-continue' };
  expect((await call(operation, { headers, body: '' })).status).toBe(413);
});

const items = (count: number, item: (index: number) => unknown) =>
  Array.from({ length: count }, (_, index) => item(index));

test('of 20,000 faults the first hundred are told, and how many there are', async () => {
  const body = {
    ...staticSet('Faulty'),
    items: items(20_000, (index) => ({ name: `${index}`, value: `${index}`, grouping: '' })),
  };
  const problem = (await server.admin.call('createDataSet', { body })).problem(422);
  expect(problem.errors).toHaveLength(100);
  expect(problem.errors?.[99]).toMatchObject({ pointer: '/items/99/ordering' });
  expect(problem).toMatchObject({ errorCount: 20_000, detail: '20,000 rules are broken.' });
});

test('the same of faults that no schema knows of', async () => {
  const same = items(20_000, (ordering) => ({ name: `${ordering}`, value: 'same', grouping: '', ordering }));
  const problem = (
    await server.admin.call('createDataSet', { body: { ...staticSet('Faulty'), items: same } })
  ).problem(422);
  expect(problem.errors).toHaveLength(100);
  expect(problem.errorCount).toBeGreaterThanOrEqual(19_999);
});

test('a body of a million faults and more is answered, too', async () => {
  const body = JSON.stringify({ ...staticSet('Faulty'), items: [] }).replace(
    '[]',
    `[${'{},'.repeat(1_000_000)}0]`,
  );
  const problem = (await server.admin.call('createDataSet', { body })).problem(422);
  expect(problem.errors).toHaveLength(100);
  expect(problem.errorCount).toBeGreaterThanOrEqual(100_000);
});

test.each(withBody)(
  '$id refuses a body of more values than a document of its size has',
  async (operation) => {
    const body = `[${'0,'.repeat(500_000)}0]`;
    const answer = await call(operation, { body });
    const isRoomy = ['DataSet', 'export'].some((word) => operation.path.includes(word));
    expect(answer.status).toBe(isRoomy ? 422 : 413);
  },
);

test('a body of five million objects is refused before any of them is made', async () => {
  const body = JSON.stringify({ ...staticSet('Faulty'), items: [] }).replace(
    '[]',
    `[${'{},'.repeat(5_000_000)}{}]`,
  );
  const path = { dataSetName: 'Roof Covering' };
  const problem = (await server.viewer.call('tryDataSetItems', { path, body })).problem(413);
  expect(problem.detail).toBe('The body holds more than 2,097,152 values.');
});
