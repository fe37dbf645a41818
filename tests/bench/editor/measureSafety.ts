import { join } from 'node:path';
import type { Browser } from 'playwright';
import { root } from '../../../scripts/bootstrap/paths.mjs';
import { type BenchRow, percentile } from '../../support/bench.ts';
import { buildPage } from '../page/buildPage.ts';
import { servePage } from '../page/servePage.ts';

const round1 = (value: number) => Math.round(value * 10) / 10;

/** Measures what is not typing, in a page of its own. @returns median [least–most], milliseconds */
export async function measureSafety(browser: Browser, rounds: number): Promise<readonly BenchRow[]> {
  const page = await servePage(
    await buildPage(join(root, 'tests', 'bench', 'editor', 'page'), 'editorSafety'),
  );
  try {
    const taken = new Map<string, number[]>();
    for (let round = 0; round <= rounds; round += 1) {
      const context = await browser.newContext();
      const tab = await context.newPage();
      await tab.goto(page.origin);
      await tab.waitForFunction(() => 'safetyBench' in window);
      const measures = await tab.evaluate(() => window.safetyBench());
      await context.close();
      if (round === 0) continue;
      for (const [name, value] of Object.entries(measures)) {
        taken.set(name, [...(taken.get(name) ?? []), value]);
      }
    }
    return [...taken].map(([what, values]) => ({
      what,
      milliseconds: `${round1(percentile(values, 0.5))} [${round1(Math.min(...values))}–${round1(Math.max(...values))}]`,
    }));
  } finally {
    page.close();
  }
}
