import type { Browser, Page } from 'playwright';
import { percentile } from '../../support/bench.ts';
import type { SelectBench } from './page/main.ts';

declare global {
  interface Window {
    bench: SelectBench;
  }
}

/** Milliseconds of each kind of work in one visit of a contender's page. */
export type Visit = Record<Work, number>;

/** What is measured. */
export const works = ['mount', 'open', 'firstKey', 'furtherKeys', 'firstScroll'] as const;
export type Work = (typeof works)[number];

type Gesture = 'mount' | 'open' | 'scroll';

async function settled(page: Page): Promise<void> {
  await page.evaluate(() => window.bench.settle());
}

async function doGesture(page: Page, name: Gesture): Promise<number> {
  await settled(page);
  return page.evaluate((gesture) => window.bench[gesture](), name);
}

async function doKey(page: Page, key: string): Promise<number> {
  await settled(page);
  return page.evaluate((text) => window.bench.key(text), key);
}

/** A fresh page each time: loads a contender, mounts, opens, types "zebra" key by key; then once more, to scroll. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const typed = await onPage(browser, url, async (page) => {
    const mount = await doGesture(page, 'mount');
    const open = await doGesture(page, 'open');
    const firstKey = await doKey(page, 'z');
    const further: number[] = [];
    for (const key of 'ebra') further.push(await doKey(page, key));
    return { mount, open, firstKey, furtherKeys: percentile(further, 0.95) };
  });
  const firstScroll = await onPage(browser, url, async (page) => {
    await doGesture(page, 'mount');
    await doGesture(page, 'open');
    return doGesture(page, 'scroll');
  });
  return { ...typed, firstScroll };
}

async function onPage<T>(browser: Browser, url: string, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(url);
    await page.waitForFunction(() => document.title === 'ready', null, { polling: 20, timeout: 30_000 });
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const result = await work(page);
    if (errors.length > 0) throw new Error(`${url}: ${errors.join('; ')}`);
    return result;
  } finally {
    await context.close();
  }
}
