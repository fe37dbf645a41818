import type { RestoreOperation } from '@studio/api';
import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { createForm, field, form, updateForm } from '../support/contract/formBodies.ts';

/** Forms whose references a restore mends or breaks say so once it is done. */
const server = useServer();

async function exported(...ids: string[]): Promise<string> {
  return (await server.admin.call('exportFormTemplates', { body: { ids } })).body(200);
}

async function backup(sectionName: string): Promise<string> {
  return (await callAsBrowser(server.admin, 'downloadSection', { query: { sectionName } })).body(200);
}

/** What became of the documents of the section. */
async function restore(
  file: string,
  operation: RestoreOperation = 'REFRESH',
  { mode = 'unmarshal', section = 'Form Templates' }: { mode?: 'plan' | 'unmarshal'; section?: string } = {},
) {
  const query = { operation, mode };
  const answer = await callAsBrowser(server.admin, 'restoreSections', {
    query,
    ...fileBody('a.dbinit', file),
  });
  const { added, updated, removed } = answer.body(200).sections.find(({ name }) => name === section) ?? {};
  return { added, updated, removed };
}

async function remove(id: string): Promise<void> {
  const { etag } = await server.viewer.call('getFormTemplate', { path: { id } });
  const headers = { 'if-match': etag };
  const query = { forceDelete: true };
  expect((await server.admin.call('deleteFormTemplate', { path: { id }, query, headers })).status).toBe(204);
}

/** What is wrong with the form of a name, as its list and its editor say. */
async function faultsOf(uniqueName: string): Promise<string[]> {
  const query = { filterUri: `/UIFormTemplate?uniqueName=${encodeURIComponent(uniqueName)}` };
  const { records } = (await server.viewer.call('listFormTemplates', { query })).body(200);
  const [row] = records;
  const id = row?.id ?? expect.fail(`There is no form ${uniqueName}.`);
  const { errors, formTemplate } = (await server.viewer.call('getFormTemplate', { path: { id } })).body(200);
  expect([formTemplate.valid, row?.valid]).toEqual([errors.length === 0, errors.length === 0]);
  return errors.map(({ message }) => message);
}

/** A form with a field that is linked to another form's. */
async function follower(uniqueName: string, linkFormTemplateUniqueName: string): Promise<string> {
  const link = { linkFormTemplateUniqueName, linkVariableName: 'roof' };
  return (await createForm(server.admin, form(uniqueName, [field('own', link)]))).id;
}

async function target(uniqueName: string): Promise<string> {
  return (await createForm(server.admin, form(uniqueName, [field('roof')]))).id;
}

/** The file without the form of that name. */
function without(file: string, uniqueName: string): string {
  const own = `<string key="uniqueName">${uniqueName}</string>`;
  const forms = file.split(/(?=<formTemplate )|(?=<\/section>)/);
  const rest = forms.filter((each) => !each.includes(own));
  expect(rest).toHaveLength(forms.length - 1);
  return rest.join('');
}

async function logOf(filterText: string): Promise<string[]> {
  const { records } = (await server.admin.call('listConfigurationLogs', { query: { filterText } })).body(200);
  return records.map((entry) => entry.message);
}

test.each(['REFRESH', 'INSERT'] as const)(
  'a form that stays is valid once what it names comes back (%s)',
  async (operation) => {
    const [gone, name] = [`Returning ${operation}`, `Waiting ${operation}`];
    const id = await target(gone);
    await follower(name, gone);
    const file = await exported(id);
    await remove(id);
    expect(await faultsOf(name)).toEqual([`There is no form template '${gone}'.`]);
    const plan = await restore(file, operation, { mode: 'plan' });
    expect(await faultsOf(name)).toHaveLength(1);
    expect(await restore(file, operation)).toEqual(plan);
    expect(plan).toEqual({ added: 1, updated: 0, removed: 0 });
    expect(await faultsOf(name)).toEqual([]);
    const line = `The form template '${name} shown' (${name}) was updated because a restore changed what it names.`;
    expect(await logOf(line)).toEqual([line]);
  },
);

test('a restored form is invalid when what it names is nowhere, whatever the file says', async () => {
  const [named, naming] = [await target('Left behind'), await follower('Taken along', 'Left behind')];
  const file = await exported(naming);
  await remove(naming);
  await remove(named);
  await restore(file);
  const fault = ["There is no form template 'Left behind'."];
  expect(await faultsOf('Taken along')).toEqual(fault);
  // What a file says is wrong with a form is no content of it.
  expect(await restore(file, 'REFRESH', { mode: 'plan' })).toEqual({ added: 0, updated: 0, removed: 0 });
  expect(await restore(file)).toEqual({ added: 0, updated: 0, removed: 0 });
  expect(await faultsOf('Taken along')).toEqual(fault);
});

test('a restored form is valid when all that it names is in the file or the store', async () => {
  const naming = await follower('Named first', 'Named last');
  const invalid = await exported(naming);
  expect(await faultsOf('Named first')).toHaveLength(1);
  const named = await target('Named last');
  const both = (await exported(named)).replace('</section>', `${invalid.match(/<formTemplate .*/)?.[0]}$&`);
  await remove(naming);
  await restore(invalid);
  expect(await faultsOf('Named first')).toEqual([]);
  for (const uniqueName of ['Named first', 'Named last']) {
    const { records } = (
      await server.viewer.call('listFormTemplates', {
        query: { filterUri: `/UIFormTemplate?uniqueName=${encodeURIComponent(uniqueName)}` },
      })
    ).body(200);
    await remove(records[0]?.id ?? '');
  }
  expect(await restore(both)).toMatchObject({ added: 2 });
  expect(await faultsOf('Named first')).toEqual([]);
});

test('forms of the file are invalid once a Clean Insert has removed what they name, and one that was left alone says so', async () => {
  const named = await target('Not in the file');
  await follower('In the file', 'Not in the file');
  const [whole, before] = [await backup('Form Templates'), await server.query('select id from document')];
  const removed = await restore(without(whole, 'Not in the file'), 'CLEAN_INSERT');
  expect(removed).toMatchObject({ added: 0, updated: 0, removed: 1 });
  expect(await faultsOf('In the file')).toEqual(["There is no form template 'Not in the file'."]);
  expect(await restore(whole, 'CLEAN_INSERT')).toMatchObject({ added: 1, removed: 0 });
  expect(await faultsOf('In the file')).toEqual([]);
  expect(await server.query('select id from document')).toHaveLength(before.length);
  expect((await server.viewer.call('getFormTemplate', { path: { id: named } })).status).toBe(200);
});

test('a form is invalid once the file takes a field away that it names, with both in the file', async () => {
  const named = await createForm(server.admin, form('Two fields', [field('roof'), field('wall')]));
  const naming = await follower('Names a field', 'Two fields');
  const whole = await exported(named.id, naming);
  const wall = form('Two fields', [field('wall')]);
  expect((await updateForm(server.admin, named.id, wall, { forceDelete: true })).status).toBe(200);
  const fault = ["The form template 'Two fields' has no 'roof'."];
  expect(await faultsOf('Names a field')).toEqual(fault);
  const broken = await exported(named.id);
  await restore(whole);
  expect(await faultsOf('Names a field')).toEqual([]);
  const other = form('Names a field', [field('own')]);
  expect((await updateForm(server.admin, naming, other)).status).toBe(200);
  const both = whole.replace(
    /<formTemplate .*uniqueName">Two fields<.*/,
    broken.match(/<formTemplate .*/)?.[0] ?? '',
  );
  await restore(both);
  expect(await faultsOf('Names a field')).toEqual(fault);
});

test('a form is valid once the data set that it names comes back', async () => {
  const name = 'Set to return';
  expect((await server.admin.call('createDataSet', { body: staticSet(name) })).status).toBe(201);
  const file = (await server.admin.call('exportDataSets', { body: { ids: [name] } })).body(200);
  await createForm(server.admin, form('Names a set', [field('set', { type: 3, dynamicDataSet: name })]));
  const { etag } = await server.viewer.call('getDataSet', { path: { dataSetName: name } });
  const query = { dataSetName: name, forceDelete: true };
  await server.admin.call('deleteDataSet', { query, headers: { 'if-match': etag } });
  expect(await faultsOf('Names a set')).toEqual([`There is no data set '${name}'.`]);
  expect(await restore(file, 'REFRESH', { section: 'Data Sets' })).toMatchObject({ added: 1 });
  expect(await faultsOf('Names a set')).toEqual([]);
});

test('a restore that changes nothing that others name writes nothing else', async () => {
  const named = await target('Only its text');
  await follower('Not touched', 'Only its text');
  const file = (await exported(named)).replace('Only its text shown', 'Another text');
  const forms = `select version from document where name = 'Not touched'`;
  expect(await restore(file)).toMatchObject({ updated: 1 });
  expect(await server.query(forms)).toEqual([{ version: 1 }]);
});
