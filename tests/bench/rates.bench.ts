/**
 * Rate status with 5,000 entries: the built studio on its own server, in Chromium, each round in a fresh page. What is measured: opening
 * it by its address and from another screen, and typing a date into an entry with the processor slowed four times. The same with 500 entries tells
 * what grows with their number.
 */
import { ensureBuilt } from '../../scripts/bootstrap/build.mjs';
import { type BenchRow, percentile, reportBench } from '../support/bench.ts';
import { startStudio } from '../support/studioServer.ts';
import { signedInState } from './editor/signedInState.ts';
import { launchChromium } from './page/launchChromium.ts';
import { fillRates } from './rates/fillRates.ts';
import { type RateMeasures, visitRates } from './rates/visitRates.ts';

const rounds = Math.max(3, Number(process.env['BENCH_ROUNDS'] ?? 7));
const slowdown = 4;
const counts = [500, 5000] as const;
/** Milliseconds, with 5,000 entries. */
const limits = { open: 1000, openByAddress: 1000, keyP95: 32 };

await ensureBuilt();
const studio = await startStudio();
const browser = await launchChromium();
const rows: BenchRow[] = [];
const missed: string[] = [];
try {
  console.log(`Chromium ${browser.version()}`);
  const state = await signedInState(browser, studio.url);
  for (const count of counts) {
    await fillRates(studio.url, count);
    const taken: RateMeasures[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const measures = await visitRates(browser, studio.url, state, slowdown);
      if (round > 0) taken.push(measures);
    }
    rows.push({
      entries: count.toLocaleString('en'),
      'open by address': spread(taken, 'openByAddress'),
      open: spread(taken, 'open'),
      'key p95': spread(taken, 'keyP95'),
      'key p95 of a bare input': spread(taken, 'floorP95'),
    });
    if (count === 5000) missed.push(...missedOf(taken));
  }
} finally {
  await browser.close();
  await studio.close();
}
reportBench(
  `Rate status, ${rounds} rounds after one to warm up: median [least–most], milliseconds; keys at ${slowdown} times slower`,
  rows,
  missed,
);

function valuesOf(taken: readonly RateMeasures[], name: keyof RateMeasures): number[] {
  return taken.map((measures) => measures[name]);
}

function spread(taken: readonly RateMeasures[], name: keyof RateMeasures): string {
  const values = valuesOf(taken, name);
  const [median, least, most] = [percentile(values, 0.5), Math.min(...values), Math.max(...values)];
  return `${median.toFixed(1)} [${least.toFixed(1)}–${most.toFixed(1)}]`;
}

function missedOf(taken: readonly RateMeasures[]): string[] {
  return (['open', 'openByAddress', 'keyP95'] as const).flatMap((name) => {
    const median = percentile(valuesOf(taken, name), 0.5);
    return median <= limits[name] ? [] : [`${name}: ${median.toFixed(1)} ms, allowed ${limits[name]}.`];
  });
}
