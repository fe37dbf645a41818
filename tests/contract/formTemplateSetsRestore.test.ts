import type { RestoreOperation, UiFormTemplateWrite } from '@studio/api';
import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { fileBody } from '../support/contract/fileBody.ts';

/** Sets of form templates travel with the form templates of a backup. */
const source = useServer();
const target = useServer();

type Server = typeof source;

const modes = ['REFRESH', 'INSERT', 'CLEAN_INSERT'] as const;
const sectionName = 'Form Template Sets';

function bodyOf(uniqueName: string, displayName: string, version = 1): UiFormTemplateWrite {
  return { formTemplate: { uniqueName, displayName, type: 1, version } } as UiFormTemplateWrite;
}

async function draft(uniqueName: string): Promise<string> {
  const body = bodyOf(uniqueName, uniqueName);
  return (await source.admin.call('createFormTemplate', { body })).body(201).id;
}

async function edit(id: string, displayName: string): Promise<void> {
  const read = await source.admin.call('getFormTemplate', { path: { id } });
  const { formTemplate, ...rest } = read.body(200);
  const body = { ...rest, formTemplate: { ...formTemplate, displayName } } as UiFormTemplateWrite;
  const headers = { 'if-match': read.etag };
  expect((await source.admin.call('updateFormTemplate', { path: { id }, headers, body })).status).toBe(200);
}

async function remove(id: string): Promise<void> {
  const { etag } = await source.admin.call('getFormTemplate', { path: { id } });
  const headers = { 'if-match': etag };
  expect((await source.admin.call('deleteFormTemplate', { path: { id }, headers })).status).toBe(204);
}

async function publish(server: Server, ids: readonly string[]): Promise<number | null> {
  const query = { uiFormTemplateIds: ids.join(',') };
  return (await server.admin.call('publishFormTemplates', { query })).body(200).setId;
}

async function backup(server: Server, section = 'Form Templates'): Promise<string> {
  const query = { sectionName: section };
  return (await callAsBrowser(server.admin, 'downloadSection', { query })).body(200);
}

function restore(
  server: Server,
  file: string,
  operation: RestoreOperation,
  mode: 'plan' | 'unmarshal' = 'unmarshal',
) {
  const query = { operation, mode };
  return callAsBrowser(server.admin, 'restoreSections', { query, ...fileBody('sets.dbinit', file) });
}

async function restoredSets(...given: Parameters<typeof restore>) {
  const { sections } = (await restore(...given)).body(200);
  const { added, updated, left, removed } = sections.find(({ name }) => name === sectionName) ?? {};
  return [added, updated, left, removed];
}

async function setsOf(server: Server) {
  return (await server.viewer.call('listFormTemplateSets')).body(200).records;
}

/** The forms that are looked into, beside those of the demo content. */
const own: ReadonlySet<string> = new Set(['Kept', 'Deleted later', 'Edited']);

/** Everything that the server returns of a set, with its forms as these tests wrote them. */
async function contentOf(server: Server, id: number) {
  const path = { id: String(id) };
  const set = (await server.viewer.call('getFormTemplateSet', { path })).body(200);
  const forms = set.formTemplates.map(async ({ id: formTemplateId, displayName: listedName, ...listed }) => {
    const { uniqueName, version, type } = listed;
    if (!own.has(uniqueName)) return { uniqueName, version, listedName, type };
    const held = await server.viewer.call('getFormTemplateOfSet', { path: { ...path, formTemplateId } });
    const { displayName, fieldTemplates } = held.body(200).formTemplate;
    const fields = fieldTemplates.map(({ variableName }) => variableName);
    expect(listedName).toBe(displayName);
    return { uniqueName, version, displayName, type, fields };
  });
  return { ...set, formTemplates: await Promise.all(forms) };
}

async function readAllSets(server: Server) {
  return Promise.all((await setsOf(server)).map(({ id }) => contentOf(server, id)));
}

test('a store that is filled from a backup has published what the other had, for ever and to the word', async () => {
  const [kept, deleted, edited] = [await draft('Kept'), await draft('Deleted later'), await draft('Edited')];
  await publish(source, [kept, deleted]);
  await source.admin.call('createTestFormTemplateSet');
  await edit(edited, 'Edited after the test');
  await remove(deleted);
  expect((await source.admin.call('markCurrentFormTemplateSetInProduction')).status).toBe(200);
  const before = await readAllSets(source);
  expect(before.map(({ isTest, isInProduction }) => [isTest, isInProduction])).toEqual([
    [true, false],
    [false, true],
    [false, false],
    [false, true],
  ]);
  // The two stores are copies of one; the sets of this one become sets of its own.
  await target.query("update form_template_set set uid = 'target-' || id");
  const file = await backup(source);
  const plan = await restoredSets(target, file, 'CLEAN_INSERT', 'plan');
  expect(plan).toEqual([4, 0, 0, 2]);
  expect(await setsOf(target)).toHaveLength(2);
  expect(await restoredSets(target, file, 'CLEAN_INSERT')).toEqual(plan);
  expect(await readAllSets(target)).toEqual(before);
  // Whatever has a save here is compared by it, and the current set is in production there as well.
  const again = await target.admin.call('markCurrentFormTemplateSetInProduction');
  expect(again.problem(409).detail).toContain('already in production');
});

test('a form that only a set holds has no save, and comes along with the next backup', async () => {
  const [, set] = await setsOf(target);
  const path = { id: String(set?.id) };
  const { formTemplates } = (await target.viewer.call('getFormTemplateSet', { path })).body(200);
  const savedVersions = new Map(
    formTemplates.map(({ uniqueName, savedVersion }) => [uniqueName, savedVersion]),
  );
  expect(savedVersions.get('Deleted later')).toBeNull();
  expect(savedVersions.get('Kept')).toBe(1);
  const before = await readAllSets(target);
  const compared = { path: { id: String(set?.id), formerId: '1' } };
  const { changes } = (await target.viewer.call('compareFormTemplateSets', compared)).body(200);
  expect(changes.find(({ uniqueName }) => uniqueName === 'Deleted later')?.after?.savedVersion).toBeNull();
  const file = await backup(target);
  expect(await restoredSets(target, file.replace(/<formTemplateSet.*\n/g, ''), 'CLEAN_INSERT')).toEqual([
    0, 0, 0, 4,
  ]);
  expect(await setsOf(target)).toEqual([]);
  expect(await restoredSets(target, file, 'REFRESH')).toEqual([4, 0, 0, 0]);
  expect(await readAllSets(target)).toEqual(before);
});

test('a backup that comes back changes nothing, in any mode', async () => {
  const before = await target.query('select * from form_template_set order by id');
  const items = await target.query('select * from form_template_set_item order by set_id, unique_name');
  const file = await backup(target);
  for (const operation of modes) {
    expect(await restoredSets(target, file, operation)).toEqual([0, 0, before.length, 0]);
  }
  expect(await target.query('select * from form_template_set order by id')).toEqual(before);
  expect(await target.query('select * from form_template_set_item order by set_id, unique_name')).toEqual(
    items,
  );
});

test('sets of another store come beside those that are there, and the latest is the current one', async () => {
  const file = (await backup(source)).replaceAll(/<formTemplateSet id="/g, '$&other-');
  const sets = await setsOf(target);
  const next = Math.max(...sets.map(({ id }) => id)) + 1;
  expect(await restoredSets(target, file, 'INSERT')).toEqual([4, 0, 4, 0]);
  const ids = (await setsOf(target)).map(({ id }) => id);
  expect(ids.toSorted((one, other) => one - other).slice(4)).toEqual([next, next + 1, next + 2, next + 3]);
  const latest = (await target.admin.call('createTestFormTemplateSet')).body(200).setId;
  expect(latest).toBe(next + 4);
  expect((await setsOf(target))[0]?.id).toBe(latest);
});

test('what became of a set after the backup is as the file says with refresh, and stays with insert', async () => {
  const file = await backup(source);
  const unmarked = file.replaceAll(/<inProduction .*?<\/inProduction>/g, '');
  const before = await readAllSets(source);
  expect(await restoredSets(source, unmarked, 'INSERT')).toEqual([0, 0, 4, 0]);
  expect(await restoredSets(source, unmarked, 'REFRESH')).toEqual([0, 2, 2, 0]);
  expect((await setsOf(source)).map(({ isInProduction }) => isInProduction)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(await restoredSets(source, file, 'REFRESH')).toEqual([0, 2, 2, 0]);
  expect(await readAllSets(source)).toEqual(before);
});

test('an export holds no sets, and takes none away', async () => {
  const filterUri = '/UIFormTemplate';
  const { totalRecords } = (await source.viewer.call('listFormTemplates')).body(200);
  const body = { filterUri, excludedIds: [], expectedCount: totalRecords };
  const file = (await source.admin.call('exportFormTemplates', { body })).body(200);
  expect(file).not.toContain(sectionName);
  const before = await setsOf(source);
  const { sections } = (await restore(source, file, 'CLEAN_INSERT')).body(200);
  expect(sections.map(({ name }) => name)).toEqual(['Form Templates']);
  expect(await setsOf(source)).toEqual(before);
});

test('sets are no form templates to import', async () => {
  const answer = await callAsBrowser(source.admin, 'importFormTemplates', {
    query: { mode: 'plan' },
    ...fileBody('sets.xml', await backup(source)),
  });
  expect(answer.body(200).notImported).toBe(0);
});

test.each([
  [
    'a set that held other forms here',
    /<member (?:(?!<member ).)*?<\/member>/,
    '',
    /held something else here/,
  ],
  ['a set that was made at another time', /<made time="20/, '<made time="19', /held something else here/],
  ['an id of a user that no database takes', /<userId>/, '<userId escaped="true">\\u0000', /character/],
])('%s is refused, and nothing is changed', async (_name, part, replacement, message) => {
  const before = await readAllSets(source);
  const file = (await backup(source)).replace(part, replacement);
  for (const operation of modes) {
    const { report } = (await restore(source, file, operation)).body(422);
    expect(report.refusals[0]?.message).toMatch(message);
    expect(report.refusals[0]?.line).toBeGreaterThan(3);
    expect(report.refusals[0]?.section).toBe(sectionName);
  }
  expect(await readAllSets(source)).toEqual(before);
});

test('a backup of everything holds the sets once', async () => {
  const file = await backup(source, 'All');
  expect(file.split(`<title>${sectionName}</title>`)).toHaveLength(2);
  const { sections } = (await restore(source, file, 'CLEAN_INSERT', 'plan')).body(200);
  expect(sections.find(({ name }) => name === sectionName)).toMatchObject({ left: 4, removed: 0 });
});
