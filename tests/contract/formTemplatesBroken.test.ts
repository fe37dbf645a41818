import type { UiField } from '@studio/api';
import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';
import { createForm, field, fieldsOf, form, updateForm } from '../support/contract/formBodies.ts';

/** Forms that become invalid because something that they name goes, or becomes something else. */
const server = useServer();

async function get(id: string) {
  return (await server.viewer.call('getFormTemplate', { path: { id } })).body(200);
}

/** A form with a field that is linked to another form's. */
async function linked(uniqueName: string, linkFormTemplateUniqueName: string): Promise<string> {
  const link = { linkFormTemplateUniqueName, linkVariableName: 'roof' };
  const made = await createForm(server.admin, form(uniqueName, [field('own', link)]));
  expect(made.formTemplate.valid).toBe(true);
  return made.id;
}

async function remove(id: string, forceDelete = true): Promise<number> {
  const { etag } = await server.viewer.call('getFormTemplate', { path: { id } });
  const headers = { 'if-match': etag };
  const query = { forceDelete };
  return (await server.admin.call('deleteFormTemplate', { path: { id }, query, headers })).status;
}

async function expectInvalid(id: string, message: string, version = 2): Promise<void> {
  const { formTemplate, errors, version: saved } = await get(id);
  expect([formTemplate.valid, errors.map((error) => error.message), saved]).toEqual([
    false,
    [message],
    version,
  ]);
}

async function logOf(filterText: string): Promise<string[]> {
  const { records } = (await server.admin.call('listConfigurationLogs', { query: { filterText } })).body(200);
  return records.map((entry) => entry.message);
}

test('a form is invalid once the form that it names is deleted, and the list, the history and the log say so', async () => {
  const { id: target } = await createForm(server.admin, form('Target', [field('roof')]));
  const id = await linked('Follower', 'Target');
  expect(await remove(target, false)).toBe(409);
  expect((await get(id)).formTemplate.valid).toBe(true);
  expect(await remove(target)).toBe(204);
  await expectInvalid(id, "There is no form template 'Target'.");
  const query = { filterUri: '/UIFormTemplate?valid=false&uniqueName=Follower' };
  expect((await server.viewer.call('listFormTemplates', { query })).body(200).totalRecords).toBe(1);
  const { records } = (await server.viewer.call('listFormTemplateVersions', { path: { id } })).body(200);
  expect(records.map(({ action, authorId }) => [action, authorId])).toEqual([
    ['follow', 'admin'],
    ['create', 'admin'],
  ]);
  const line =
    "The form template 'Follower shown' (Follower) was updated because the form template 'Target' was deleted.";
  expect(await logOf(line)).toEqual([line]);
});

test('a form is invalid once a field that it names is taken away', async () => {
  const { id: target } = await createForm(server.admin, form('Losing', [field('roof'), field('wall')]));
  const id = await linked('Naming a field', 'Losing');
  const without = form('Losing', [field('wall')]);
  expect((await updateForm(server.admin, target, without)).status).toBe(409);
  expect((await updateForm(server.admin, target, without, { forceDelete: true })).status).toBe(200);
  await expectInvalid(id, "The form template 'Losing' has no 'roof'.");
});

test('a form is valid once what it names is there', async () => {
  const naming = (link: NonNullable<Parameters<typeof field>[1]>) =>
    createForm(server.admin, form(`Waiting ${JSON.stringify(link)}`, [field('own', link)]));
  const named = await naming({ linkFormTemplateUniqueName: 'Coming', linkVariableName: 'roof' });
  const ofSet = await naming({ type: 3, dynamicDataSet: 'Set to come' });
  expect([named.formTemplate.valid, ofSet.formTemplate.valid]).toEqual([false, false]);
  const { id: target } = await createForm(server.admin, form('Coming', [field('wall')]));
  await expectInvalid(named.id, "The form template 'Coming' has no 'roof'.");
  const whole = form('Coming', [field('wall'), field('roof')]);
  expect((await updateForm(server.admin, target, whole)).status).toBe(200);
  expect((await server.admin.call('createDataSet', { body: staticSet('Set to come') })).status).toBe(201);
  for (const [id, version] of [
    [named.id, 3],
    [ofSet.id, 2],
  ] as const)
    expect(await get(id)).toMatchObject({ version, errors: [], formTemplate: { valid: true } });
});

test('a published form that has become invalid is not marked in production', async () => {
  const { id: target } = await createForm(server.admin, form('Leaving', [field('roof')]));
  const id = await linked('Published before', 'Leaving');
  const query = { uiFormTemplateIds: `${id},${target}` };
  expect((await server.admin.call('publishFormTemplates', { query })).body(200).changed).toBe(2);
  expect(await remove(target)).toBe(204);
  const refused = await server.admin.call('markFormTemplatesInProduction', { body: { ids: [id] } });
  expect(refused.status).toBe(409);
  expect(JSON.parse(refused.text)).toMatchObject({
    failures: [{ message: "It is not valid. There is no form template 'Leaving'." }],
  });
});

test('another version that has the name keeps it valid, until the last is gone', async () => {
  const { id: target } = await createForm(server.admin, form('Twice', [field('roof')]));
  const next = (await server.admin.call('saveFormTemplateAsNewVersion', { path: { id: target } })).body(201);
  const id = await linked('Naming two', 'Twice');
  expect(await remove(target)).toBe(204);
  expect(await get(id)).toMatchObject({ version: 1, formTemplate: { valid: true } });
  expect(await remove(next.id)).toBe(204);
  await expectInvalid(id, "There is no form template 'Twice'.");
});

test('a field that only one of several versions has is followed, and kept from going, as one of a single version is', async () => {
  const { id: first } = await createForm(server.admin, form('Versions', [field('x')]));
  const made = await server.admin.call('saveFormTemplateAsNewVersion', { path: { id: first } });
  const next = made.body(201);
  const called = (name: string, { fieldTemplate, ...own }: UiField) => ({
    ...own,
    fieldTemplate: { ...fieldTemplate, variableName: name },
  });
  const [x] = fieldsOf(next);
  const grown = await updateForm(server.admin, next.id, form('Versions', [{ ...x }, field('y')]));
  const [shared, own] = fieldsOf(grown.body(200));
  if (!shared || !own) throw new Error('A field is missing.');
  const linkedTo = (linkVariableName: string) =>
    field(`to ${linkVariableName}`, { linkFormTemplateUniqueName: 'Versions', linkVariableName });
  const { id } = await createForm(server.admin, form('Naming versions', [linkedTo('x'), linkedTo('y')]));
  const linksNow = async () => fieldsOf(await get(id)).map((each) => each.fieldTemplate.linkVariableName);
  // The first version has x still.
  const renamed = form('Versions', [called('ex', shared), called('z', own)]);
  expect((await updateForm(server.admin, next.id, renamed)).status).toBe(200);
  expect(await linksNow()).toEqual(['x', 'z']);
  const without = form('Versions', []);
  const refused = (await updateForm(server.admin, next.id, without)).problem(409);
  expect([refused.type, refused.detail]).toEqual([
    '/problems/referenced',
    "Of the form template 'Versions' 'z' has 1 reference.",
  ]);
  expect(refused.references).toMatchObject([{ name: 'Naming versions.to y' }]);
  const { expectedReferences = '' } = refused;
  expect((await updateForm(server.admin, next.id, without, { expectedReferences })).status).toBe(200);
  await expectInvalid(id, "The form template 'Versions' has no 'z'.", 3);
});

test('a supplemental form is invalid once the form that it follows is of another type', async () => {
  const { id: target } = await createForm(server.admin, form('Preceding', [field('roof')]));
  const preceding = { precedingFieldFormTemplateUniqueName: 'Preceding', precedingFieldVariableName: 'roof' };
  const own = form('Following', [field('a')], preceding, { root: false });
  const { id, errors } = await createForm(server.admin, own);
  const other = form('Preceding', [field('roof')], {}, { type: 2 });
  expect((await updateForm(server.admin, target, other)).status).toBe(200);
  const after = await get(id);
  expect(after.errors).toHaveLength(errors.length + 1);
  expect(after.errors[0]?.message).toMatch(/^The preceding field must be chosen/);
});

test('a form is invalid once a data set that it names is deleted all the same', async () => {
  const name = 'Set to go';
  expect((await server.admin.call('createDataSet', { body: staticSet(name) })).status).toBe(201);
  const fields = [field('set', { type: 3, dynamicDataSet: name })];
  const { id } = await createForm(server.admin, form('Naming a set', fields));
  const { etag } = await server.viewer.call('getDataSet', { path: { dataSetName: name } });
  const query = { dataSetName: name, forceDelete: true };
  await server.admin.call('deleteDataSet', { query, headers: { 'if-match': etag } });
  await expectInvalid(id, `There is no data set '${name}'.`);
});

test('a change that breaks nothing writes nothing else', async () => {
  const { id: target } = await createForm(server.admin, form('Harmless', [field('roof'), field('wall')]));
  const id = await linked('Unharmed', 'Harmless');
  expect((await updateForm(server.admin, target, form('Harmless', [field('roof')]))).status).toBe(200);
  expect(
    (await updateForm(server.admin, target, form('Harmless', [field('roof')], {}, { type: 2 }))).status,
  ).toBe(200);
  expect(await get(id)).toMatchObject({ version: 1, formTemplate: { valid: true } });
});

test('a pattern of a field is one by itself', async () => {
  const patterned = async (uniqueName: string, regularExpression: string) =>
    createForm(server.admin, form(uniqueName, [field('own', {}, { regularExpression })]));
  const { errors } = await patterned('Patterned', 'a)|(b');
  expect(errors.map(({ message }) => message)).toEqual(['The regular expression is not valid.']);
  expect((await patterned('Well patterned', '(a)|(b)')).errors).toEqual([]);
});
