/**
 * Rich text, built for production, in one Chromium: bare TipTap, and RichTextEditor with a host that holds its value. Keys are
 * typed at the end of documents of several sizes; the result is the work of the page's main thread for one key. They take
 * turns, round by round, each visit in a fresh page.
 */
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { root } from '../../scripts/bootstrap/paths.mjs';
import { type BenchRow, percentile, reportBench } from '../support/bench.ts';
import { ratioOf } from '../support/ratios.ts';
import { buildPage } from './page/buildPage.ts';
import { launchChromium } from './page/launchChromium.ts';
import { servePage } from './page/servePage.ts';

const rounds = Math.max(3, Number(process.env['BENCH_ROUNDS'] ?? 7));
const sizes = [10_000, 100_000, 300_000] as const;
const contenders = ['tiptap', 'studio'] as const;
const keys = 40;
/** Milliseconds that ours may add to a key for each 100 kB more. */
const allowedGrowth = 2;

type Size = (typeof sizes)[number];
type Contender = (typeof contenders)[number];
type Taken = Record<Contender, Map<Size, number[]>>;

const taken = await measure();
const rows = sizes.map(toRow);
reportBench(`Rich text, ${rounds} rounds after one to warm up: CPU of one key, ms`, rows, missed());

/** Milliseconds of the main thread for one of the keys. */
async function visit(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage();
  try {
    await page.goto(address);
    const editor = page.locator('[data-part="editable"]');
    await editor.waitFor();
    await editor.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('begin');
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const cpu = async () => {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    };
    const before = await cpu();
    for (let key = 0; key < keys; key += 1) await page.keyboard.press('x');
    const after = await cpu();
    const text = await editor.evaluate((element) => element.textContent ?? '');
    if (!text.endsWith(`begin${'x'.repeat(keys)}`)) throw new Error('The keys did not arrive.');
    return (after - before) / keys;
  } finally {
    await page.close();
  }
}

async function measure(): Promise<Taken> {
  const page = await servePage(await buildPage(join(root, 'tests/bench/richText/page'), 'richText'));
  const browser = await launchChromium();
  const results: Taken = { tiptap: new Map(), studio: new Map() };
  try {
    console.log(`Chromium ${browser.version()}`);
    for (let round = 0; round <= rounds; round += 1)
      for (const size of sizes)
        for (const contender of contenders) {
          const time = await visit(browser, `${page.origin}/?contender=${contender}&bytes=${size}`);
          if (round > 0) results[contender].set(size, [...(results[contender].get(size) ?? []), time]);
        }
  } finally {
    await browser.close();
    page.close();
  }
  return results;
}

function timesOf(contender: Contender, size: Size): readonly number[] {
  return taken[contender].get(size) ?? [];
}

/** What ours adds to a key of TipTap, at the median. */
function addedAt(size: Size): number {
  return percentile(timesOf('studio', size), 0.5) - percentile(timesOf('tiptap', size), 0.5);
}

function toRow(size: Size): BenchRow {
  const { median, low, high } = ratioOf(timesOf('studio', size), timesOf('tiptap', size));
  return {
    document: `${size / 1000} kB`,
    tiptap: round(percentile(timesOf('tiptap', size), 0.5)),
    studio: round(percentile(timesOf('studio', size), 0.5)),
    ratio: `${median.toFixed(2)} x [${low.toFixed(2)}–${high.toFixed(2)}]`,
    added: round(addedAt(size)),
  };
}

function missed(): string[] {
  const [smallest, ...others] = sizes;
  return others.flatMap((size) => {
    const growth = (addedAt(size) - addedAt(smallest)) / ((size - smallest) / 100_000);
    if (growth <= allowedGrowth) return [];
    return [
      `${size / 1000} kB: a key takes ${round(growth)} ms more for each 100 kB; allowed are ${allowedGrowth}.`,
    ];
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
