import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ApiClient } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import type { OperationId } from '../support/contract/contract.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { extent } from '../support/extent.ts';

/** Rules that are meant to hurt: wrong kinds at any depth, enormous expressions, and more conditions than anybody makes. */
const server = useServer();

const ruleSetName = 'Auto Underwriting';
const numRuns = extent === 'gate' ? 20 : 200;

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

const field = {
  kind: 'FieldValue',
  formTemplateUniqueName: 'LocationSchedule',
  fieldName: 'state',
  typeName: 'String',
};
const literal = { kind: 'LiteralValue', typeName: 'String', valueString: 'TX' };
const condition = {
  ...{ kind: 'CompositeCondition', id: 'c1', operator: 'and' },
  subconditions: [
    { kind: 'BinaryCondition', id: 'c2', lhs: field, operatorName: 'isInList', rhs: [literal, literal] },
    {
      kind: 'UnaryCondition',
      id: 'c3',
      operator: 'not',
      subcondition: { kind: 'RawCondition', id: 'c4', rawExpression: 'a > 1' },
    },
    {
      kind: 'CompositeCondition',
      id: 'c5',
      operator: 'or',
      subconditions: [{ kind: 'RawCondition', id: 'c6', rawExpression: 'b' }],
    },
  ],
};
const actions = [
  { kind: 'RawAction', id: 'a1', rawExpression: 'tell(state)', transformVariables: true },
  {
    kind: 'ParameterizedAction',
    id: 'a2',
    expression: 'Ask for {what}',
    parameters: [{ name: 'what', value: 'D1', typeName: 'DataSetItem', expression: 'Document Type' }],
  },
];
const ruleBody = {
  name: 'Hostile',
  ruleSetName,
  description: '',
  priority: 1,
  tags: [{ name: 'a' }],
  condition,
  actions,
};
const sectionBody = {
  ...{
    name: 'Hostile',
    productTemplates: [],
    ordinalNumber: 10,
    adapterBeanName: 'documentSectionAdapter',
    applicability: 11,
  },
  triggerRule: { condition, actions: [] },
};

interface EntryPoint {
  readonly id: OperationId;
  readonly body: Json;
}

const kept = {
  ...{ id: 'hostile', version: 0, name: 'Hostile', values: { a: 2, b: ['x', null], c: true } },
  expected: [{ ruleId: 'r1', holds: true }],
};

/** Where cases, and questions about them, come in. */
const caseEntries: readonly EntryPoint[] = [
  { id: 'changeRuleCases', body: { put: [kept], remove: ['gone'] } },
  {
    id: 'compareRuleOutcomes',
    body: { switching: { isActive: true, selection: { ids: ['r1'] } }, ruleSetIds: ['s1'], deployment: 1 },
  },
];

/** Where rules come in. */
const entries: readonly EntryPoint[] = [
  { id: 'createRule', body: ruleBody },
  { id: 'validateRule', body: ruleBody },
  {
    id: 'evaluateRules',
    body: { rules: [ruleBody], cases: [{ values: { a: 2, b: true } }], of: 'saved', trace: true },
  },
  { id: 'createSectionTemplate', body: sectionBody },
];

/** Every place in a body, as keys from the outermost. */
function placesIn(body: Json, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof body !== 'object' || body === null) return [path];
  return [path, ...Object.entries(body).flatMap(([name, each]) => placesIn(each, [...path, name]))];
}

function replaced(body: Json, [name, ...rest]: readonly string[], value: Json): Json {
  if (name === undefined || typeof body !== 'object' || body === null) return value;
  if (Array.isArray(body))
    return body.map((each: Json, index) => (String(index) === name ? replaced(each, rest, value) : each));
  return Object.fromEntries(
    Object.entries(body).map(([key, each]) => [key, key === name ? replaced(each, rest, value) : each]),
  );
}

const oddValues: readonly Json[] = [
  ...[
    null,
    true,
    0,
    -1,
    1e308,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '{what}',
    'constructor',
    'toString',
    '__proto__',
  ],
  ...[
    [],
    {},
    [[]],
    [null],
    { kind: 'constructor' },
    { kind: 7 },
    { kind: 'CompositeCondition' },
    { kind: 'UnaryCondition' },
  ],
  { kind: 'BinaryCondition', lhs: null, operatorName: {}, rhs: [[]] },
];

const setId = async () => {
  const sets = (await server.viewer.call('listRuleSets')).body(200);
  return sets.find(({ name }) => name === ruleSetName)?.id ?? '';
};

const statusOf = async (client: ApiClient, id: OperationId, body: Json) => {
  const path = id === 'changeRuleCases' ? { id: await setId() } : {};
  const answer = await client.call(id, { path, body });
  const isRefused = answer.status >= 400;
  return { status: answer.status, errors: isRefused ? (answer.problem(answer.status).errors ?? []) : [] };
};

test.each([...entries, ...caseEntries])(
  '$id takes or refuses what is of a wrong kind anywhere in it, and says where',
  async ({ id, body }) => {
    const places = placesIn(body);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), fc.constantFrom(...oddValues), async (place, odd) => {
        const { status, errors } = await statusOf(server.admin, id, replaced(body, place, odd));
        expect([200, 201, 400, 409, 422]).toContain(status);
        if (status === 422)
          expect(errors.every(({ pointer }) => pointer === '' || pointer.startsWith('/'))).toBe(true);
        if (status === 422) expect(errors.length).toBeGreaterThan(0);
      }),
      { numRuns },
    );
  },
);

test.each(entries)('$id refuses an expression of five million characters', async ({ id, body }) => {
  const path = placesIn(body).find(
    (place) => place.includes('condition') && place.at(-1) === 'rawExpression',
  );
  for (const expression of ['a'.repeat(5_000_000), `${'('.repeat(2_500_000)}1${')'.repeat(2_499_999)}`]) {
    const { status } = await statusOf(server.admin, id, replaced(body, path ?? [], expression));
    expect([413, 422]).toContain(status);
  }
});

test('parentheses and operators in thousands are an expression, or a fault at its place', async () => {
  for (const rawExpression of [
    ...[
      '('.repeat(9_999),
      '!'.repeat(9_999),
      '-'.repeat(9_999),
      `${'a?'.repeat(4_000)}1`,
      `a${'+1'.repeat(4_900)} > 1`,
    ],
    ...[
      `${'('.repeat(4_900)}1${')'.repeat(4_900)}`,
      `max(${'1,'.repeat(4_900)}1) > 0`,
      'constructor.constructor("x")()',
    ],
  ]) {
    const body = { ...ruleBody, condition: { kind: 'RawCondition', rawExpression } } as never;
    const { errors } = (await server.viewer.call('validateRule', { body })).body(200);
    for (const { pointer } of errors) expect(pointer).toMatch(/^\/condition/);
  }
});

test('a rule of a hundred thousand conditions side by side is taken or refused while others are answered', async () => {
  const subconditions = Array.from({ length: 100_000 }, () => ({ kind: 'RawCondition', rawExpression: 'a' }));
  const body = { ...ruleBody, condition: { kind: 'CompositeCondition', operator: 'or', subconditions } };
  const [{ status }, other] = await Promise.all([
    statusOf(server.admin, 'createRule', body),
    server.viewer.call('listRuleSets'),
  ]);
  expect([201, 413, 422]).toContain(status);
  expect(other.status).toBe(200);
});

test('of a hundred redeploys of two sets at once, beside edits of their rules, each is whole or refused', async () => {
  const sets = (await server.viewer.call('listRuleSets')).body(200).slice(0, 2);
  const [one, other] = sets.map(({ id }) => id);
  const listed = async (id = '') => {
    const query = { startIndex: 0, numberOfRows: 500 };
    return (await server.viewer.call('listRuleDeployments', { path: { id }, query })).body(200);
  };
  const before = await Promise.all([listed(one), listed(other)]);
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      // Every tenth names a set that is not there as well, and every fifth is a new rule of one of both.
      if (index % 5 === 1) {
        const name = `Beside ${index}`;
        const body = { ...ruleBody, name, ruleSetName: sets[index % 2]?.name } as never;
        await server.admin.call('createRule', { body });
        return [];
      }
      const isWrong = index % 10 === 0;
      const ruleSetIds = isWrong ? `${one},nowhere,${other}` : `${one},${other}`;
      const answer = await server.admin.call('redeployRuleSets', { query: { ruleSetIds } });
      expect(isWrong ? [422, 503] : [200, 503]).toContain(answer.status);
      return answer.status === 200 ? [answer.body(200).deployments] : [];
    }),
  );
  const made = answers.flat();
  expect(made.length).toBeGreaterThan(0);
  for (const [at, { id }] of sets.entries()) {
    const { records, totalRecords } = await listed(id);
    const added = records.slice(0, totalRecords - (before[at]?.totalRecords ?? 0));
    // Each answer is a deployment that is there, of as many rules, and there are no others.
    expect(added.map(({ number, ruleCount }) => ({ number, ruleCount })).reverse()).toEqual(
      made
        .flatMap((deployments) => deployments.filter(({ ruleSetId }) => ruleSetId === id))
        .map(({ number, ruleCount }) => ({ number, ruleCount }))
        .toSorted((left, right) => left.number - right.number),
    );
  }
  for (const deployments of made) expect(deployments.map(({ ruleSetId }) => ruleSetId)).toEqual([one, other]);
});

test('names that every object has are keys of cases like others', async () => {
  const lines = [
    '{"values":{"__proto__":{"polluted":1}}}',
    '{"values":{"__proto__":"1","constructor":"2"}}',
    '{"__proto__":{"values":{}}}',
  ];
  const query = { ruleSetIds: await setId(), of: 'saved' as const };
  const answer = await server.viewer.call('evaluateRuleCases', {
    query,
    ...fileBody('cases.jsonl', lines.join('\n')),
  });
  const [nested, plain, instead] = answer
    .body(200)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(nested).toMatchObject({ fault: { pointer: '/values/__proto__' } });
  expect(plain.decision.fired).toEqual([]);
  expect(instead).toHaveProperty('fault');
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});
