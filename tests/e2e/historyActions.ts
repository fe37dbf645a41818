import { readFile } from 'node:fs/promises';
import type { BrowserContext, Download, Page } from '@playwright/test';

/** `MM/dd/yy hh:mma`. */
export const expectedTime = /^\d\d\/\d\d\/\d\d \d\d:\d\d[AP]M$/;

/** The modal of the detailed history. */
export const historyDialog = (page: Page) => page.getByRole('dialog', { name: 'Detailed History' });

/** Opens Detailed History from the cog in the header. */
export async function openHistory(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Manage operations' }).click();
  await page.getByRole('menuitem', { name: 'Detailed History' }).click();
  await historyDialog(page).waitFor();
}

/** What came of a download. */
export interface ReadDownload {
  readonly fileName: string;
  readonly bytes: Buffer;
  readonly isInNewWindow: boolean;
}

/** Chooses a download of the history's menu and reads the file, whichever window it comes from. */
export async function readDownload(page: Page, context: BrowserContext, item: string): Promise<ReadDownload> {
  const { promise, resolve } = Promise.withResolvers<Download>();
  let isInNewWindow = false;
  page.once('download', resolve);
  context.once('page', (opened) => {
    isInNewWindow = true;
    opened.once('download', resolve);
  });
  await historyDialog(page).getByRole('button', { name: 'Downloads' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  const download = await promise;
  const bytes = await readFile(await download.path());
  return { fileName: download.suggestedFilename(), bytes, isInNewWindow };
}
