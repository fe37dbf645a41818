import { expect, test } from 'vitest';
import { allPermissions } from '../../apps/server/src/access/permissions.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { fileBody } from '../support/contract/fileBody.ts';

/** Files that are attached to forms of organizations. */
const server = useServer();

const pdf = '%PDF-1.7\nAgreement';

const create = async () =>
  (await server.admin.call('createOrganization', { query: { organizationType: 1 } })).body(201).id;
const attach = (id: string, content: string = pdf, name = 'signed agreement.pdf', user = server.admin) =>
  callAsBrowser(user, 'uploadFormAttachment', { path: { id }, ...fileBody(name, content) });
const download = (id: string, digest: string, fileName = 'signed agreement.pdf') =>
  callAsBrowser(server.viewer, 'getFormAttachment', { path: { id, digest, fileName } });
const start = (id: string) => server.admin.call('startFormSetChanges', { path: { id } });
const save = (id: string, revision: number, formId: string, agreement: readonly object[]) =>
  server.admin.call('saveFormSetChanges', {
    ...{ path: { id }, query: { revision } },
    body: { forms: [{ id: formId, values: { agreement } as never }] },
  });

/** A new agency whose forms are being changed, and its authority form, which takes one signed agreement. */
async function changing() {
  const id = await create();
  const [authority] = (await server.viewer.call('listOrganizationForms', { path: { id } })).body(200);
  await start(id);
  return { id, formId: authority?.id ?? '' };
}

test('a file is kept with the changes, is applied with them, and can be downloaded again', async () => {
  const { id, formId } = await changing();
  const file = (await attach(id)).body(200);
  expect(file).toMatchObject({
    fileName: 'signed agreement.pdf',
    mediaType: 'application/pdf',
    size: String(pdf.length),
  });
  expect((await download(id, file.digest)).status).toBe(404);
  const saved = (await save(id, 1, formId, [file])).body(200);
  expect(saved.changes?.forms.find((form) => form.id === formId)?.values).toEqual({ agreement: [file] });
  // A file that pending changes name is not swept after a day.
  expect(await server.query(`select used from content where digest = '${file.digest}'`)).toEqual([
    { used: true },
  ]);
  expect((await download(id, file.digest)).status).toBe(200);
  await server.admin.call('applyFormSetChanges', { path: { id }, query: { revision: 2 } });
  const sent = await download(id, file.digest);
  expect(sent.text).toBe(pdf);
  expect(sent.headers['content-disposition']).toContain('attachment');
  expect((await download(await create(), file.digest)).status).toBe(404);
  expect((await download(id, file.digest, 'other.pdf')).status).toBe(404);

  const query = { sectionName: 'Organizations' };
  const backup = (await callAsBrowser(server.admin, 'downloadSection', { query })).text;
  expect(backup).toContain(`<content digest="${file.digest}"`);
  const removal = { path: { id }, headers: { 'if-match': '*' } };
  expect((await server.admin.call('deleteOrganization', removal)).status).toBe(204);
  expect((await download(id, file.digest)).status).toBe(404);
  const restore = { query: { operation: 'INSERT', mode: 'unmarshal' }, ...fileBody('a.dbinit', backup) };
  expect((await callAsBrowser(server.admin, 'restoreSections', restore)).status).toBe(200);
  expect((await download(id, file.digest)).text).toBe(pdf);
});

test('what is no file, is not stored, or is one too many is refused where it is, and the changes stay', async () => {
  const { id, formId } = await changing();
  const file = (await attach(id)).body(200);
  const gone = { ...file, digest: 'a'.repeat(43) };
  const faulty: readonly (readonly [readonly object[], string])[] = [
    [[gone], '/agreement/0/digest'],
    [[{ ...file, size: '1' }], '/agreement/0/size'],
    [[{ ...file, size: '-1' }], '/agreement'],
    [[{ ...file, more: '' }], '/agreement'],
    [[{ digest: file.digest }], '/agreement'],
    [[file, file], '/agreement'],
  ];
  for (const [value, pointer] of faulty) {
    const errors = (await save(id, 1, formId, value)).problem(422).errors;
    expect(errors?.map((error) => error.pointer)).toEqual([`/forms/0/values${pointer}`]);
  }
  expect((await save(id, 1, formId, [file])).status).toBe(200);
  expect((await save(id, 2, formId, [])).body(200).changes?.revision).toBe(3);
});

test('files of the types that the preferences allow are taken, and none that runs in a browser', async () => {
  const id = await create();
  const refused = ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html><p>', 'plain text', ''];
  for (const content of refused) {
    const problem = (await attach(id, content, 'a.pdf')).problem(415);
    expect(problem.detail).toBe('File a.pdf is not a supported file type for upload.');
  }
  expect((await attach(id, '{\\rtf1}', 'a.rtf')).body(200).mediaType).toBe('application/rtf');
  expect((await attach('none')).status).toBe(404);
  const permissions = allPermissions.filter((key) => key !== 'MODIFY_CONFIG_AGENCY_BROKERAGE');
  await server.query(
    `update app_user set permissions = '${JSON.stringify(permissions)}' where id = 'author'`,
  );
  const user = await server.anyone.signIn('author');
  expect((await attach(id, pdf, 'a.pdf', user)).problem(403).permission).toBe(
    'MODIFY_CONFIG_AGENCY_BROKERAGE',
  );
});
