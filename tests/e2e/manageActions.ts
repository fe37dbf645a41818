import type { Locator, Page } from '@playwright/test';
import { result } from '@studio/api';
import type { ApiUser } from './apiUser.ts';

/** The items of the cog menu, in its order. */
export const manageItems = [
  'Detailed History',
  'Backup',
  'Restore',
  'Import Class Codes',
  'Generate Data Dictionary',
] as const;

/** The cog of the header. */
export function cog(page: Page): Locator {
  return page.getByRole('button', { name: 'Manage operations' });
}

/** Opens one of the modals from the cog menu. */
export async function openManage(page: Page, item: (typeof manageItems)[number]): Promise<Locator> {
  await cog(page).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: item });
  await dialog.waitFor();
  return dialog;
}

/** A file as the dialog of the system would give it. */
export interface GivenFile {
  readonly name: string;
  readonly text: string;
}

/** Chooses a file in a modal. */
export async function giveFile(dialog: Locator, { name, text }: GivenFile): Promise<void> {
  const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) };
  await dialog.locator('input[type="file"]').setInputFiles(file);
}

/** Chooses a file and a restore mode. */
export async function giveRestore(
  dialog: Locator,
  file: GivenFile,
  mode: 'Refresh' | 'Insert' | 'Clean Insert',
): Promise<void> {
  await giveFile(dialog, file);
  await dialog.getByRole('radio', { name: mode, exact: true }).check();
}

/** The button that restores. */
export function restoreButton(dialog: Locator): Locator {
  return dialog.getByRole('button', { name: 'Restore', exact: true });
}

/** The counts of a section in the plan or the report: added, updated, left, removed, refused, not in the file. */
export async function countsOf(dialog: Locator, section = 'Data Sets'): Promise<string[]> {
  const header = dialog.page().getByRole('rowheader', { name: section });
  const row = dialog.getByRole('row').filter({ has: header });
  await row.waitFor();
  return row.getByRole('cell').allTextContents();
}

/** The initialization file of some data sets. */
export async function exportOf(api: ApiUser, ...ids: string[]): Promise<GivenFile> {
  const call = api.client.POST('/rest/DataSet/export', { body: { ids }, parseAs: 'text' });
  return { name: 'Exported.dbinit', text: (await result<string>(call)).data };
}

/** The initialization file of a whole section. */
export async function backupOf(api: ApiUser, sectionName: string): Promise<GivenFile> {
  const { data } = await result(api.client.POST('/rest/Login/temporaryToken'));
  const params = { query: { sectionName, t: data.token } };
  const call = api.client.GET('/database/DatabaseDownloadServlet', { params, parseAs: 'text' });
  return { name: `${sectionName}.dbinit`, text: (await result<string>(call)).data };
}
