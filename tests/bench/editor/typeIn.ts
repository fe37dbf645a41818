import type { Browser } from 'playwright';
import { serveBuild } from './serveBuild.ts';
import { firstCell, installTiming } from './timing.ts';
import type { VisitInput } from './visit.ts';

const warmUp = 'warming up';
const keys = 'abcdefghijklmnopqrstuvwxyz0123456789ABCD';

/**
 * A fresh page of a build of the studio, in which an item's label is typed: so long that drafts are written meanwhile.
 * @returns milliseconds from each key to the frame that shows it
 */
export async function typeIn(
  browser: Browser,
  { url, storageState, set, build }: VisitInput & { readonly build: string },
): Promise<number[]> {
  const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 800 } });
  try {
    await serveBuild(context, url, build);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.addInitScript(installTiming, firstCell);
    await page.goto(`${url}/config/dataSet/${encodeURIComponent(set.name)}/${set.type}/dataItems`);
    await page.evaluate(() => window.editorBench.firstCellShown());
    await page.getByRole('button', { name: /^Save/ }).waitFor();
    await page.getByRole('textbox', { name: 'Label, row 3, group Moved', exact: true }).focus();
    await page.keyboard.press('End');
    const times: number[] = [];
    for (const key of warmUp + keys) {
      await page.evaluate(() => window.editorBench.settle());
      times.push(await page.evaluate((text) => window.editorBench.typeKey(text), key));
    }
    return times.slice(warmUp.length);
  } finally {
    await context.close();
  }
}
