import type { Browser, Locator } from 'playwright';
import { percentile } from '../../support/bench.ts';
import type { SignedInState } from '../editor/signedInState.ts';
import { installTiming } from '../editor/timing.ts';

/** Milliseconds by what was done. */
export interface RateMeasures {
  /** By its address, the start of the console included. */
  readonly openByAddress: number;
  /** From the preferences, in a page that had nothing of it. */
  readonly open: number;
  readonly keyP95: number;
  /** The same keys in a bare input of the same page: what no key can be below. */
  readonly floorP95: number;
}

const ratesPath = '/config/rateStatus/manager';
const firstName = '[role="grid"] [data-row="0"] [data-part="row-name"]';
const viewport = { width: 1440, height: 900 } as const;
/** A date that is typed, taken out and typed again. */
const keys = '01/31/2031'.repeat(3);

/**
 * Fresh pages of rate status: it is opened from the preferences, and by its address, then a date is typed into an entry that is being edited.
 * @param slowdown how many times slower the processor is made for the typing
 */
export async function visitRates(
  browser: Browser,
  url: string,
  storageState: SignedInState,
  slowdown: number,
): Promise<RateMeasures> {
  const open = await openFromPreferences(browser, url, storageState);
  const context = await browser.newContext({ storageState, viewport });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.addInitScript(installTiming, firstName);
    await page.goto(`${url}${ratesPath}`);
    const openByAddress = await page.evaluate(() => window.editorBench.firstCellShown());
    const grid = page.getByRole('grid', { name: 'Entries' });
    await grid.getByRole('row').nth(3).getByRole('gridcell').last().click();
    const date = grid.getByRole('textbox', { name: 'Effective Date' });
    await date.waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const typeInto = async (field: Locator): Promise<number> => {
      const times: number[] = [];
      for (const [at, key] of [...keys].entries()) {
        if (at % 10 === 0) await field.fill('');
        await field.focus();
        await page.evaluate(() => window.editorBench.settle());
        times.push(await page.evaluate((text) => window.editorBench.typeKey(text), key));
      }
      return percentile(times, 0.95);
    };
    const keyP95 = await typeInto(date);
    await page.evaluate(() => {
      const input = document.createElement('input');
      input.setAttribute('data-bench', 'floor');
      input.style.cssText = 'position: fixed; inset: 0 auto auto 0';
      document.body.append(input);
    });
    return { openByAddress, open, keyP95, floorP95: await typeInto(page.locator('[data-bench="floor"]')) };
  } finally {
    await context.close();
  }
}

/** In a browser of its own, so that opening by address begins without anything of the console. */
async function openFromPreferences(
  browser: Browser,
  url: string,
  storageState: SignedInState,
): Promise<number> {
  const context = await browser.newContext({ storageState, viewport });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.addInitScript(installTiming, firstName);
    await page.goto(`${url}/config/generalPreferences/manager`);
    await page.getByRole('searchbox', { name: 'Search preferences' }).waitFor();
    await page.evaluate(() => window.editorBench.settle());
    return await page.evaluate((path) => window.editorBench.openPath(path), ratesPath);
  } finally {
    await context.close();
  }
}
