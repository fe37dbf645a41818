import type { Browser, CDPSession, Page } from 'playwright';
import { percentile } from '../../support/bench.ts';
import type { WidgetBench } from './page/main.ts';

declare global {
  interface Window {
    widgetBench: WidgetBench;
  }
}

/** Milliseconds (or what the name says) by what was done. */
export type Measures = Record<string, number>;

/** Which widget is measured, and with how much. */
export interface Scenario {
  name: 'grid' | 'tree' | 'table';
  count: number;
}

/** A page that is measured. */
class VisitedPage {
  readonly measures: Record<string, number[]> = {};
  readonly #page: Page;
  readonly #session: CDPSession;

  constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  async metric(name: string): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  }

  /** Does something once, and keeps how long it took. */
  async run(name: string, argument?: number | string, as = name): Promise<void> {
    await this.#page.evaluate(() => window.widgetBench.settle());
    const taken = await this.#page.evaluate(
      ([operation, value]) => window.widgetBench.run(String(operation), value),
      [name, argument],
    );
    this.keep(as, taken);
  }

  keep(name: string, value: number): void {
    this.measures[name] = [...(this.measures[name] ?? []), value];
  }

  /** Megabytes that are held, after what is not has been collected. */
  async heap(): Promise<number> {
    for (let at = 0; at < 3; at += 1) await this.#session.send('HeapProfiler.collectGarbage');
    return (await this.metric('JSHeapUsedSize')) / 2 ** 20;
  }

  async type(text: string): Promise<void> {
    for (const key of text) await this.run('key', key);
  }

  async scroll(as: string, speed: number): Promise<void> {
    await this.#page.evaluate(() => window.widgetBench.settle());
    const before = await this.metric('TaskDuration');
    const result = await this.#page.evaluate((value) => window.widgetBench.scroll(20_000, value), speed);
    const cpu = (await this.metric('TaskDuration')) - before;
    this.keep(`${as}: dropped %`, result.dropped);
    this.keep(`${as}: blank %`, result.blank);
    this.keep(`${as}: CPU ms a frame`, (1000 * cpu) / result.frames);
  }
}

const thirtyKeys = 'abcdefghijklmnopqrstuvwxyz0123';

async function mountWithHeap(page: VisitedPage): Promise<void> {
  const before = await page.heap();
  await page.run('mount');
  page.keep('heap MB', (await page.heap()) - before);
}

const works: Record<Scenario['name'], (page: VisitedPage) => Promise<void>> = {
  grid: async (page) => {
    await mountWithHeap(page);
    for (const row of [2, 3, 4, 2, 3, 4]) await page.run('toggle', row);
    await page.run('selectAll');
    await page.run('selectAll', undefined, 'unselectAll');
    await page.run('sort');
  },
  tree: async (page) => {
    await mountWithHeap(page);
    await page.type(thirtyKeys);
    for (let at = 0; at < 3; at += 1) {
      await page.run('add');
      await page.run('remove');
    }
  },
  table: async (page) => {
    await mountWithHeap(page);
    for (const gesture of ['add', 'remove', 'move']) await page.run(gesture);
    await page.type(thirtyKeys);
  },
};

async function onPage(
  browser: Browser,
  url: string,
  work: (page: VisitedPage) => Promise<void>,
): Promise<Record<string, number[]>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(url);
    await page.waitForFunction(() => document.title === 'ready', null, { polling: 20, timeout: 60_000 });
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const visited = new VisitedPage(page, session);
    await work(visited);
    if (errors.length > 0) throw new Error(`${url}: ${errors.join('; ')}`);
    return visited.measures;
  } finally {
    await context.close();
  }
}

/** One visit's many keys become their p95; everything else that was done more than once, its median. */
function reduce(measures: Record<string, number[]>): Measures {
  const entries = Object.entries(measures).map(([name, values]) => [
    name === 'key' ? 'key p95' : name,
    percentile(values, name === 'key' ? 0.95 : 0.5),
  ]);
  return Object.fromEntries(entries) as Measures;
}

/** The browsers of a run: one draws frames as fast as it can, the other at 60 Hz. */
export interface Browsers {
  unbound: Browser;
  at60: Browser;
}

/** A fresh page, in which each thing is done; of long grids another one, which is scrolled. */
export async function visit(
  browsers: Browsers,
  origin: string,
  scenario: Scenario,
  contender: string,
): Promise<Measures> {
  const query = new URLSearchParams({ scenario: scenario.name, count: String(scenario.count), contender });
  const url = `${origin}/?${query}`;
  const measures = reduce(await onPage(browsers.unbound, url, works[scenario.name]));
  if (scenario.name !== 'grid' || scenario.count < 1000) return measures;
  const scrolled = await onPage(browsers.at60, url, async (page) => {
    await page.run('mount');
    await page.scroll('scroll', 4000);
    await page.scroll('flick', 20_000);
  });
  const { mount: _, ...rest } = reduce(scrolled);
  return { ...measures, ...rest };
}
