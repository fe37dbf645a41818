import type { BrowserContext, Page } from 'playwright';
import { installMarks } from './installMarks.ts';
import { recordScripts } from './recordScripts.ts';

/** Milliseconds of each part of the way. */
export interface Walk {
  readonly signIn: number;
  readonly list: number;
  readonly editor: number;
}

/** 60 ms for every round trip, 10 Mbit/s in both directions. */
const network = { offline: false, latency: 60, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const processorSlowdown = 4;
/** One of the first rows. */
const dataSet = 'Address Type';

const userName = 'input[autocomplete="username"]';
const firstRow = 'main [role="row"] a';
const firstCell = 'main input[aria-label^="Label, row 1,"]';

/** Signs in, and goes on to the list and from there to an editor, as fast as it lets itself be used, with nothing cached. */
export async function visitFirst(
  context: BrowserContext,
  url: string,
): Promise<Walk & { readonly scripts: readonly string[] }> {
  const page = await openSlowly(context, [userName, firstRow, firstCell]);
  const scripts = recordScripts(page);
  await page.goto(url, { waitUntil: 'commit' });
  const signIn = await reach(page, 1);
  await page.getByLabel('User name').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('studio-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const rows = await reach(page, 2);
  const editor = await openEditor(page, 3);
  await page.close();
  return { signIn, list: rows - signIn, editor, scripts };
}

/**
 * Comes back to the list, still signed in, opens an editor from it, and signs out; then opens the sign-in screen on another page.
 * Each is counted from its own navigation or press.
 */
export async function visitAgain(context: BrowserContext, url: string): Promise<Walk> {
  const page = await openSlowly(context, [firstRow, firstCell]);
  await page.goto(url, { waitUntil: 'commit' });
  const list = await reach(page, 1);
  const editor = await openEditor(page, 2);
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await page.close();
  const last = await openSlowly(context, [userName]);
  await last.goto(url, { waitUntil: 'commit' });
  const signIn = await reach(last, 1);
  await last.close();
  return { signIn, list, editor };
}

async function openSlowly(context: BrowserContext, stages: readonly string[]): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.addInitScript(installMarks, stages);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  return page;
}

/** Milliseconds from the press of a row to an editor that can be typed into, the stage with this number. */
async function openEditor(page: Page, stage: number): Promise<number> {
  await page.getByRole('link', { name: dataSet, exact: true }).click();
  const editor = await reach(page, stage);
  return editor - (await page.evaluate(() => window.pageMarks.pressed));
}

async function reach(page: Page, count: number): Promise<number> {
  await page.waitForFunction((wanted) => window.pageMarks.reached.length >= wanted, count);
  return page.evaluate((at) => window.pageMarks.reached[at] ?? Number.NaN, count - 1);
}
