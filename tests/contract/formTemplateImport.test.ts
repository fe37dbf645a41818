import type { UiFormTemplateWrite } from '@studio/api';
import { expect, test } from 'vitest';
import type { ApiClient } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { createForm, field, form } from '../support/contract/formBodies.ts';
import { quotedCondition } from '../support/contract/quotedCondition.ts';

/** Form templates on their way out and back, one by one; and rules that are checked again. */
const server = useServer();

async function exported(filterUri: string, expectedCount: number): Promise<string> {
  const body = { filterUri, excludedIds: [], expectedCount };
  return (await server.viewer.call('exportFormTemplates', { body })).text;
}

async function importFile(text: string, mode = 'import', user: ApiClient = server.admin, name = 'a.xml') {
  return callAsBrowser(user, 'importFormTemplates', { query: { mode }, ...fileBody(name, text) });
}

const documents = () => server.query(`select * from document where kind = 'FormTemplate' order by id`);
const total = async () => (await server.viewer.call('listFormTemplates')).body(200).totalRecords;

async function draft(uniqueName: string, more: object = {}) {
  const formTemplate = { uniqueName, displayName: uniqueName, type: 1 };
  const body = { formTemplate, ...more } as UiFormTemplateWrite;
  return (await server.admin.call('createFormTemplate', { body })).body(201);
}

async function remove(id: string): Promise<void> {
  const { etag } = await server.admin.call('getFormTemplate', { path: { id } });
  const headers = { 'if-match': etag };
  await server.admin.call('deleteFormTemplate', { path: { id }, headers, query: { forceDelete: true } });
}

test('all that was exported is the same when it is imported, and nothing changes', async () => {
  const count = await total();
  const file = await exported('/UIFormTemplate', count);
  const before = await documents();
  for (const mode of ['plan', 'import']) {
    const result = (await importFile(file, mode)).body(200);
    expect(result).toMatchObject({
      ...{ imported: 0, notImported: 0, unchanged: count },
      message: '0 form template(s) imported, 0 not imported',
    });
    expect(new Set(result.formTemplates.map(({ fate }) => fate))).toEqual(new Set(['left']));
    expect(await documents()).toEqual(before);
  }
});

test('what is new is added as a draft, what is a draft is replaced, and a plan only says so', async () => {
  const [gone, changed] = [await draft('Imported new'), await draft('Imported changed')];
  const file = (await exported('/UIFormTemplate?name=Imported', 2)).replaceAll(
    'Imported changed</',
    'Imported otherwise</',
  );
  await remove(gone.id);
  const fates = (text: string, mode: string) =>
    importFile(text, mode).then((answer) => {
      const { imported, notImported, message, formTemplates } = answer.body(200);
      return [
        imported,
        notImported,
        message,
        formTemplates.map(({ uniqueName, fate }) => [uniqueName, fate]),
      ];
    });
  const count = await total();
  const expected = [
    ...[2, 0, '2 form template(s) imported, 0 not imported'],
    expect.arrayContaining([
      ['Imported new', 'added'],
      ['Imported otherwise', 'added'],
    ]),
  ];
  expect(await fates(file, 'plan')).toEqual(expected);
  expect(await total()).toBe(count);
  expect(await fates(file, 'import')).toEqual(expected);
  expect(await total()).toBe(count + 2);
  const own = (await exported('/UIFormTemplate?uniqueName=Imported%20changed', 1)).replace(
    '<number key="ordering">-1',
    '<number key="ordering">9',
  );
  expect((await importFile(own)).body(200).formTemplates).toMatchObject([
    { uniqueName: 'Imported changed', fate: 'updated' },
  ]);
  expect((await server.viewer.call('getFormTemplate', { path: { id: changed.id } })).body(200)).toMatchObject(
    { version: 2, ordering: 9 },
  );
});

test('forms of one file that name each other are not reported as wrong', async () => {
  const link = (form: string) => ({
    sections: [
      {
        rows: [
          {
            fields: [
              {
                fieldTemplate: {
                  variableName: 'own',
                  type: 0,
                  linkFormTemplateUniqueName: form,
                  linkVariableName: 'own',
                },
              },
            ],
          },
        ],
      },
    ],
  });
  const one = await draft('Mutual one', link('Mutual two'));
  const two = await draft('Mutual two', link('Mutual one'));
  const file = await exported('/UIFormTemplate?name=Mutual%20', 2);
  await remove(one.id);
  await remove(two.id);
  for (const mode of ['plan', 'import']) {
    const { formTemplates } = (await importFile(file, mode)).body(200);
    expect(formTemplates.map(({ fate, message }) => [fate, message])).toEqual([
      ['added', 'It is a new draft.'],
      ['added', 'It is a new draft.'],
    ]);
  }
  const query = { filterUri: '/UIFormTemplate?valid=true&name=Mutual%20' };
  expect((await server.viewer.call('listFormTemplates', { query })).body(200).totalRecords).toBe(2);
});

test('a negated group of negations and texts with quotes is stored, exported and imported as it is', async () => {
  const condition = quotedCondition('Quoted');
  const fields = ['a', 'b', 'c', 'd'].map((name) => field(name));
  const rules = { fieldRules: [{ name: 'R', description: '', condition }] };
  const made = await createForm(server.admin, form('Quoted', fields, rules));
  expect([made.errors, made.fieldRules[0]?.condition]).toEqual([[], condition]);
  const file = await exported('/UIFormTemplate?uniqueName=Quoted', 1);
  await remove(made.id);
  expect((await importFile(file)).body(200).imported).toBe(1);
  const query = { filterUri: '/UIFormTemplate?uniqueName=Quoted' };
  const [row] = (await server.viewer.call('listFormTemplates', { query })).body(200).records;
  const path = { id: String(row?.id) };
  const { fieldRules, errors } = (await server.viewer.call('getFormTemplate', { path })).body(200);
  expect([errors, fieldRules[0]?.condition]).toEqual([[], condition]);
});

test('what cannot be evaluated of a rule or an expression is an error of a form that is saved, imported or published', async () => {
  const condition = quotedCondition('Unreadable');
  const body = form(
    'Unreadable',
    [...['a', 'b', 'c', 'd'].map((name) => field(name)), field('e', {}, { valueExpression: '2 *' })],
    { fieldRules: [{ name: 'R', description: '', condition }] },
  );
  const made = await createForm(server.admin, body);
  const script = {
    pointer: '/sections/0/rows/4/fields/0/valueExpression',
    message: 'The value expression is not valid. The expression cannot be read: Unexpected token (1:3).',
  };
  expect([made.formTemplate.valid, made.errors]).toMatchObject([false, [script]]);
  const file = (await exported('/UIFormTemplate?uniqueName=Unreadable', 1)).replace(
    'beginsWith',
    'resembles',
  );
  for (const mode of ['plan', 'import'])
    expect((await importFile(file, mode)).body(200).formTemplates).toMatchObject([
      {
        fate: 'updated',
        message: expect.stringContaining(
          "It is not valid. The field rule 'R' is not valid. There is no operator “resembles”.",
        ),
      },
    ]);
  const after = (await server.viewer.call('getFormTemplate', { path: { id: made.id } })).body(200);
  const place = '/fieldRules/0/condition/subcondition/subconditions/3/operatorName';
  expect(after.errors.map(({ pointer }) => pointer)).toEqual([place, script.pointer]);
  const query = { uiFormTemplateIds: made.id };
  const { failures } = (await server.admin.call('publishFormTemplates', { query })).problem(409);
  expect(failures?.[0]?.message).toBe(`It is not valid. ${after.errors[0]?.message}`);
  const otherKind = file.replace('UnaryCondition', 'NoCondition');
  expect((await importFile(otherKind)).body(200).formTemplates).toMatchObject([
    { fate: 'refused', message: expect.stringMatching(/^Line \d+: /) },
  ]);
  await remove(made.id);
});

test('one that is published keeps the others from nothing, and one that names no data set that is there is imported as it is', async () => {
  const fine = await draft('Kept fine');
  const published = await draft('Kept published');
  const fields = [{ fieldTemplate: { variableName: 'roof', type: 3, dynamicDataSet: 'Roof Covering' } }];
  const lost = await draft('Kept lost', { sections: [{ rows: [{ fields }] }] });
  const query = { uiFormTemplateIds: published.id };
  await server.admin.call('publishFormTemplates', { query });
  const file = (await exported('/UIFormTemplate?name=Kept', 3))
    .replaceAll('<number key="ordering">-1', '<number key="ordering">4')
    .replaceAll('Roof Covering', 'No such data set');
  await remove(fine.id);
  await remove(lost.id);
  const { imported, notImported, formTemplates } = (await importFile(file)).body(200);
  expect([imported, notImported]).toEqual([2, 1]);
  const result = new Map(formTemplates.map(({ uniqueName, ...rest }) => [uniqueName, rest]));
  expect(result.get('Kept published')).toEqual({
    ...{ version: 1, type: 1, fate: 'refused' },
    message: 'The form template is published: save it as a new version first.',
  });
  expect(result.get('Kept lost')).toMatchObject({
    fate: 'added',
    message: "It is a new draft. It is not valid. There is no data set 'No such data set'.",
  });
});

test.each([
  ['<!DOCTYPE x><configuration/>', /document type/],
  ['no XML at all', /./],
])('a file that cannot be read is reported as such: %s', async (text, message) => {
  const { imported, notImported, formTemplates } = (await importFile(text)).body(200);
  expect([imported, notImported, formTemplates[0]?.uniqueName]).toEqual([0, 1, null]);
  expect(formTemplates[0]?.message).toMatch(message);
});

test('another type of file is refused by its name, and so is a caller who may not change forms', async () => {
  const detail = 'File a.txt is not a supported document type for import';
  expect((await importFile('<a/>', 'import', server.admin, 'a.txt')).problem(415).detail).toBe(detail);
  expect((await importFile('<a/>', 'import', server.viewer)).problem(403).permission).toBe('MANAGE_FORMS');
});

test('rules are counted, and checked when that is wanted: what fails says where', async () => {
  const reload = async (query: Record<string, string | boolean>) =>
    (await server.admin.call('reloadFormTemplateRules', { query })).body(200);
  const counted = await reload({ ruleType: 'field', mode: 'plan' });
  expect(counted.forms).toBeGreaterThan(5);
  expect(counted.rules).toBeGreaterThanOrEqual(counted.forms);
  expect([counted.rebuilt, counted.failures]).toEqual([0, []]);
  expect(await reload({ ruleType: 'field' })).toEqual({ ...counted, rebuilt: counted.forms });
  expect((await reload({ ruleType: 'field', validateRules: true })).failures).toEqual([]);
  expect((await reload({ ruleType: 'form', validateRules: true })).failures).toMatchObject([
    {
      uniqueName: 'RenewalQuestionnaire',
      pointer: '/triggerRule',
      message: 'Please configure the trigger rule.',
    },
  ]);
});

test('reloading without checks rebuilds what a form refers to, and makes no version of it; a plan leaves it', async () => {
  const fields = [{ fieldTemplate: { variableName: 'roof', type: 0 } }];
  const named = await draft('Named and lost', { sections: [{ rows: [{ fields }] }] });
  const lhs = { kind: 'FieldValue', formTemplateUniqueName: 'Named and lost', fieldName: 'roof' };
  const subconditions = [{ kind: 'BinaryCondition', lhs, operatorName: 'exists' }];
  const condition = { kind: 'CompositeCondition', operator: 'and', subconditions };
  const ruled = await draft('With a damaged index', { fieldRules: [{ name: 'R', condition }] });
  const path = { id: named.id };
  const found = async () =>
    (await server.viewer.call('findFormReferences', { path })).body(200).map(({ name }) => name);
  expect(await found()).toEqual(['With a damaged index']);
  const { etag } = await server.viewer.call('getFormTemplate', { path: { id: ruled.id } });
  await server.query(`delete from reference where from_id = '${ruled.id}'`);
  const reload = async (mode: 'plan' | 'reload') => {
    const query = { ruleType: 'field', mode, uiFormTemplateId: ruled.id } as const;
    return (await server.admin.call('reloadFormTemplateRules', { query })).body(200);
  };
  expect(await reload('plan')).toEqual({ forms: 1, rules: 1, rebuilt: 0, failures: [] });
  expect(await found()).toEqual([]);
  expect(await reload('reload')).toEqual({ forms: 1, rules: 1, rebuilt: 1, failures: [] });
  expect(await found()).toEqual(['With a damaged index']);
  expect((await server.viewer.call('getFormTemplate', { path: { id: ruled.id } })).etag).toBe(etag);
});

test('a form is invalid once what its rules name is gone, and they were checked', async () => {
  const fields = [{ fieldTemplate: { variableName: 'roof', type: 0 } }];
  const named = await draft('Named by a rule', { sections: [{ rows: [{ fields }] }] });
  const lhs = { kind: 'FieldValue', formTemplateUniqueName: 'Named by a rule', fieldName: 'roof' };
  const subconditions = [{ kind: 'BinaryCondition', lhs, operatorName: 'exists' }];
  const condition = { kind: 'CompositeCondition', operator: 'and', subconditions };
  const ruled = await draft('With a rule', { fieldRules: [{ name: 'R', condition }] });
  expect(ruled.formTemplate.valid).toBe(true);
  await remove(named.id);
  const query = { ruleType: 'field', validateRules: true, uiFormTemplateId: ruled.id };
  const result = (await server.admin.call('reloadFormTemplateRules', { query })).body(200);
  expect(result).toMatchObject({
    forms: 1,
    rules: 1,
    failures: [{ id: ruled.id, uniqueName: 'With a rule' }],
  });
  const after = (await server.viewer.call('getFormTemplate', { path: { id: ruled.id } })).body(200);
  expect([after.formTemplate.valid, after.errors.map(({ id }) => id)]).toEqual([false, [ruled.id]]);
  const missing = await server.admin.call('reloadFormTemplateRules', {
    query: { ...query, uiFormTemplateId: 'nobody' },
  });
  expect(missing.problem(404).type).toBe('/problems/not-found');
});
