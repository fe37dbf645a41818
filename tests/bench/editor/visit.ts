import type { Browser, Page } from 'playwright';
import { percentile } from '../../support/bench.ts';
import type { LargeSet } from './createLargeSets.ts';
import type { SignedInState } from './signedInState.ts';
import { firstCell, installTiming } from './timing.ts';

/** Milliseconds by what was done. */
export type Measures = Record<string, number>;

/** Where to go, as whom, and to which set. */
export interface VisitInput {
  readonly url: string;
  readonly storageState: SignedInState;
  readonly set: LargeSet;
}

const keys = 'abcdefghijklmnopqrstuvwxyz0123';
const moves = 4;

/** A fresh page, in which each thing is done. */
export async function visit(browser: Browser, { url, storageState, set }: VisitInput): Promise<Measures> {
  const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.addInitScript(installTiming, firstCell);
    const path = `/config/dataSet/${encodeURIComponent(set.name)}/${set.type}/dataItems`;
    const fromList = await openFromList(page, url, set);
    await page.goto(`${url}${path}`);
    const byAddress = await page.evaluate(() => window.editorBench.firstCellShown());
    await page.getByRole('button', { name: /^Save/ }).waitFor();
    return {
      'open by address': byAddress,
      'open from the list': fromList,
      'key p95': percentile(await typeKeys(page), 0.95),
      'move 100 items': percentile(await moveItems(page), 0.5),
    };
  } finally {
    await context.close();
  }
}

async function openFromList(page: Page, url: string, { name }: LargeSet): Promise<number> {
  await page.goto(`${url}/config/dataSet/browser?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name, exact: true }).waitFor();
  await page.evaluate(() => window.editorBench.settle());
  return page.evaluate((text) => window.editorBench.openLink(text), name);
}

async function typeKeys(page: Page): Promise<number[]> {
  await page.getByRole('textbox', { name: 'Label, row 3, group Moved', exact: true }).focus();
  await page.keyboard.press('End');
  const times: number[] = [];
  for (const key of keys) {
    await page.evaluate(() => window.editorBench.settle());
    times.push(await page.evaluate((text) => window.editorBench.typeKey(text), key));
  }
  return times;
}

/** Selects the 100 items of the first group, and moves them to the next group and back. */
async function moveItems(page: Page): Promise<number[]> {
  await page.getByRole('button', { name: 'Select row 1, group Moved', exact: true }).click();
  for (let row = 1; row < 100; row += 1) await page.keyboard.press('Shift+ArrowDown');
  await page.getByText('100 of 5,000 selected', { exact: true }).waitFor();
  const times: number[] = [];
  for (let at = 0; at < moves; at += 1) {
    await page.evaluate(() => window.editorBench.settle());
    times.push(
      await page.evaluate((key) => window.editorBench.pressAlt(key), at % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
    );
  }
  return times;
}
