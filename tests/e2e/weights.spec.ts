import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { root } from '../../scripts/bootstrap/paths.mjs';
import { findAreas } from '../../scripts/lib/areas.ts';
import { measureScreens } from '../../scripts/lib/size.ts';
import { saveButton } from './editorActions.ts';
import { expect, openAs, test } from './fixtures.ts';

/** What takes text, for a name may be locked; or the rows of a grid, which take it where they are opened; or the places of an outline, or a form that is filled in, which are read. */
const typable =
  'main [role="row"][aria-rowindex="2"], main [data-place], main [data-part="form-view"], ' +
  'main :is(input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, [contenteditable="true"]):not([readonly], [disabled])';

const dist = join(root, 'apps', 'studio', 'dist');

/** Kilobytes (1,000 bytes) of a script of the build, gzipped. */
async function kilobytesOf(path: string): Promise<number> {
  return gzipSync(await readFile(join(dist, path))).length / 1000;
}

/**
 * Opens an address in a browser that has nothing cached, and weighs the scripts that it asks for until the screen can be used.
 * @returns kilobytes gzipped, and what `read` finds on the screen
 */
async function weigh<T>(
  browser: Browser,
  address: string,
  isUsable: (page: Page) => Promise<void>,
  read: (page: Page) => Promise<T>,
): Promise<{ readonly weight: number; readonly found: T }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // What is loaded ahead for the next screen is none of this one's.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const asked = new Set<string>();
  const underWay = new Set<string>();
  const scriptIn = (url: string) => (new URL(url).pathname.endsWith('.js') ? new URL(url).pathname : null);
  page.on('request', (request) => {
    const script = scriptIn(request.url());
    if (script === null) return;
    asked.add(script);
    underWay.add(script);
  });
  page.on('requestfinished', (request) => underWay.delete(scriptIn(request.url()) ?? ''));
  await openAs(page, 'admin', address);
  await isUsable(page);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => [...underWay]).toEqual([]);
  const weights = await Promise.all([...asked].map(kilobytesOf));
  const found = await read(page);
  await context.close();
  return { weight: weights.reduce((sum, each) => sum + each, 0), found };
}

/** The most kB that an editor may load late when it opens without that `drawnLate` names the module: small parts of a screen. */
const unnamed = 20;

/** What the build weighed of an editor, in kB. */
async function builtEditor(folder: string): Promise<number> {
  const size = (await measureScreens()).find(({ screen }) => screen === `Editor of ${folder}`);
  if (size === undefined) throw new Error(`The build weighs no editor of ${folder}.`);
  return size.bytes / 1000;
}

const areas = await findAreas();

for (const { folder, path, budget } of areas)
  test(`the screens of ${folder} keep their budgets, with all that they draw`, async ({
    browser,
    studio,
  }) => {
    let opens = path;
    if (budget.list !== undefined) {
      const list = await weigh(
        browser,
        new URL(path, studio.url).href,
        (page) => expect(page.getByRole('grid').getByRole('link').first()).toBeVisible(),
        (page) => page.getByRole('grid').getByRole('link').first().getAttribute('href'),
      );
      expect.soft(list.weight, 'the list').toBeLessThanOrEqual(budget.list);
      opens = list.found ?? '';
    }
    const editor = await weigh(
      browser,
      new URL(opens, studio.url).href,
      async (page) => {
        // What is read until somebody edits it has a button for that in its place.
        const editButton = page.locator('main').getByRole('button', { name: 'Edit', exact: true });
        await saveButton(page).or(editButton).first().waitFor();
        await expect(page.locator(typable).first()).toBeVisible();
      },
      async () => null,
    );
    expect.soft(editor.weight, 'the editor').toBeLessThanOrEqual(budget.editor);
    expect
      .soft(editor.weight, 'what the build counts: `drawnLate` names what else the editor draws at once')
      .toBeLessThanOrEqual((await builtEditor(folder)) + unnamed);
  });
