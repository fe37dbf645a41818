import type { Browser, CDPSession, Page } from 'playwright';
import { percentile } from '../../support/bench.ts';
import type { SelectBench } from './page/main.ts';

declare global {
  interface Window {
    bench: SelectBench;
  }
}

/** What is measured. */
export const works = ['mount', 'open', 'firstKey', 'furtherKeys', 'firstScroll'] as const;
export type Work = (typeof works)[number];

/** Milliseconds of one kind of work. */
export interface Times {
  /** From the gesture to its result having been painted. */
  latency: number;
  /** Of the page's main thread, whatever else the machine did. */
  cpu: number;
}

/** One visit of a contender's page. */
export type Visit = Record<Work, Times>;

type Gesture = 'mount' | 'open' | 'scroll';

/** A page, and the browser's own account of its main thread. */
interface Visited {
  page: Page;
  session: CDPSession;
}

async function cpuOf({ session }: Visited): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

async function timesOf(visited: Visited, work: () => Promise<number>): Promise<Times> {
  await visited.page.evaluate(() => window.bench.settle());
  const before = await cpuOf(visited);
  const latency = await work();
  return { latency, cpu: (await cpuOf(visited)) - before };
}

function doGesture(visited: Visited, name: Gesture): Promise<Times> {
  return timesOf(visited, () => visited.page.evaluate((gesture) => window.bench[gesture](), name));
}

function doKey(visited: Visited, key: string): Promise<Times> {
  return timesOf(visited, () => visited.page.evaluate((text) => window.bench.key(text), key));
}

function p95Of(times: readonly Times[]): Times {
  const p95 = (of: (each: Times) => number) => percentile(times.map(of), 0.95);
  return { latency: p95((each) => each.latency), cpu: p95((each) => each.cpu) };
}

/** A fresh page each time: loads a contender, mounts, opens, types "zebra" key by key; then once more, to scroll. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const typed = await onPage(browser, url, async (visited) => {
    const mount = await doGesture(visited, 'mount');
    const open = await doGesture(visited, 'open');
    const firstKey = await doKey(visited, 'z');
    const further: Times[] = [];
    for (const key of 'ebra') further.push(await doKey(visited, key));
    return { mount, open, firstKey, furtherKeys: p95Of(further) };
  });
  const firstScroll = await onPage(browser, url, async (visited) => {
    await doGesture(visited, 'mount');
    await doGesture(visited, 'open');
    return doGesture(visited, 'scroll');
  });
  return { ...typed, firstScroll };
}

async function onPage<T>(browser: Browser, url: string, work: (visited: Visited) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(url);
    await page.waitForFunction(() => document.title === 'ready', null, { polling: 20, timeout: 30_000 });
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('HeapProfiler.collectGarbage');
    const result = await work({ page, session });
    if (errors.length > 0) throw new Error(`${url}: ${errors.join('; ')}`);
    return result;
  } finally {
    await context.close();
  }
}
