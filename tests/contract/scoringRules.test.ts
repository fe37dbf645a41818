import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';

/** What scoring rules have that other kinds do not: formulas with ids, categories, and fields that they score. */
const server = useServer();

const rule = (name: string, given: Record<string, unknown> = {}) => ({
  ...{ name, scoringFolderName: 'Made here', effectiveDateRangeBegin: 0 },
  ...{ formTemplateUniqueName: 'BuildingSchedule', variableName: 'roofAge' },
  ...given,
});
const one = (value: string, score: number | null = 1) => ({ type: 'Discrete', value, score });
const range = (minValue: number, maxValue: number, score = 1) => ({
  type: 'Range',
  minValue,
  maxValue,
  score,
});

async function create(body: Record<string, unknown>) {
  return (await server.admin.call('createScoringRule', { body })).body(201);
}

async function update(id: string, change: Record<string, unknown>) {
  const { etag, body } = await get(id);
  return server.admin.call('updateScoringRule', {
    ...{ path: { id }, headers: { 'if-match': etag } },
    body: { ...body, ...change },
  });
}

async function get(id: string) {
  const answer = await server.viewer.call('getScoringRule', { path: { id } });
  return { etag: answer.etag, body: answer.body(200) };
}

async function refusal(body: Record<string, unknown>) {
  return (await server.admin.call('createScoringRule', { body })).problem(422).errors;
}

test('formulas keep their ids for good: one that is gone is never anothers', async () => {
  const { id, formulas } = await create(rule('Ids', { formulas: [one('A25'), one('A26'), one('UNK')] }));
  expect(formulas.map((formula) => formula.id)).toEqual([1, 2, 3]);
  const [first, second] = formulas;
  const less = (await update(id, { formulas: [second, first] })).body(200);
  expect(less.formulas).toEqual([second, first]);
  const more = (
    await update(id, { formulas: [second, one('N1'), { ...first, value: 'N2' }, { ...one('N3'), id: 3 }] })
  ).body(200);
  expect(more.formulas.map((formula) => formula.id)).toEqual([2, 4, 1, 5]);
});

test('the category is a name, and has the same id in the rule, in the list and in the lookup', async () => {
  const { scoringFolderId, name } = await create(rule('Categorised', { scoringFolderName: ' Brand new ' }));
  const items = await server.viewer.call('listDataSetItems', {
    ...{ path: { dataSetName: 'Scoring Rule Folders' }, query: { numberOfRows: 100 } },
  });
  const { records } = items.body(200);
  expect(records).toContainEqual(
    expect.objectContaining({ name: 'Brand new', value: String(scoringFolderId) }),
  );
  const fire = records.find((item) => item.name === 'Fire protection')?.value;
  const listed = await server.viewer.call('listScoringRules', {
    query: { folderIds: `${scoringFolderId},${fire}`, numberOfRows: 100 },
  });
  const names = listed.body(200).records.map((row) => row.name);
  expect(names).toContain(name);
  expect(names).toContain('Sprinklers');
  expect(names).toHaveLength(9);
});

test('a field is needed that is there, and that can be scored in that way', async () => {
  const faults = await refusal(rule('None', { variableName: 'nothing' }));
  expect(faults).toMatchObject([
    { pointer: '/variableName', message: expect.stringContaining("has no 'nothing'") },
  ]);
  const area = { formTemplateUniqueName: 'ClaimNotice', variableName: 'whatHappened' };
  expect(await refusal(rule('Area', area))).toEqual([
    { pointer: '/variableName', message: 'The selected field type is not allowed for scoring rules' },
  ]);
  const amount = { formTemplateUniqueName: 'ClaimNotice', variableName: 'estimatedLoss' };
  expect(await refusal(rule('Amount', { ...amount, formulas: [one('100')] }))).toMatchObject([
    { pointer: '/variableName' },
  ]);
  expect(await refusal(rule('Roof', { formulas: [range(1, 2)] }))).toMatchObject([
    { pointer: '/variableName' },
  ]);
  const made = await create(rule('Ranges', { ...amount, formulas: [range(0, 9), range(5, 20)] }));
  expect(made.formulas).toHaveLength(2);
});

test('fields say how they are scored', async () => {
  const query = { formTemplateUniqueName: 'ClaimNotice' };
  const fields = (await server.viewer.call('listScoringFields', { query })).body(200);
  const by = new Map(fields.map(({ name, scoredBy }) => [name, scoredBy]));
  expect(by.get('estimatedLoss')).toBe('Range');
  expect(by.get('lossDate')).toBe('Discrete');
  expect(by.get('whatHappened')).toBeNull();
  const gone = await server.viewer.call('listScoringFields', { query: { formTemplateUniqueName: 'None' } });
  gone.problem(404);
});

test('ranges that are written backwards, and values that occur twice, are reported at their places', async () => {
  const amount = { formTemplateUniqueName: 'ClaimNotice', variableName: 'estimatedLoss' };
  expect(await refusal(rule('Back', { ...amount, formulas: [range(1, 2), range(8, 2)] }))).toEqual([
    {
      pointer: '/formulas/1/minValue',
      message: 'The minimum value must be lower or equal to the maximum value',
    },
  ]);
  expect(await refusal(rule('Twice', { formulas: [one('A25'), one(' A25 ')] }))).toMatchObject([
    { pointer: '/formulas/1/value' },
  ]);
  expect(await refusal(rule('Minus', { formulas: [one('-')] }))).toMatchObject([
    { pointer: '/formulas/0/value' },
  ]);
  expect(
    (await create(rule('Codes', { formulas: [one('0111'), one('111')] }))).formulas.map((formula) =>
      formula.type === 'Discrete' ? formula.value : '',
    ),
  ).toEqual(['0111', '111']);
});

test('the end is not before the start', async () => {
  expect(await refusal(rule('End', { effectiveDateRangeEnd: -86_400_000 }))).toEqual([
    { pointer: '/effectiveDateRangeEnd', message: 'The End Date cannot be less the Start Date' },
  ]);
});

const trigger = {
  ...{ triggerFieldFormTemplateUniqueName: 'BuildingSchedule', triggerFieldVariableName: 'construction' },
  ...{ triggerOperator: 0, triggerFieldValue: '<values><value>1</value><value>&lt;2&gt;</value></values>' },
};

test('what scoring depends on comes whole, and as it was', async () => {
  const { id } = await create(rule('Trigger', trigger));
  expect((await get(id)).body).toMatchObject(trigger);
  expect(await refusal(rule('Half', { ...trigger, triggerOperator: null }))).toMatchObject([
    { pointer: '/triggerOperator' },
  ]);
  expect(await refusal(rule('No value', { ...trigger, triggerFieldValue: '<values/>' }))).toMatchObject([
    { pointer: '/triggerFieldValue' },
  ]);
  expect(await refusal(rule('No XML', { ...trigger, triggerFieldValue: '<values>' }))).toMatchObject([
    { pointer: '/triggerFieldValue' },
  ]);
});

test('a value is tried without anything being stored', async () => {
  const formulas = [range(16, 30, 10), range(28, 45, 0)];
  const trial = (value: string) =>
    server.viewer.call('evaluateScoringFormulas', { body: { value, formulas } });
  expect((await trial('29')).body(200)).toEqual({
    matches: [
      { row: 0, score: 10 },
      { row: 1, score: 0 },
    ],
    counting: 0,
  });
  expect((await trial('1,000')).body(200)).toEqual({ matches: [], counting: null });
  expect((await trial('many')).problem(422).errors).toMatchObject([{ pointer: '/value' }]);
});

test('a form says which rules score its fields', async () => {
  const { id, name } = await create(
    rule('Followed', { ...trigger, variableName: 'heating', formulas: [one('FORCED_AIR')] }),
  );
  const references = await server.viewer.call('listFormTemplates', {
    query: { filterUri: '/UIFormTemplate?uniqueName=BuildingSchedule&current=true' },
  });
  const [form] = references.body(200).records;
  const found = await server.viewer.call('findFormReferences', { path: { id: form?.id ?? '' } });
  expect(found.body(200)).toContainEqual(
    expect.objectContaining({ type: 4, name, referenceUri: `/ScoringRule:${id}` }),
  );
});
