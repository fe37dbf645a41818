import type { components } from '@studio/api';
import { expect, test } from 'vitest';
import { registry } from '../../apps/server/src/kinds/registry.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import {
  dataSetElement,
  harmlessFile,
  initializationFile,
  itemElement,
  section,
} from '../support/contract/hostileFiles.ts';

const server = useServer();

type Mode = components['schemas']['RestoreOperation'];
type Report = components['schemas']['RestoreReport'];

interface RestoreOptions {
  mode?: 'plan' | 'unmarshal';
  user?: typeof server.admin;
  fileName?: string;
}

function restore(
  content: string,
  operation: Mode,
  { mode = 'unmarshal', user = server.admin, fileName = 'my backup.dbinit' }: RestoreOptions = {},
) {
  const query = { operation, mode };
  return callAsBrowser(user, 'restoreSections', { query, ...fileBody(fileName, content) });
}

async function backup(sectionName: string): Promise<string> {
  return (await callAsBrowser(server.admin, 'downloadSection', { query: { sectionName } })).body(200);
}

async function dataSet(name: string) {
  return server.viewer.call('getDataSet', { path: { dataSetName: name } });
}

async function create(name: string, description: string): Promise<void> {
  const body = staticSet(name, { description });
  expect((await server.admin.call('createDataSet', { body })).status).toBe(201);
}

function counts({ sections }: Report) {
  return sections.map(({ name, added, updated, left, removed, refused }) => [
    ...[name, added, updated, left, removed, refused],
  ]);
}

async function setCount(): Promise<number> {
  return (await server.viewer.call('listDataSets')).body(200).totalRecords;
}

test.each(['author', 'viewer'] as const)('%s may not restore', async (name) => {
  const answer = await restore(harmlessFile, 'REFRESH', { user: server[name], mode: 'plan' });
  expect(answer.problem(403).permission).toBe('MODIFY_CONFIG_BACKUP_RESTORE');
});

test('without a token a restore is refused', async () => {
  const query = { operation: 'REFRESH', mode: 'plan' };
  const answer = await server.admin.call('restoreSections', { query, ...fileBody('a.xml', harmlessFile) });
  expect(answer.status).toBe(401);
});

test.each([
  ['operation', { mode: 'plan' }],
  ['operation', { operation: 'CLEAN', mode: 'plan' }],
  ['mode', { operation: 'REFRESH' }],
  ['mode', { operation: 'REFRESH', mode: 'test' }],
])('a wrong %s is refused by name', async (parameter, query) => {
  const answer = await callAsBrowser(server.admin, 'restoreSections', {
    query,
    ...fileBody('a.xml', harmlessFile),
  });
  expect(answer.problem(400).parameter).toBe(parameter);
});

test.each(['backup.txt', 'backup', 'backup.xml.zip', 'xml'])(
  'the file %s is of no type to restore',
  async (fileName) => {
    const answer = await restore(harmlessFile, 'REFRESH', { fileName, mode: 'plan' });
    expect(answer.problem(415).detail).toBe(`File ${fileName} is not a supported document type for restore`);
  },
);

test.each(['BACKUP.DBINIT', 'Daten für alle.xml'])('the file %s is', async (fileName) => {
  expect((await restore(harmlessFile, 'REFRESH', { fileName, mode: 'plan' })).status).toBe(200);
});

test('refresh adds what is missing, updates what differs and leaves the rest', async () => {
  await create('Refreshed', 'old');
  await create('The same', '');
  const before = await setCount();
  const etag = (await dataSet('The same')).etag;
  const file = initializationFile(
    section(
      'Data Sets',
      dataSetElement('Refreshed'),
      dataSetElement('The same', `${itemElement('Flat', 'FLAT')}${itemElement('Gable', 'GABLE')}`),
      dataSetElement('Brought along'),
    ),
  );
  const expected = [['Data Sets', 1, 1, before - 1, 0, 0]];
  const plan = (await restore(file, 'REFRESH', { mode: 'plan' })).body(200);
  expect(counts(plan)).toEqual(expected);
  expect(plan.sections[0]?.untouched).toBe(before - 2);
  expect(plan.isDone).toBe(false);
  expect((await dataSet('Brought along')).status).toBe(404);
  const report = (await restore(file, 'REFRESH')).body(200);
  expect(report).toEqual({ ...plan, isDone: true });
  const refreshed = (await dataSet('Refreshed')).body(200);
  expect(refreshed).toMatchObject({ description: '', version: 2, lastModifiedById: 'admin' });
  expect(refreshed.items.map(({ value }) => value)).toEqual(['FLAT']);
  expect((await dataSet('The same')).etag).toBe(etag);
  expect((await dataSet('Brought along')).body(200).version).toBe(1);
  expect(await setCount()).toBe(before + 1);
  const query = { filterUri: '/DataSet?name.eq=Brought+along' };
  const { records } = (await server.viewer.call('listDataSets', { query })).body(200);
  expect(records).toMatchObject([{ name: 'Brought along', lastModifiedById: 'admin' }]);
});

test('an editor that has the old version gets the conflict', async () => {
  await create('Edited elsewhere', 'mine');
  const { etag } = await dataSet('Edited elsewhere');
  await restore(initializationFile(section('Data Sets', dataSetElement('Edited elsewhere'))), 'REFRESH');
  const answer = await server.admin.call('updateDataSet', {
    path: { dataSetName: 'Edited elsewhere' },
    headers: { 'if-match': etag },
    body: staticSet('Edited elsewhere', { description: 'mine again' }),
  });
  expect(answer.status).toBe(412);
});

test('insert adds what is missing and changes nothing', async () => {
  await create('Kept', 'as it was');
  const before = await setCount();
  const file = initializationFile(section('Data Sets', dataSetElement('Kept'), dataSetElement('Inserted')));
  const report = (await restore(file, 'INSERT')).body(200);
  expect(counts(report)).toEqual([['Data Sets', 1, 0, before, 0, 0]]);
  expect((await dataSet('Kept')).body(200)).toMatchObject({ description: 'as it was', version: 1 });
  expect((await dataSet('Inserted')).status).toBe(200);
});

test('clean insert also removes what the file lacks', async () => {
  const file = await backup('Data Sets');
  await create('Not in the file', '');
  const count = await setCount();
  const report = (await restore(file, 'CLEAN_INSERT')).body(200);
  expect(counts(report)).toEqual([['Data Sets', 0, 0, count - 1, 1, 0]]);
  expect((await dataSet('Not in the file')).status).toBe(404);
  expect(await setCount()).toBe(count - 1);
});

test('clean insert does not take away what is needed, and says so', async () => {
  const file = initializationFile(section('Data Sets', dataSetElement('The only one')));
  const count = await setCount();
  const { report, detail } = (await restore(file, 'CLEAN_INSERT')).body(422);
  const messages = report.refusals.map(({ message }) => message);
  expect(messages.some((message) => /which is required\.$/.test(message))).toBe(true);
  expect(messages.some((message) => /to which \d+ references? leads?\.$/.test(message))).toBe(true);
  expect(detail).toMatch(/Nothing was changed\.$/);
  expect(report.refusals).toHaveLength(Math.min(report.refusalCount, 1000));
  const [reported1] = report.sections;
  expect(reported1).toMatchObject({
    added: 1,
    refused: report.refusalCount,
    removed: count - report.refusalCount,
    stillUsed: messages.filter((message) => /to which/.test(message)).length,
    stillRequired: messages.filter((message) => /which is required/.test(message)).length,
    untouched: 0,
  });
  expect(await setCount()).toBe(count);
});

test('a whole backup can be restored in every mode and changes nothing', async () => {
  const file = await backup('All');
  for (const operation of ['REFRESH', 'INSERT', 'CLEAN_INSERT'] as const) {
    const report = (await restore(file, operation)).body(200);
    const names = registry.modules.map(({ section: { name } }) => name);
    const withSets = names.toSpliced(names.indexOf('Form Templates') + 1, 0, 'Form Template Sets');
    const whole = withSets.toSpliced(withSets.indexOf('Rules') + 1, 0, 'Rule Deployments');
    expect(report.sections.map(({ name }) => name)).toEqual(whole);
    for (const { added, updated, removed, refused } of report.sections) {
      expect([added, updated, removed, refused]).toEqual([0, 0, 0, 0]);
    }
  }
});

test('references lead to what the file brings along, in any order', async () => {
  const product = (name: string, form: string) =>
    `<product><map><string key="uniqueName">${name}</string><string key="shortName">X</string><string key="name">${name}</string><string key="externalName"/><boolean key="active">true</boolean><boolean key="selectableOnSubmission">true</boolean><boolean key="selectableOnQuote">true</boolean><array key="formTemplateUniqueNames"><string>${form}</string></array></map></product>`;
  const form = (name: string, product: string, set: string) =>
    `<formTemplate><map><string key="uniqueName">${name}</string><string key="name">${name}</string><number key="version">1</number><number key="type">1</number><number key="status">0</number><boolean key="repeatable">false</boolean><array key="productNames"><string>${product}</string></array><array key="fields"><map><string key="name">state</string><string key="label">State</string><number key="type">3</number><string key="dataSetName">${set}</string></map></array></map></formTemplate>`;
  const file = (formName: string) =>
    initializationFile(
      [
        section('Product Templates', product('New product', 'NewForm')),
        section('Form Templates', form(formName, 'New product', 'New set')),
        section('Data Sets', dataSetElement('New set')),
      ].join('\n'),
    );
  const refused = (await restore(file('OtherForm'), 'REFRESH')).body(422).report;
  expect(refused.refusals).toEqual([
    {
      ...{ line: 5, column: expect.any(Number), section: 'Product Templates', name: 'New product' },
      message: "There is no form template 'NewForm'.",
    },
  ]);
  expect((await dataSet('New set')).status).toBe(404);
  const report = (await restore(file('NewForm'), 'REFRESH')).body(200);
  expect(report.sections.map(({ added }) => added)).toEqual([1, 1, 1]);
  const query = { dataSetName: 'New set' };
  expect((await server.viewer.call('listDataSetReferences', { query })).body(200)).toMatchObject([
    { type: 2, name: 'NewForm.state' },
  ]);
});

test('each of several faults is reported, by line', async () => {
  const file = initializationFile(
    section(
      'Data Sets',
      dataSetElement('Good'),
      dataSetElement('Bad', `${itemElement('A', 'X')}\n${itemElement('B', 'X')}`),
      dataSetElement('Good'),
    ),
  );
  const { report } = (await restore(file, 'REFRESH')).body(422);
  expect(report.refusals.map(({ line, name }) => [line, name])).toEqual([
    [6, 'Bad'],
    [7, 'Bad'],
    [8, 'Good'],
  ]);
  expect(report.sections).toMatchObject([{ added: 1, refused: 2 }]);
});

test('a required set stays required, whatever a file says', async () => {
  const required = await server.query(
    'select name from document where doc::text like \'%"required":true%\' limit 1',
  );
  const name = String(required[0]?.['name']);
  const file = (await backup('Data Sets')).replaceAll('required="true"', 'required="false"');
  expect(counts((await restore(file, 'REFRESH')).body(200))[0]?.slice(1, 3)).toEqual([0, 0]);
  expect((await dataSet(name)).body(200).required).toBe(true);
});

test('the detailed history tells of the restore and of each change', async () => {
  const file = initializationFile(section('Data Sets', dataSetElement('Announced')));
  await restore(file, 'REFRESH', { fileName: 'messages.dbinit' });
  const entries = (await server.admin.call('listConfigurationLogs', { query: { numberOfRows: 10 } })).body(
    200,
  );
  const messages = entries.records.map(({ action, user, message }) => `${user} ${action}: ${message}`);
  expect(
    messages.some(
      (entry) => entry.includes("Restored: The file 'messages.dbinit'") && entry.includes('1 added'),
    ),
  ).toBe(true);
  expect(messages.some((entry) => entry.includes("Created: The data set 'Announced'"))).toBe(true);
});

test('what is restored while others write loses nothing of either', async () => {
  const file = initializationFile(section('Data Sets', dataSetElement('From the file')));
  const writes = Array.from({ length: 5 }, (_, index) => create(`Meanwhile ${index}`, ''));
  const [answer] = await Promise.all([restore(file, 'REFRESH'), ...writes]);
  expect(answer.status).toBe(200);
  for (const name of ['From the file', 'Meanwhile 0', 'Meanwhile 4']) {
    expect((await dataSet(name)).status).toBe(200);
  }
});

test('a reference that a forced deletion left behind survives a backup, and a new one is refused', async () => {
  const form =
    '<formTemplate><map><string key="uniqueName">Left behind</string><string key="name">Form</string><number key="version">1</number><number key="type">1</number><number key="status">0</number><boolean key="repeatable">false</boolean><array key="productNames"/><array key="fields"><map><string key="name">a</string><string key="label"/><number key="type">3</number><string key="dataSetName">Gone</string></map></array></map></formTemplate>';
  const file = initializationFile(
    `${section('Data Sets', dataSetElement('Gone'))}\n${section('Form Templates', form)}`,
  );
  expect((await restore(file, 'REFRESH')).status).toBe(200);
  const { etag } = await dataSet('Gone');
  const query = { dataSetName: 'Gone', forceDelete: true };
  await server.admin.call('deleteDataSet', { query, headers: { 'if-match': etag } });
  const forms = await backup('Form Templates');
  const marked = '<unresolved kind="DataSet"><name>Gone</name></unresolved></formTemplate>';
  expect(forms).toContain(marked);
  const renamed = forms.replace('>Left behind<', '>Another<');
  expect(counts((await restore(renamed, 'REFRESH')).body(200))[0]?.slice(1, 3)).toEqual([1, 0]);
  const unmarked = forms.replace('>Left behind<', '>A third<').replace(marked, '</formTemplate>');
  const { report } = (await restore(unmarked, 'REFRESH')).body(422);
  expect(report.refusals).toMatchObject([{ name: 'A third', message: "There is no data set 'Gone'." }]);
});

test('a form that does not serve is no target, as when a set is saved', async () => {
  const set = dataSetElement('Rows of nothing', '')
    .replace('type="0"', 'type="3" dynamicDefault="false" clearInvalidFieldValue="false"')
    .replace(
      '<description/>',
      '<description/><generatorBeanName>repeatingFormDataItemGenerator</generatorBeanName><repeatingFormTemplateUniqueName>Left behind</repeatingFormTemplateUniqueName>',
    );
  const { report } = (await restore(initializationFile(section('Data Sets', set)), 'REFRESH')).body(422);
  expect(report.refusals).toMatchObject([
    { line: 5, message: "The form template 'Left behind' is not filled in once per row." },
  ]);
});

test('a name of a file may hold anything', async () => {
  for (const fileName of ['a\tb.xml', 'é'.repeat(400).concat('.xml'), '<b>&amp;.xml', '%00.xml']) {
    const answer = await restore(harmlessFile, 'REFRESH', { fileName });
    expect(answer.status, fileName).toBe(200);
  }
});
