/**
 * What it costs that no edit is lost, with 5,000 items in one set. Typing in the built studio, with drafts and undo and
 * without, in turns; and in a page of its own: comparing, merging, and writing a draft. Chromium, fresh pages.
 */
import { ensureBuilt } from '../../scripts/bootstrap/build.mjs';
import { type BenchRow, percentile, reportBench } from '../support/bench.ts';
import { ratioOf } from '../support/ratios.ts';
import { startStudio } from '../support/studioServer.ts';
import { buildBothStudios } from './editor/buildStudioWithout.ts';
import { createLargeSets } from './editor/createLargeSets.ts';
import { measureSafety } from './editor/measureSafety.ts';
import { signedInState } from './editor/signedInState.ts';
import { typeIn } from './editor/typeIn.ts';
import { launchChromium } from './page/launchChromium.ts';

const rounds = Math.max(6, Number(process.env['BENCH_ROUNDS'] ?? 15));
/** Times as long as without: medians of the rounds' ratios. */
const limit = 1.05;
const round2 = (value: number) => Math.round(value * 100) / 100;
const range = (values: readonly number[]) =>
  `${round2(percentile(values, 0.5))} [${round2(Math.min(...values))}–${round2(Math.max(...values))}]`;

await ensureBuilt();
const builds = await buildBothStudios();
const studio = await startStudio();
const browser = await launchChromium();
const rows: BenchRow[] = [];
const missed: string[] = [];
try {
  console.log(`Chromium ${browser.version()}`);
  const sets = await createLargeSets(studio.url);
  const storageState = await signedInState(browser, studio.url);
  for (const set of sets) {
    const taken = { on: [] as number[][], off: [] as number[][] };
    for (let round = 0; round <= rounds; round += 1) {
      const order = round % 2 === 0 ? (['on', 'off'] as const) : (['off', 'on'] as const);
      for (const side of order) {
        const keys = await typeIn(browser, { url: studio.url, storageState, set, build: builds[side] });
        if (round > 0) taken[side].push(keys);
      }
    }
    for (const share of [0.5, 0.95]) {
      const [on, off] = [taken.on, taken.off].map((all) => all.map((keys) => percentile(keys, share)));
      const { median, low, high } = ratioOf(on ?? [], off ?? []);
      rows.push({
        set: set.title,
        key: `p${share * 100} of a round`,
        on: range(on ?? []),
        off: range(off ?? []),
        ratio: `${round2(median)} [${round2(low)}–${round2(high)}]`,
      });
      // Half of the keys are judged by what was measured; the slowest, which are few, by what is certain.
      if ((share === 0.5 ? median : low) > limit)
        missed.push(`${set.title}, p${share * 100}: ${round2(median)} times, allowed ${limit}.`);
    }
  }
  console.table(await measureSafety(browser, rounds));
} finally {
  await browser.close();
  await studio.close();
}
reportBench(
  `A key with drafts and undo (on) and without (off), ${rounds} rounds of 40 keys in turns: median [least–most], milliseconds; ratio: median [95 % interval]`,
  rows,
  missed,
);
