import type { FormReference, Reference } from '@studio/api';
import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';
import { createForm, field, fieldsOf, form, type Part, updateForm } from '../support/contract/formBodies.ts';

/** What goes although something refers to it: the references are agreed to as they were seen. */
const server = useServer();

const linkTo = (form: string, variable: string) => ({
  linkFormTemplateUniqueName: form,
  linkVariableName: variable,
});

/** Makes a form with a field that names a field of another one. */
const nameIt = (name: string, target: string, variable: string) =>
  createForm(server.admin, form(name, [field('own', linkTo(target, variable))]));

async function removeForm(id: string, query: { forceDelete?: boolean; expectedReferences?: string }) {
  const { etag } = await server.admin.call('getFormTemplate', { path: { id } });
  return server.admin.call('deleteFormTemplate', { path: { id }, query, headers: { 'if-match': etag } });
}

const seen = async (id: string) => {
  const query = { onlyBrokenByDeletion: true };
  const answer = await server.viewer.call('findFormReferences', { path: { id }, query });
  return { names: namesOf(answer.body(200)), expectedReferences: answer.etag };
};

const agreeing = ({ expectedReferences }: { expectedReferences: string }) => ({ expectedReferences });

const namesOf = (references: readonly (FormReference | Reference)[] = []) =>
  references.map(({ name }) => name);

test('a form goes with the references that were seen, and with no others', async () => {
  const target = await createForm(server.admin, form('Seen', [field('x')]));
  await nameIt('First', 'Seen', 'x');
  const { names, expectedReferences } = await seen(target.id);
  expect(names).toEqual(['First.own']);
  await nameIt('Second', 'Seen', 'x');
  const refused = (await removeForm(target.id, { expectedReferences })).problem(409);
  expect(refused.type).toBe('/problems/referenced');
  expect(namesOf(refused.references)).toEqual(['First.own', 'Second.own']);
  expect(refused.expectedReferences).toBe((await seen(target.id)).expectedReferences);
  const { expectedReferences: now = '' } = refused;
  // It is also sent to callers that send none.
  expect((await removeForm(target.id, {})).problem(409).expectedReferences).toBe(now);
  expect((await removeForm(target.id, { expectedReferences: now.replace('W/', '') })).status).toBe(204);
});

test('none that were seen are none, and fewer than were seen need no other agreement only when none are left', async () => {
  const target = await createForm(server.admin, form('Unseen', [field('x')]));
  const { names, expectedReferences } = await seen(target.id);
  expect(names).toEqual([]);
  const namer = await nameIt('Late', 'Unseen', 'x');
  expect((await removeForm(target.id, { expectedReferences })).status).toBe(409);
  const some = await seen(target.id);
  expect((await removeForm(namer.id, {})).status).toBe(204);
  expect((await removeForm(target.id, { expectedReferences: some.expectedReferences })).status).toBe(204);
});

test('what only one version of a form has is agreed to as well', async () => {
  const target = await createForm(server.admin, form('Twin', [field('x')]));
  const path = { id: target.id };
  const next = (await server.admin.call('saveFormTemplateAsNewVersion', { path })).body(201);
  await updateForm(
    server.admin,
    next.id,
    form('Twin', [...fieldsOf(next), field('fresh')] as unknown as Part[]),
  );
  const before = await seen(next.id);
  expect(before.names).toEqual([]);
  await nameIt('Of the fresh', 'Twin', 'fresh');
  const refused = (await removeForm(next.id, agreeing(before))).problem(409);
  expect(namesOf(refused.references)).toEqual(['Of the fresh.own']);
  expect((await removeForm(next.id, agreeing(await seen(next.id)))).status).toBe(204);
});

test('fields are removed with the references that were listed', async () => {
  const target = await createForm(server.admin, form('Parts', [field('x'), field('y'), field('z')]));
  await nameIt('Names x', 'Parts', 'x');
  await nameIt('Names z', 'Parts', 'z');
  const left = form('Parts', fieldsOf(target).slice(1) as unknown as Part[]);
  const refused = (await updateForm(server.admin, target.id, left)).problem(409);
  expect(namesOf(refused.references)).toEqual(['Names x.own']);
  await nameIt('Names x as well', 'Parts', 'x');
  const { expectedReferences = '' } = refused;
  const again = (await updateForm(server.admin, target.id, left, { expectedReferences })).problem(409);
  expect(namesOf(again.references)).toEqual(['Names x as well.own', 'Names x.own']);
  const agreed = { expectedReferences: again.expectedReferences ?? '' };
  const saved = (await updateForm(server.admin, target.id, left, agreed)).body(200);
  expect(fieldsOf(saved).map(({ fieldTemplate }) => fieldTemplate.variableName)).toEqual(['y', 'z']);
});

test('a data set goes with the references that were seen, and with no others', async () => {
  const dataSetName = 'Seen set';
  const { etag } = await server.admin.call('createDataSet', { body: staticSet(dataSetName) });
  const list = async () => {
    const answer = await server.viewer.call('listDataSetReferences', { query: { dataSetName } });
    return { names: namesOf(answer.body(200)), tag: answer.etag };
  };
  const remove = (expectedReferences: string) =>
    server.admin.call('deleteDataSet', {
      ...{ query: { dataSetName, expectedReferences }, headers: { 'if-match': etag } },
    });
  const use = (name: string) =>
    createForm(server.admin, form(name, [field('list', { type: 3, dynamicDataSet: dataSetName })]));
  const { tag: none } = await list();
  await use('Uses it');
  const refused = (await remove(none)).problem(409);
  expect(namesOf(refused.references)).toEqual(['Uses it.list']);
  const { tag } = await list();
  expect(refused.expectedReferences).toBe(tag);
  await use('Uses it as well');
  expect(namesOf((await remove(tag)).problem(409).references)).toEqual([
    'Uses it as well.list',
    'Uses it.list',
  ]);
  expect((await remove((await list()).tag)).status).toBe(204);
});
