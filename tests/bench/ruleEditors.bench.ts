/**
 * The editors of rules with much in them: a rule of 1,000 conditions and a scoring rule of 2,000 rows, in the built studio on its own
 * server, in Chromium, each round in a fresh page. What is measured: opening from the list and by address, a key in a field, and saving. The limit of opening is of the list: by address it includes the start of the console. A rule of 10
 * conditions and a scoring rule of 20 rows tell what grows with their number, and the times that the page's main thread computed what is the page's own. BENCH_URL measures a studio that runs already.
 */
import { loadavg } from 'node:os';
import { ensureBuilt } from '../../scripts/bootstrap/build.mjs';
import { type BenchRow, percentile, reportBench } from '../support/bench.ts';
import { startStudio } from '../support/studioServer.ts';
import { signedInState } from './editor/signedInState.ts';
import { launchChromium } from './page/launchChromium.ts';
import { makeLargeRules } from './ruleEditors/makeLargeRules.ts';
import { type EditorMeasures, visitEditor } from './ruleEditors/visitEditor.ts';

const rounds = Math.max(3, Number(process.env['BENCH_ROUNDS'] ?? 7));
/** Milliseconds. */
const limits = { open: 500, keyP95: 16, save: 500 } as const;

const running = process.env['BENCH_URL'];
if (running === undefined) await ensureBuilt();
const studio = running === undefined ? await startStudio() : null;
const url = studio?.url ?? running ?? '';
const browser = await launchChromium();
const rows: BenchRow[] = [];
const missed: string[] = [];
try {
  console.log(`Chromium ${browser.version()}`);
  const state = await signedInState(browser, url);
  const made = await makeLargeRules(url);
  const rule = {
    listPath: '/config/rule/browser',
    field: 'main input[aria-label="Value"]',
    savedText: 'Successfully saved rule',
    isAsked: false,
  };
  const scoring = {
    listPath: '/config/scoringRules/browser',
    field: 'main input[aria-label="Score, row 1"]',
    savedText: 'Successfully saved scoring rule',
    isAsked: true,
  };
  const editors = [
    { title: 'rule, 1,000 conditions', isLimited: true, ...made.rule, ...rule },
    { title: 'rule, 10 conditions', isLimited: false, ...made.ruleFew, ...rule },
    { title: 'scoring rule, 2,000 rows', isLimited: true, ...made.scoring, ...scoring },
    { title: 'scoring rule, 20 rows', isLimited: false, ...made.scoringFew, ...scoring },
  ];
  const taken = editors.map(() => [] as EditorMeasures[]);
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, editor] of editors.entries()) {
      const measures = await visitEditor(browser, state, { url, ...editor });
      if (round > 0) taken[index]?.push(measures);
    }
  for (const [index, { title, isLimited }] of editors.entries()) {
    const of = taken[index] ?? [];
    rows.push({
      editor: title,
      open: spread(of, 'open'),
      'open, computed': spread(of, 'openCpu'),
      'open by address': spread(of, 'openByAddress'),
      'key p95': spread(of, 'keyP95'),
      'key p95 of a bare input': spread(of, 'floorP95'),
      save: spread(of, 'save'),
    });
    if (isLimited) missed.push(...missedOf(title, of));
  }
} finally {
  await browser.close();
  await studio?.close();
}
reportBench(
  `Editors of rules, ${rounds} rounds after one to warm up: median [least–most], milliseconds (load ${loadavg()[0]?.toFixed(1)})`,
  rows,
  missed,
);

function valuesOf(taken: readonly EditorMeasures[], name: keyof EditorMeasures): number[] {
  return taken.map((measures) => measures[name]);
}

function spread(taken: readonly EditorMeasures[], name: keyof EditorMeasures): string {
  const values = valuesOf(taken, name);
  const [median, least, most] = [percentile(values, 0.5), Math.min(...values), Math.max(...values)];
  return `${median.toFixed(1)} [${least.toFixed(1)}–${most.toFixed(1)}]`;
}

function missedOf(editor: string, taken: readonly EditorMeasures[]): string[] {
  return (['open', 'keyP95', 'save'] as const).flatMap((name) => {
    const median = percentile(valuesOf(taken, name), 0.5);
    return median <= limits[name]
      ? []
      : [`${editor}, ${name}: ${median.toFixed(1)} ms, allowed ${limits[name]}.`];
  });
}
