import { result } from '@studio/api';
import { toWrite } from '../support/contract/dataSetBodies.ts';
import { ApiUser } from './apiUser.ts';
import { firstLabel } from './editorActions.ts';
import { editorPath, expect, openAs, refusedCalls, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

test('a viewer sees everything read-only, with the missing permission named', { tag: '@core' }, async ({
  page,
}) => {
  await openAs(page, 'viewer', editorPath('Roof Covering'));
  await expect(firstLabel(page)).toBeVisible();
  await expect(
    page
      .getByRole('paragraph')
      .filter({ hasText: 'Read-only: this needs the permission “Manage data sets”.' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Group' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Apply Sorting' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /new row/ })).toHaveCount(0);
  const isLocked = await page
    .locator('main')
    .getByRole('textbox')
    .evaluateAll((inputs) =>
      inputs.every((input) => (input as HTMLInputElement).readOnly || (input as HTMLInputElement).disabled),
    );
  expect(isLocked).toBe(true);
  for (const name of ['Save', 'Discard']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-disabled', 'true');
  }
});

test('every call a viewer may not make is refused by the server itself', { tag: '@core' }, async ({
  studio,
  api,
}) => {
  const name = await api.createSet('Guarded', [['One', '1']]);
  const { doc, etag } = await api.load(name);
  const { client } = await ApiUser.signIn(studio.url, 'viewer');
  const body = toWrite(doc);
  const header = { 'If-Match': etag };
  const refused = { status: 403, problem: { permission: 'MANAGE_DATASETS' } };
  const path = { dataSetName: name };
  await expect(
    result(client.POST('/rest/DataSet/{dataSetName}', { params: { path, header }, body })),
  ).rejects.toMatchObject(refused);
  await expect(
    result(client.POST('/rest/DataSet', { body: { ...body, name: `${name} copy` } })),
  ).rejects.toMatchObject(refused);
  const query = { dataSetName: name, forceDelete: true };
  await expect(
    result(client.DELETE('/rest/DataSet/delete', { params: { query, header } })),
  ).rejects.toMatchObject(refused);
  const { data } = await result(client.POST('/rest/Login/temporaryToken'));
  const backup = { sectionName: 'Data Sets', t: data.token };
  await expect(
    result(client.GET('/database/DatabaseDownloadServlet', { params: { query: backup } })),
  ).rejects.toMatchObject({ status: 403, problem: { permission: 'MODIFY_CONFIG_BACKUP_RESTORE' } });
  expect(await api.items(name)).toEqual(['One | 1']);
});
