/**
 * The data set editor with 5,000 items in one set: the built studio on its own server, in Chromium. What is measured: opening
 * it by its address and from the list, typing in a cell, and moving 100 selected items to another group; once for a Static set
 * and once for a Product/Field Dependent one with 5,000 criteria. Each round is a fresh page.
 */
import { ensureBuilt } from '../../scripts/bootstrap/build.mjs';
import { type BenchRow, percentile, reportBench } from '../support/bench.ts';
import { startStudio } from '../support/studioServer.ts';
import { createLargeSets, type LargeSet } from './editor/createLargeSets.ts';
import { signedInState } from './editor/signedInState.ts';
import { type Measures, visit } from './editor/visit.ts';
import { launchChromium } from './page/launchChromium.ts';

const rounds = Math.max(3, Number(process.env['BENCH_ROUNDS'] ?? 5));
/** Milliseconds. */
const limits: Measures = {
  'open by address': 1000,
  'open from the list': 1000,
  'key p95': 32,
  'move 100 items': 100,
};

await ensureBuilt();
const studio = await startStudio();
const browser = await launchChromium();
try {
  console.log(`Chromium ${browser.version()}`);
  const sets = await createLargeSets(studio.url);
  const storageState = await signedInState(browser, studio.url);
  const taken = new Map<LargeSet, Measures[]>(sets.map((set) => [set, []]));
  for (let round = 0; round <= rounds; round += 1)
    for (const set of sets) {
      const measures = await visit(browser, { url: studio.url, storageState, set });
      if (round > 0) taken.get(set)?.push(measures);
    }
  report(taken);
} finally {
  await browser.close();
  await studio.close();
}

function report(taken: ReadonlyMap<LargeSet, readonly Measures[]>): void {
  const medians = [...taken].map(([set, all]) => ({ set, all, median: medianOf(all) }));
  const rows = medians.map(({ set, all, median }): BenchRow => {
    const cells = Object.entries(median).map(([name, value]) => {
      const values = all.map((measures) => measures[name] ?? Number.NaN);
      return [name, `${round1(value)} [${round1(Math.min(...values))}–${round1(Math.max(...values))}]`];
    });
    return { set: set.title, ...Object.fromEntries(cells) };
  });
  const missed = medians.flatMap(({ set, median }) =>
    Object.entries(limits).flatMap(([name, limit]) => {
      const value = median[name] ?? Number.NaN;
      return value <= limit ? [] : [`${set.title}, ${name}: ${round1(value)} ms, allowed ${limit}.`];
    }),
  );
  reportBench(
    `The editor with 5,000 items, ${rounds} rounds after one to warm up: median [least–most], milliseconds`,
    rows,
    missed,
  );
}

function medianOf(all: readonly Measures[]): Measures {
  return Object.fromEntries(
    Object.keys(limits).map((name) => [
      name,
      percentile(
        all.map((measures) => measures[name] ?? Number.NaN),
        0.5,
      ),
    ]),
  );
}

function round1(value: number): number {
  return Math.round(value * 10) / 10;
}
