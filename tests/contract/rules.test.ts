import type { Rule, RuleImpactQuery, RuleWrite } from '@studio/api';
import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { fileBody } from '../support/contract/fileBody.ts';

/** Rules in and out of use, what is deployed of them, and what they decide. */
const server = useServer();

const set = 'Auto Underwriting';
let setId = '';

beforeAll(async () => {
  const sets = (await server.viewer.call('listRuleSets')).body(200);
  setId = sets.find(({ name }) => name === set)?.id ?? '';
});

const state = {
  kind: 'FieldValue',
  formTemplateUniqueName: 'LocationSchedule',
  fieldName: 'state',
  typeName: 'String',
};
const inState = (valueString: string) => ({
  kind: 'CompositeCondition' as const,
  operator: 'and' as const,
  subconditions: [
    {
      kind: 'BinaryCondition' as const,
      lhs: state,
      operatorName: 'equals',
      rhs: { kind: 'LiteralValue', typeName: 'String', valueString },
    },
  ],
});
const send = { kind: 'RawAction' as const, rawExpression: 'tell(state)', transformVariables: true };

const create = async (name: string, rest: Partial<RuleWrite> = {}): Promise<Rule> =>
  (await server.admin.call('createRule', { body: { name, ruleSetName: set, ...rest } as RuleWrite })).body(
    201,
  );
const etagOf = async (id: string) => (await server.viewer.call('getRule', { path: { id } })).etag;
const change = async (rule: Rule, rest: Partial<RuleWrite>) => {
  const headers = { 'if-match': await etagOf(rule.id) };
  return server.admin.call('updateRule', {
    path: { id: rule.id },
    body: { ...rule, ...rest } as RuleWrite,
    headers,
  });
};
const switchOne = async (operation: 'activateRule' | 'deactivateRule', id: string) => {
  const headers = { 'if-match': await etagOf(id) };
  return (await server.admin.call(operation, { path: { id }, headers })).body(200);
};
const redeploy = (ruleSetIds = setId, headers = {}) =>
  server.admin.call('redeployRuleSets', { query: { ruleSetIds }, headers });
const decide = async (values: Record<string, string>, of: 'deployed' | 'saved' = 'deployed', trace = false) =>
  (
    await server.viewer.call('evaluateRules', {
      body: { ruleSetIds: [setId], of, cases: [{ values }], trace },
    })
  ).body(200);
const firedBy = async (values: Record<string, string>, of: 'deployed' | 'saved' = 'deployed') =>
  (await decide(values, of)).decisions[0]?.fired.map(({ ruleName }) => ruleName);

test('a new rule is active; what is wrong makes it invalid, and what is mended active again', async () => {
  const rule = await create('Mended');
  expect([rule.status, rule.parentPath, rule.parentId]).toEqual([1, set, setId]);
  const broken = (
    await change(rule, {
      condition: {
        kind: 'CompositeCondition',
        operator: 'and',
        subconditions: [{ kind: 'BinaryCondition' }],
      },
    })
  ).body(200);
  expect(broken.status).toBe(2);
  const mended = (await change(broken, { condition: inState('TX') })).body(200);
  expect(mended.status).toBe(1);
  expect(JSON.stringify(mended.condition)).toContain('"id":"c2"');
});

test('an inactive rule is not changed, and is active again as it was', async () => {
  const rule = await create('Idle', { condition: inState('TX') });
  expect((await switchOne('deactivateRule', rule.id)).status).toBe(0);
  expect((await change(rule, { description: 'Changed' })).problem(409).status).toBe(409);
  expect(await switchOne('activateRule', rule.id)).toMatchObject({ status: 1, version: 3 });
});

test('what is wrong with a rule is reported with its place, and the rule in words', async () => {
  const body = {
    name: 'Reviewed',
    ruleSetName: set,
    condition: inState(''),
    actions: [send],
  } as unknown as RuleWrite;
  const { ruleText, errors } = (await server.viewer.call('validateRule', { body })).body(200);
  expect(ruleText).toContain('state (LocationSchedule) is');
  expect(errors).toEqual([
    {
      pointer: '/condition/subconditions/0/rhs',
      message: 'A condition does not say what it compares with.',
      severity: 'error',
    },
  ]);
  const dangling = {
    ...inState('TX'),
    subconditions: [{ ...inState('TX').subconditions[0], lhs: { ...state, fieldName: 'nowhere' } }],
  };
  const result = (
    await server.viewer.call('validateRule', { body: { ...body, condition: dangling } as RuleWrite })
  ).body(200);
  expect(result.errors.map(({ severity }) => severity)).toEqual(['error']);
});

test('rules decide as they are deployed, until their set is deployed again or taken back', async () => {
  const rule = await create('Lone star', { condition: inState('TX'), actions: [send], priority: 9999 });
  const values = { 'LocationSchedule::state': 'TX', state: 'TX' };
  expect(await firedBy(values)).not.toContain('Lone star');
  expect((await firedBy(values, 'saved'))?.[0]).toBe('Lone star');
  const stateOf = async () =>
    (await server.viewer.call('getRuleDeployment', { path: { id: rule.id } })).body(200);
  expect(await stateOf()).toMatchObject({ state: 'notDeployed', rule: null });
  const made = (await redeploy()).body(200);
  expect(made.numRuleSets).toBe(1);
  expect(await stateOf()).toMatchObject({ state: 'deployed', number: made.deployments[0]?.number });
  const { decisions } = await decide(values, 'deployed', true);
  expect(decisions[0]?.fired[0]?.actions).toMatchObject([{ text: 'tell(TX)' }]);
  expect(decisions[0]?.traces?.[0]).toMatchObject({
    condition: { result: 'true', of: [{ result: 'true', value: 'TX' }] },
  });
  await change(rule, { condition: inState('LA') });
  expect(await stateOf()).toMatchObject({ state: 'changed', rule: { name: 'Lone star' } });
  expect((await firedBy(values))?.[0]).toBe('Lone star');
  await redeploy();
  expect(await firedBy(values)).not.toContain('Lone star');
  const number = Number(made.deployments[0]?.number);
  const back = await server.admin.call('takeBackRuleDeployment', {
    path: { id: setId, number: String(number) },
  });
  expect(back.body(200).deployments[0]?.number).toBe(number + 2);
  expect((await firedBy(values))?.[0]).toBe('Lone star');
  const { records } = (await server.viewer.call('listRuleDeployments', { path: { id: setId } })).body(200);
  expect(records[0]).toMatchObject({ number: number + 2, takenFrom: number });
});

test('a deployed rule that was deleted is a change of its set until the next redeploy; a new rule is no error', async () => {
  const gone = await create('Short life', { condition: inState('ME'), actions: [send] });
  await create('Just begun');
  await redeploy();
  const changes = async () =>
    (await server.viewer.call('listRuleSets')).body(200).find(({ id }) => id === setId)?.changedCount;
  expect(await changes()).toBe(0);
  const headers = { 'if-match': await etagOf(gone.id) };
  (await server.admin.call('deleteRule', { path: { id: gone.id }, headers })).body(204);
  expect(await changes()).toBe(1);
  const values = { 'LocationSchedule::state': 'ME', state: 'ME' };
  const { decisions } = await decide(values);
  expect(decisions[0]?.errors.map(({ ruleName }) => ruleName)).not.toContain('Just begun');
  expect(await firedBy(values)).toContain('Short life');
  await redeploy();
  expect(await changes()).toBe(0);
  expect(await firedBy(values)).not.toContain('Short life');
});

test('a value that does not fit is reported, and does not silently count as no', async () => {
  const condition = { kind: 'RawCondition' as const, rawExpression: 'amount > 5' };
  const rules = [{ name: 'Sent', ruleSetName: set, condition, actions: [] }] as unknown as RuleWrite[];
  const cases = [{ values: { amount: 7 } }, { values: { amount: 'seven' } }, { values: {} }];
  const { decisions } = (
    await server.viewer.call('evaluateRules', { body: { rules, cases, of: 'deployed', trace: false } })
  ).body(200);
  expect(decisions.map(({ fired, errors }) => [fired.length, errors.map(({ message }) => message)])).toEqual([
    [1, []],
    [0, ['“seven” is no number.']],
    [0, []],
  ]);
  const none = await server.viewer.call('evaluateRules', { body: { cases, of: 'deployed', trace: false } });
  expect(none.problem(422).status).toBe(422);
});

test('of a hundred who redeploy at once each makes a deployment of its own, or is refused', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => redeploy()));
  const numbers = answers.flatMap((answer) =>
    answer.status === 200 ? [answer.body(200).deployments[0]?.number ?? 0] : [],
  );
  expect(answers.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
  expect(numbers.length).toBeGreaterThan(0);
  expect(new Set(numbers).size).toBe(numbers.length);
  const { totalRecords, records } = (
    await server.viewer.call('listRuleDeployments', { path: { id: setId } })
  ).body(200);
  expect(records[0]?.number).toBe(totalRecords);
});

test('a set that is not there stops the whole redeploy', async () => {
  const before = (await server.viewer.call('listRuleSets')).body(200);
  expect((await redeploy(`${setId},nowhere`)).problem(422).errors?.[0]?.message).toContain('nowhere');
  expect((await server.viewer.call('listRuleSets')).body(200)).toEqual(before);
});

test('rules are switched together: by ids, and by a filter that still finds as many', async () => {
  const rules = [await create('Together 1', { condition: inState('TX') }), await create('Together 2')];
  const [one, two] = rules.map(({ id }) => id);
  const off = await server.admin.call('deactivateRules', {
    body: { ids: [one ?? '', two ?? '', 'nowhere'] },
  });
  expect(off.body(200)).toMatchObject({ changed: 2, failures: [{ id: 'nowhere' }] });
  const filter = { filterUri: '/Rule?search=Together', excludedIds: [], expectedCount: 2 };
  expect((await server.admin.call('activateRules', { body: filter })).body(200).changed).toBe(2);
  const stale = { ...filter, expectedCount: 3 };
  expect((await server.admin.call('activateRules', { body: stale })).problem(409).actualCount).toBe(2);
  expect((await server.admin.call('deactivateRules', { body: stale })).problem(409).actualCount).toBe(2);
});

test('each write is made once, and not with the key of another one', async () => {
  const rule = await create('Keyed');
  const headers = { 'if-match': await etagOf(rule.id), 'idempotency-key': 'rules-keyed' };
  const first = await redeploy(setId, { 'idempotency-key': 'rules-keyed' });
  const again = await redeploy(setId, { 'idempotency-key': 'rules-keyed' });
  expect(again.body(200)).toEqual(first.body(200));
  const answers = [
    await server.admin.call('activateRule', { path: { id: rule.id }, headers }),
    await server.admin.call('deactivateRule', { path: { id: rule.id }, headers }),
    await server.admin.call('activateRules', { body: { ids: [rule.id] }, headers }),
    await server.admin.call('deactivateRules', { body: { ids: [rule.id] }, headers }),
    await server.admin.call('takeBackRuleDeployment', { path: { id: setId, number: '1' }, headers }),
  ];
  for (const answer of answers) expect(answer.problem(422).type).toBe('/problems/idempotency-key-reused');
});

test('a switch needs the current version', async () => {
  const rule = await create('Stale');
  const stale = await etagOf(rule.id);
  await change(rule, { description: 'Newer' });
  for (const operation of ['activateRule', 'deactivateRule'] as const) {
    const path = { id: rule.id };
    expect(
      (await server.admin.call(operation, { path, headers: { 'if-match': stale } })).problem(412).status,
    ).toBe(412);
    expect((await server.admin.call(operation, { path })).problem(428).status).toBe(428);
  }
});

test('tags are found by a part of them, and made once', async () => {
  await create('Tagged', { tags: [{ name: '"Storm" surge' }, { name: 'storm SURGE' }] });
  const found = async (tagName: string) =>
    (await server.viewer.call('findRuleTags', { query: { tagName } })).body(200).map(({ name }) => name);
  expect(await found('M SUR')).toEqual(['Storm surge']);
  const made = await server.admin.call('createRuleTag', { body: { name: 'Storm Alone' } });
  expect(made.body(200)).toEqual({ id: 'Storm Alone', name: 'Storm Alone' });
  expect((await server.admin.call('createRuleTag', { body: { name: 'storm alone' } })).body(200).name).toBe(
    'Storm Alone',
  );
  expect(await found('storm a')).toEqual(['Storm Alone']);
  expect((await server.admin.call('createRuleTag', { body: { name: '“”' } })).problem(422).status).toBe(422);
});

test('what a rule can contain is listed', async () => {
  const query = { formTemplateUniqueName: 'LocationSchedule', fieldName: 'state' };
  const values = (await server.viewer.call('listSearchableValues', { query })).body(200);
  expect(values.length).toBeGreaterThan(40);
  const missing = { ...query, fieldName: 'nowhere' };
  expect((await server.viewer.call('listSearchableValues', { query: missing })).problem(404).status).toBe(
    404,
  );
  const names = async (type?: string, isField?: boolean) =>
    (
      await server.viewer.call('listRuleOperators', {
        query: { ...(type && { type }), ...(isField !== undefined && { isField }) },
      })
    )
      .body(200)
      .map(({ name }) => name);
  const fields = (await server.viewer.call('searchRuleFields', { query: { text: 'STATE location' } })).body(
    200,
  );
  expect(fields).toContainEqual(
    expect.objectContaining({
      formTemplateUniqueName: 'LocationSchedule',
      fieldName: 'state',
      typeName: 'String',
    }),
  );
  expect(await names('ClassCode', true)).toContain('isInClassCodeList');
  expect(await names('ClassCode', true)).not.toContain('isInList');
  expect(await names('String', true)).not.toContain('isInClassCodeList');
  // Without a left side all are listed: the console asks once and chooses among them later.
  expect(await names()).toEqual(expect.arrayContaining(['isInList', 'isInClassCodeList']));
  expect(await names('Integer', true)).toContain('isBetween');
  expect((await server.viewer.call('listRuleActions')).body(200).at(-1)?.name).toBe('raw');
  expect((await server.viewer.call('listRuleActions', { query: { ruleType: 'form' } })).body(200)).toEqual(
    [],
  );
  const path = { id: setId };
  const put = [{ id: 'tier', version: 0, name: 'Tier', values: { brokerTier: 2 }, expected: [] }];
  await server.admin.call('changeRuleCases', { path, body: { put, remove: [] } });
  const { variables, methods } = (await server.viewer.call('listRuleVariables')).body(200);
  await server.admin.call('changeRuleCases', { path, body: { put: [], remove: ['tier'] } });
  expect(variables).toContainEqual({ name: 'brokerTier', typeName: 'Integer' });
  expect(methods).toContainEqual({ typeName: 'Integer', name: 'integerValue', label: 'Whole number' });
  expect(
    (await server.viewer.call('listConditionTypes')).body(200).filter(({ isAddable }) => isAddable),
  ).toHaveLength(2);
  expect((await server.viewer.call('listRuleObjects')).body(200)).toContain('Submission');
  const properties = await server.viewer.call('listRuleObjectProperties', { path: { name: 'Submission' } });
  expect(properties.body(200)).toContainEqual({
    name: 'totalInsuredValue',
    label: 'Total insured value',
    type: 'Double',
  });
});

test('names that every object has, markup and quotes are names like others', async () => {
  const odd = { kind: 'VariableValue', variableName: '__proto__', typeName: 'String' };
  const condition = { kind: 'BinaryCondition' as const, lhs: odd, operatorName: 'exists' };
  const rule = await create('<b>"O\'Brien"</b> & constructor', { condition });
  expect(rule.name).toBe('<b>"O\'Brien"</b> & constructor');
  const rules = [{ name: 'x', ruleSetName: set, condition, actions: [] }] as unknown as RuleWrite[];
  const body = { rules, cases: [{ values: {} }], of: 'deployed' as const, trace: true };
  expect((await server.viewer.call('evaluateRules', { body })).body(200).decisions[0]?.fired).toEqual([]);
});

test('cases are kept, changed one by one, and removed', async () => {
  const path = { id: setId };
  const kept = async () => (await server.viewer.call('listRuleCases', { path })).body(200).cases;
  const before = await kept();
  const { length } = before;
  expect(length).toBeGreaterThan(20);
  const given = { id: 'mine', version: 0, name: 'Four stories', values: { stories: 4 }, expected: [] };
  const put = (...cases: (typeof given)[]) =>
    server.admin.call('changeRuleCases', { path, body: { put: cases, remove: [] } });
  const first = (await put(given)).body(200).cases;
  expect(first).toHaveLength(length + 1);
  expect(first.at(-1)).toMatchObject({ id: 'mine', lastModifiedBy: { name: 'Marta Oduya' } });
  const other = { ...given, id: 'other', name: 'Theirs' };
  // Somebody else keeps one at the same time: neither is lost.
  const [, theirs] = await Promise.all([put({ ...given, version: 1, name: 'Five' }), put(other)]);
  expect(theirs.status).toBe(200);
  expect((await kept()).slice(length).map(({ id, name, version }) => [id, name, version])).toEqual([
    ['mine', 'Five', 2],
    ['other', 'Theirs', 1],
  ]);
  expect((await put({ ...given, version: 1 })).problem(409).detail).toContain('changed');
  expect((await put({ ...given, id: 'gone', version: 3 })).problem(409).detail).toContain('removed');
  const body = { put: [], remove: ['mine', 'other', 'never there'] };
  const headers = { 'idempotency-key': 'cases-removed' };
  expect((await server.admin.call('changeRuleCases', { path, body, headers })).body(200).cases).toEqual(
    before,
  );
  const again = await server.admin.call('changeRuleCases', { path, body: { ...body, remove: [] }, headers });
  expect(again.problem(422).type).toBe('/problems/idempotency-key-reused');
  expect((await server.viewer.call('changeRuleCases', { path, body })).problem(403).status).toBe(403);
  expect((await server.viewer.call('listRuleCases', { path: { id: 'none' } })).problem(404).status).toBe(404);
  expect(
    (await server.admin.call('changeRuleCases', { path: { id: 'none' }, body })).problem(404).status,
  ).toBe(404);
  const tooMany = Array.from({ length: 2000 - length + 1 }, (_, index) => ({
    ...given,
    id: `many ${index}`,
  }));
  expect((await put(...tooMany)).problem(409).detail).toContain('2,000');
});

test('what a redeploy, an activation or a take-back would decide otherwise is listed case by case', async () => {
  const values = { 'LocationSchedule::state': 'GU' };
  const rule = await create('Guam', { condition: inState('GU'), actions: [send], priority: 9998 });
  await redeploy();
  const kept = {
    id: 'guam',
    version: 0,
    name: 'On Guam',
    values,
    expected: [{ ruleId: rule.id, holds: true }],
  };
  await server.admin.call('changeRuleCases', { path: { id: setId }, body: { put: [kept], remove: [] } });
  const asked = async (body: RuleImpactQuery) =>
    (await server.viewer.call('compareRuleOutcomes', { body })).body(200);
  const impact = (rest: RuleImpactQuery = {}) => asked({ ruleSetIds: [setId], ...rest });
  expect(await impact()).toMatchObject({ changedCaseCount: 0, changes: [] });
  await switchOne('deactivateRule', rule.id);
  const change = { caseName: 'On Guam', ruleId: rule.id, ruleName: 'Guam', expected: true };
  const [holds, not] = [{ result: 'holds' }, { result: 'doesNotHold' }];
  expect(await impact()).toMatchObject({
    ...{ changedCaseCount: 1, brokenCount: 1 },
    changes: [{ ...change, before: holds, after: not }],
  });
  const selection = { ids: [rule.id] };
  expect((await asked({ switching: { isActive: true, selection } })).changes).toMatchObject([
    { ...change, before: not, after: holds },
  ]);
  const filtered = { filterUri: '/Rule?search=Guam', excludedIds: [], expectedCount: 1 };
  expect((await asked({ switching: { isActive: true, selection: filtered } })).changedCaseCount).toBe(1);
  expect((await asked({ switching: { isActive: false, selection } })).changedCaseCount).toBe(0);
  const moved = { switching: { isActive: true, selection: { ...filtered, expectedCount: 7 } } };
  expect((await server.viewer.call('compareRuleOutcomes', { body: moved })).problem(409).status).toBe(409);
  const number = (await redeploy()).body(200).deployments[0]?.number ?? 0;
  // What is saved first is judged: it may lead elsewhere, or be mended.
  const edited = {
    ...{ name: 'Guam', ruleSetName: set, priority: 9998 },
    ...{ condition: inState('GU'), actions: [send] },
  } as unknown as RuleWrite;
  const asSaved = async (more: Partial<RuleWrite>) =>
    asked({ switching: { isActive: true, selection, rule: { ...edited, ...more } } });
  expect((await asSaved({})).changes).toMatchObject([{ ...change, before: not, isAsExpected: true }]);
  const emptied = await asSaved({
    condition: { kind: 'CompositeCondition', operator: 'or', subconditions: [] },
  });
  expect(emptied).toMatchObject({ changedCaseCount: 0 });
  expect(emptied.caseCount).toBeGreaterThan(0);
  expect((await impact({ deployment: number - 1 })).changes).toMatchObject([
    { ...change, before: not, after: holds },
  ]);
  for (const body of [
    { ruleSetIds: ['none'] },
    { ruleSetIds: [setId], deployment: 99_999 },
    { ruleSetIds: [setId], switching: { isActive: true, selection } },
    { switching: { isActive: true, selection: filtered, rule: edited } },
    { deployment: 1 },
  ])
    expect((await server.viewer.call('compareRuleOutcomes', { body })).problem(422).status).toBe(422);
});

test('a case expects actions, and says where they do not follow', async () => {
  const rule = await create('Palau', { condition: inState('PW'), actions: [send], priority: 9997 });
  const path = { id: setId };
  const values = { 'LocationSchedule::state': 'PW' };
  const put = ['Tell', 'decline'].map((words) => ({
    ...{ id: `palau ${words}`, version: 0, name: words, values },
    expected: [{ ruleId: rule.id, holds: true, actions: [words] }],
  }));
  const kept = await server.admin.call('changeRuleCases', { path, body: { put, remove: [] } });
  const expected = kept
    .body(200)
    .cases.slice(-2)
    .flatMap((each) => each.expected);
  expect(expected.map(({ actions }) => actions)).toEqual([['Tell'], ['decline']]);
  const body = { ruleSetIds: [setId] };
  const { changes } = (await server.viewer.call('compareRuleOutcomes', { body })).body(200);
  const own = changes.filter(({ ruleId }) => ruleId === rule.id);
  expect(own.map(({ caseName, isAsExpected }) => [caseName, isAsExpected])).toEqual([
    ['Tell', true],
    ['decline', false],
  ]);
});

test('a backup of rules has their sets with the kept cases', async () => {
  const kept = { id: 'backed up', version: 0, name: 'Backed up with the rules', values: {}, expected: [] };
  await server.admin.call('changeRuleCases', { path: { id: setId }, body: { put: [kept], remove: [] } });
  const query = { sectionName: 'Rules' };
  const file = (await callAsBrowser(server.admin, 'downloadSection', { query })).body(200);
  expect(file).toContain('Backed up with the rules');
});

test('an export of rules has the kept cases that expect something of them, and no others', async () => {
  const rule = await create('Guam', { condition: inState('GU'), actions: [send] });
  const path = { id: setId };
  const put = ['Of Guam', 'Of nothing'].map((name, index) => ({
    ...{ id: `guam ${index}`, version: 0, name, values: {} },
    expected: index === 0 ? [{ ruleId: rule.id, holds: false }] : [],
  }));
  await server.admin.call('changeRuleCases', { path, body: { put, remove: [] } });
  const text = (await server.viewer.call('exportRules', { body: { ids: [rule.id] } })).body(200);
  expect(text).toContain('Of Guam');
  expect(text).not.toContain('Of nothing');
  const remove = put.map(({ id }) => id);
  const others = (await server.admin.call('changeRuleCases', { path, body: { put: [], remove } })).body(200);
  // The file is restored into a set that has other cases by now.
  const query = { operation: 'REFRESH', mode: 'unmarshal' } as const;
  await callAsBrowser(server.admin, 'restoreSections', { query, ...fileBody('Rules.dbinit', text) });
  const after = (await server.viewer.call('listRuleCases', { path })).body(200).cases;
  expect(after.map(({ name }) => name)).toEqual([...others.cases.map(({ name }) => name), 'Of Guam']);
  await server.admin.call('changeRuleCases', { path, body: { put: [], remove } });
});

test('a second rule of the longest name is saved again, reviewed and copied inactive: its hidden suffix does not count', async () => {
  const name = 'x'.repeat(100);
  await create(name);
  const second = await create(name);
  expect(second.name).toMatch(/^x{100}-#\d+$/);
  const saved = (await change(second, { priority: 7 })).body(200);
  expect(saved).toMatchObject({ name: second.name, priority: 7 });
  const { id: _id, version: _version, ...body } = saved as RuleWrite & Rule;
  expect((await server.admin.call('validateRule', { body })).status).toBe(200);
  expect((await create('Copied', { ...body, name: 'Copied', status: 0 })).status).toBe(0);
  const longer = { ...body, name: `${name}x` };
  const refused = (await server.admin.call('createRule', { body: longer })).problem(422);
  expect(refused.errors?.map(({ pointer }) => pointer)).toEqual(['/name']);
});

test('what uses a rule is listed: the kept cases that expect something of it, and the deployments that hold it', async () => {
  const rule = await create('Samoa', { condition: inState('AS'), actions: [send] });
  const uses = async () =>
    (await server.viewer.call('listRuleReferences', { path: { id: rule.id } })).body(200);
  expect(await uses()).toEqual([]);
  const kept = {
    id: 'samoa',
    version: 0,
    name: 'In Samoa',
    values: {},
    expected: [{ ruleId: rule.id, holds: false }],
  };
  await server.admin.call('changeRuleCases', { path: { id: setId }, body: { put: [kept], remove: [] } });
  const number = (await redeploy()).body(200).deployments[0]?.number ?? 0;
  const inCase = { type: 10, name: 'In Samoa', label: `${set} › In Samoa`, version: '' };
  expect(await uses()).toEqual([inCase, { type: 11, name: set, version: String(number) }]);
  await redeploy();
  await redeploy();
  await switchOne('deactivateRule', rule.id);
  await redeploy();
  expect(await uses()).toEqual([inCase, { type: 12, name: set, version: `${number}–${number + 2}` }]);
});

test('a file of cases is decided line by line, and a bad line is named', async () => {
  const rule = await create('Palau', { condition: inState('PW'), actions: [send] });
  const lines = Array.from({ length: 3000 }, (_, index) =>
    JSON.stringify({ name: `Case ${index}`, values: { 'LocationSchedule::state': index % 3 ? 'PW' : 'TX' } }),
  );
  const file = fileBody('cases.ndjson', [...lines.slice(0, 10), '{"values":', ...lines.slice(10)].join('\n'));
  const query = { ruleSetIds: setId, of: 'saved' as const };
  const answer = (await server.viewer.call('evaluateRuleCases', { query, ...file })).body(200);
  const reported = answer
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(reported).toHaveLength(3002);
  expect(reported[10]).toMatchObject({ line: 11, fault: { column: 11 } });
  expect(reported.at(-1)).toMatchObject({ caseCount: 3000, faultCount: 1 });
  const fired = reported.filter(({ decision }) =>
    decision?.fired.some(({ ruleId }: { ruleId: string }) => ruleId === rule.id),
  );
  expect(fired).toHaveLength(2000);
  expect(fired[0]).toMatchObject({ line: 2, name: 'Case 1' });
  for (const ruleSetIds of ['none', ',', Array.from({ length: 51 }, (_, at) => at).join()])
    expect(
      (await server.viewer.call('evaluateRuleCases', { query: { ruleSetIds }, ...file })).problem(422).status,
    ).toBe(422);
});
