import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { createForm, field, form, updateForm } from '../support/contract/formBodies.ts';

/** What an import was shown to do is what it does, or it does nothing. */
const server = useServer();

async function importFile(file: string, query: { mode?: 'plan' | 'import'; expectedPlan?: string } = {}) {
  return callAsBrowser(server.admin, 'importFormTemplates', { query, ...fileBody('a.xml', file) });
}

async function planOf(file: string): Promise<string> {
  return (await importFile(file, { mode: 'plan' })).body(200).plan ?? '';
}

async function exported(...ids: string[]): Promise<string> {
  return (await server.admin.call('exportFormTemplates', { body: { ids } })).body(200);
}

async function draft(name: string): Promise<string> {
  return (await createForm(server.admin, form(name, [field('own')]))).id;
}

async function labelOf(id: string): Promise<string | undefined> {
  const { sections } = (await server.viewer.call('getFormTemplate', { path: { id } })).body(200);
  return sections[0]?.rows[0]?.fields[0]?.label;
}

const save = (id: string, name: string) =>
  updateForm(server.admin, id, form(name, [field('own', {}, { label: 'Saved since' })]));

const refused = {
  ...{ type: '/problems/plan-changed', title: 'Not as it was shown' },
  detail: 'What this would change has changed since it was shown. See it again first.',
};

test('a draft that somebody saved after it was shown is not overwritten, and neither is any other', async () => {
  const [saved, other] = [await draft('Plan saved'), await draft('Plan other')];
  const file = (await exported(saved, other)).replaceAll('"label">own<', '"label">Of the file<');
  const plan = await planOf(file);
  expect(plan).toMatch(/^[\w-]{43}$/);
  expect(await planOf(file)).toBe(plan);
  await save(saved, 'Plan saved');
  expect((await importFile(file, { expectedPlan: plan })).problem(409)).toMatchObject(refused);
  expect([await labelOf(saved), await labelOf(other)]).toEqual(['Saved since', 'own']);
  const now = await planOf(file);
  expect(now).not.toBe(plan);
  const result = (await importFile(file, { expectedPlan: now })).body(200);
  expect([result.imported, result.plan]).toEqual([2, undefined]);
  expect([await labelOf(saved), await labelOf(other)]).toEqual(['Of the file', 'Of the file']);
});

test('so it is with one that is made or deleted since; without a plan, drafts are replaced as they are', async () => {
  const id = await draft('Plan deleted');
  const file = (await exported(id)).replaceAll('"label">own<', '"label">Of the file<');
  const plan = await planOf(file);
  const headers = { 'if-match': (await server.admin.call('getFormTemplate', { path: { id } })).etag };
  await server.admin.call('deleteFormTemplate', { path: { id }, headers, query: { forceDelete: true } });
  expect((await importFile(file, { expectedPlan: plan })).problem(409)).toMatchObject(refused);
  const absent = await planOf(file);
  const again = await draft('Plan deleted');
  expect((await importFile(file, { expectedPlan: absent })).problem(409)).toMatchObject(refused);
  await save(again, 'Plan deleted');
  expect((await importFile(file)).body(200).imported).toBe(1);
  expect(await labelOf(again)).toBe('Of the file');
});
