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
  const target = path.replace('{filterType}', '101').replaceAll(/\{\w+\}/g, 'Roof%20Covering');
  return server.admin.callPath(id, target, input);
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

/** The least processor time of three calls, in milliseconds; the server works in the thread of the test. */
async function leastWork(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

const refusals = [
  {
    what: 'of 20,000 faults the first hundred are listed, with the total',
    items: items(20_000, (index) => ({ name: `${index}`, value: `${index}`, grouping: '' })),
    last: '/items/99/ordering',
  },
  {
    what: 'the same of faults that are in no schema',
    items: items(20_000, (ordering) => ({ name: `${ordering}`, value: 'same', grouping: '', ordering })),
    last: '/items/99/value',
  },
];

test.each(refusals)('$what, for less than half a second of work', async ({ items: faulty, last }) => {
  const body = JSON.stringify({ ...staticSet('Faulty'), items: faulty });
  const work = await leastWork(async () => {
    const problem = (await server.admin.call('createDataSet', { body })).problem(422);
    expect(problem.errors).toHaveLength(100);
    expect(problem.errors?.[99]).toMatchObject({ pointer: last });
    expect(problem).toMatchObject({ errorCount: 20_000, detail: '20,000 rules are broken.' });
  });
  console.info(`20,000 faults: ${Math.round(work)} ms of processor time`);
  expect(work).toBeLessThan(500);
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

/** What takes documents, forms that are filled in, cases, or selections of very many objects. */
const roomyPaths = ['DataSet', 'StateRate', 'UIFormTemplate', 'export', 'preview', 'publish'];
const roomyCalls: ReadonlySet<string> = new Set([
  ...['activateRules', 'deactivateRules', 'evaluateRules', 'compareRuleOutcomes', 'changeRuleCases'],
  ...['createScoringRule', 'updateScoringRule', 'updatePermissions'],
  ...['saveFormSetChanges', 'runDynamicDataAction'],
]);

test.each(withBody)(
  '$id refuses a body of more values than a document of its size has',
  async (operation) => {
    const body = `[${'0,'.repeat(500_000)}0]`;
    const answer = await call(operation, { body });
    const { id, path } = operation;
    const isRoomy = roomyCalls.has(id) || roomyPaths.some((word) => path.includes(word));
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
