/**
 * A theme switch with 1,000 components on the page, built for production (React's profiling build, so that commits can be
 * counted): style recalculations by the browser's own count, and React commits by a Profiler around all of them. The limit of
 * one recalculation is held without motion: with motion, borders that fade for 80 ms recalculate in the frames that follow.
 */
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { root } from '../../scripts/bootstrap/paths.mjs';
import { percentile, reportBench } from '../support/bench.ts';
import { buildPage } from './page/buildPage.ts';
import { launchChromium } from './page/launchChromium.ts';
import { servePage } from './page/servePage.ts';
import { countSwitch, type Switch } from './theme/countSwitch.ts';

const switches = 9;

const { origin, close } = await servePage(
  await buildPage(join(root, 'tests/bench/theme/page'), 'theme', {
    'react-dom/client': 'react-dom/profiling',
  }),
);
const browser = await launchChromium();
try {
  const reduced = await measure(browser, 'reduce');
  const full = await measure(browser, 'no-preference');
  const rows = [toRow('motion reduced', reduced), toRow('full motion', full)];
  reportBench('A theme switch with 1,000 components', rows, [
    ...missed('motion reduced', reduced),
    ...(worst(full, (each) => each.commits) > 0 ? ['full motion: React commits, allowed none.'] : []),
  ]);
} finally {
  await browser.close();
  close();
}

async function measure(chromium: Browser, reducedMotion: 'reduce' | 'no-preference'): Promise<Switch[]> {
  const context = await chromium.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion });
  const page = await context.newPage();
  await page.goto(origin);
  await page.waitForFunction(() => document.title === 'ready', null, { polling: 50, timeout: 60_000 });
  const mounted = await page.evaluate(() => window.themeBench.commits());
  if (mounted === 0) throw new Error('The Profiler received no commit, so it counts nothing.');
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const counted: Switch[] = [];
  for (let at = 0; at < switches; at += 1)
    counted.push(await countSwitch(page, session, at % 2 === 0 ? 'dark' : 'light'));
  await context.close();
  return counted;
}

function worst(counted: readonly Switch[], of: (each: Switch) => number): number {
  return Math.max(...counted.map(of));
}

function toRow(name: string, counted: readonly Switch[]) {
  return {
    case: name,
    switches: counted.length,
    'style recalculations, at most': worst(counted, (each) => each.recalculations),
    'of transitions after it, at most': worst(counted, (each) => each.later),
    'React commits, at most': worst(counted, (each) => each.commits),
    'p50 ms to painted':
      Math.round(
        percentile(
          counted.map((each) => each.milliseconds),
          0.5,
        ) * 10,
      ) / 10,
  };
}

function missed(name: string, counted: readonly Switch[]): string[] {
  const recalculations = worst(counted, (each) => each.recalculations + each.later);
  const commits = worst(counted, (each) => each.commits);
  return [
    ...(recalculations > 1 ? [`${name}: ${recalculations} style recalculations, allowed 1.`] : []),
    ...(commits > 0 ? [`${name}: ${commits} React commits, allowed none.`] : []),
  ];
}
