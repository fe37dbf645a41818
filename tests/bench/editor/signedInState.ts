import type { Browser, BrowserContext } from 'playwright';

/** Cookies and storage of a signed-in administrator. */
export type SignedInState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs in once, on the sign-in screen. */
export async function signedInState(browser: Browser, url: string): Promise<SignedInState> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/config/dataSet/browser`);
  await page.getByLabel('User name').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('studio-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Manage Data Sets' }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}
