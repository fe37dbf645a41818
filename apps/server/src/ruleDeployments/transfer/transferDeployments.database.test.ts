import type { RestoreOperation } from '@studio/api';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { kindNames } from '../../kinds/kindNames.ts';
import { MemoryStore } from '../../restore/testing/MemoryStore.ts';
import { type DeployedRuleDoc, ruleDeployment } from '../../store/schema.ts';
import { addDeployment, findRuleSets } from '../ruleDeployments.ts';

let store: MemoryStore;
let backup: Buffer;

const setDoc = { name: 'Property', description: '', ordering: 1, cases: [] };

function rule(limit: number): DeployedRuleDoc {
  const condition = { kind: 'RawCondition', rawExpression: `stories > ${limit}` };
  const action = { kind: 'RawAction', id: 'a1', rawExpression: 'refer("\u0001")', transformVariables: false };
  return { id: 'r1', name: 'Tall', priority: 5, condition, actions: [action] };
}

async function deploy(limit: number, time: number, takenFrom: number | null = null): Promise<void> {
  const [set] = await findRuleSets(store.queries);
  const given = { ruleSetId: set?.id ?? '', rules: [rule(limit)], authorId: 'author', time, takenFrom };
  await addDeployment(store.queries, given);
}

/** Number, time, what it was taken from, and the condition of its rule. */
async function deployments() {
  const rows = await store.queries.select().from(ruleDeployment).orderBy(asc(ruleDeployment.number));
  return rows.map(({ number, time, takenFrom, rules }) => [
    ...[number, time, takenFrom],
    rules[0]?.condition['rawExpression'],
  ]);
}

async function restored(operation: RestoreOperation) {
  const report = await store.restore(backup, operation);
  expect(report.refusals).toEqual([]);
  const { added, left, removed } = report.sections.find(({ name }) => name === 'Rule Deployments') ?? {};
  return [added, left, removed];
}

const written = [
  [1, 100, null, 'stories > 3'],
  [2, 200, null, 'stories > 4'],
  [3, 300, 1, 'stories > 3'],
];

beforeAll(async () => {
  store = await MemoryStore.open();
}, 120_000);

beforeEach(async () => {
  await store.clear();
  await store.fill({ [kindNames.ruleSet]: [setDoc] });
  await deploy(3, 100);
  await deploy(4, 200);
  await deploy(3, 300, 1);
  backup = await store.backup();
});

afterAll(() => store.close());

test('an empty store gets every deployment whole, under its number, and counts on from there', async () => {
  await store.clear();
  expect(await restored('CLEAN_INSERT')).toEqual([3, 0, 0]);
  expect(await deployments()).toEqual(written);
  await deploy(9, 400);
  expect((await deployments()).at(-1)).toEqual([4, 400, null, 'stories > 9']);
});

test.each(['REFRESH', 'INSERT', 'CLEAN_INSERT'] as const)(
  'what is there already is left by %s',
  async (mode) => {
    expect(await restored(mode)).toEqual([0, 3, 0]);
    expect(await deployments()).toEqual(written);
  },
);

test('where other deployments have the numbers, those of the file follow them in their order; Insert leaves the set alone', async () => {
  await store.clear();
  await store.fill({ [kindNames.ruleSet]: [setDoc] });
  await deploy(7, 50);
  await deploy(8, 60);
  expect(await restored('INSERT')).toEqual([0, 5, 0]);
  expect(await restored('REFRESH')).toEqual([3, 2, 0]);
  const behind = [
    [3, 100, null, 'stories > 3'],
    [4, 200, null, 'stories > 4'],
    [5, 300, 3, 'stories > 3'],
  ];
  expect((await deployments()).slice(2)).toEqual(behind);
  expect(await restored('REFRESH')).toEqual([0, 5, 0]);
  expect(await restored('CLEAN_INSERT')).toEqual([0, 3, 2]);
  expect(await deployments()).toEqual(behind);
});

test('a deployment that cannot be evaluated, or is of no rule set, is refused with the file', async () => {
  const given = backup.toString();
  const refusalOf = async (from: string | RegExp, to: string) => {
    const changed = given.replace(from, to);
    expect(changed).not.toBe(given);
    const { refusals, isDone } = await store.restore(changed, 'REFRESH');
    expect(isDone).toBe(false);
    return refusals[0]?.message;
  };
  expect(await refusalOf('stories &gt; 3', 'stories &gt;')).toMatch(/./);
  expect(await refusalOf('<ruleSetName>Property<', '<ruleSetName>Gone<')).toBe(
    "There is no rule set 'Gone'.",
  );
  expect(await refusalOf('<string key="id">r1<', '<string key="other">r1<')).toMatch(/has no 'other'/);
  expect(await refusalOf('number="2"', 'number="1"')).toMatch(/more than once/);
  expect(await deployments()).toEqual(written);
});
