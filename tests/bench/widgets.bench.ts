/**
 * The console's widgets, built for production, in one Chromium: hand-written DOM that draws only what is in view (the floor),
 * and ours as a team uses them, with every feature on. They take turns, round by round, each visit in a fresh page.
 * With BENCH_PEERS, the folder of a harness with other libraries' widgets, that is run as well, with ours among them.
 * BENCH_ONLY names one widget: grid, tree or table; with BENCH_PEERS also builder, which is measured beside those alone.
 */
import { join } from 'node:path';
import { root } from '../../scripts/bootstrap/paths.mjs';
import { type BenchRow, percentile, reportBench } from '../support/bench.ts';
import { ratioOf } from '../support/ratios.ts';
import { buildPage } from './page/buildPage.ts';
import { launchChromium } from './page/launchChromium.ts';
import { runPeers } from './page/runPeers.ts';
import { servePage } from './page/servePage.ts';
import { allowedGrowth, growing, type Limit, type Limited, scenarios } from './widgets/limits.ts';
import { aloneAt, judgePeers } from './widgets/peers.ts';
import { type Measures, visit } from './widgets/visit.ts';

const rounds = Math.max(3, Number(process.env['BENCH_ROUNDS'] ?? 7));
const only = process.env['BENCH_ONLY'];
const measured = scenarios.filter(({ name }) => only === undefined || name === only);
const keyOf = ({ name, count }: Pick<Limited, 'name' | 'count'>) => `${name}, ${count.toLocaleString('en')}`;

type Contender = 'floor' | 'studio';
type Results = Map<string, Record<Contender, Measures[]>>;

const results = await measure();
const rows = measured.flatMap(toRows);
const misses = measured.flatMap((scenario) => [...missedLimits(scenario), ...missedGrowth(scenario)]);
const peers = process.env['BENCH_PEERS'];
if (peers) {
  const all = [...new Set<string>(scenarios.map(({ name }) => name)), 'builder'];
  const names = all.filter((name) => only === undefined || name === only);
  const source = await runPeers(peers, names, process.env['BENCH_PEERS_ROUNDS'] ?? '5', aloneAt);
  misses.push(...judgePeers(source, names));
}
reportBench(
  `Widgets, ${rounds} rounds after one to warm up: median [least–most], milliseconds`,
  rows,
  misses,
);

async function measure(): Promise<Results> {
  const folder = await buildPage(join(root, 'tests/bench/widgets/page'), 'widgets');
  const page = await servePage(folder);
  const browsers = { unbound: await launchChromium(), at60: await launchChromium({ isUnbound: false }) };
  const taken: Results = new Map(
    measured.map((scenario) => [keyOf(scenario), { floor: [], studio: [] }] as const),
  );
  try {
    console.log(`Chromium ${browsers.unbound.version()}`);
    for (let round = 0; round <= rounds; round += 1)
      for (const scenario of measured)
        for (const contender of ['floor', 'studio'] as const) {
          const measures = await visit(browsers, page.origin, scenario, contender);
          if (round > 0) taken.get(keyOf(scenario))?.[contender].push(measures);
        }
  } finally {
    await browsers.unbound.close();
    await browsers.at60.close();
    page.close();
  }
  return taken;
}

function valuesOf(scenario: Pick<Limited, 'name' | 'count'>, contender: Contender, work: string): number[] {
  return (results.get(keyOf(scenario))?.[contender] ?? []).flatMap((measures) => measures[work] ?? []);
}

function worksOf(scenario: Limited): string[] {
  return Object.keys(results.get(keyOf(scenario))?.studio[0] ?? {});
}

function toRows(scenario: Limited): BenchRow[] {
  const contenders = (['floor', 'studio'] as const).map((contender) => {
    const cells = worksOf(scenario).map((work) => {
      const values = valuesOf(scenario, contender, work);
      const [middle, least, most] = [percentile(values, 0.5), Math.min(...values), Math.max(...values)];
      return [work, `${round(middle)} [${round(least)}–${round(most)}]`];
    });
    return { widget: keyOf(scenario), contender, ...Object.fromEntries(cells) } as BenchRow;
  });
  const ratios = worksOf(scenario).map((work) => {
    const { median, low, high } = ratioOf(
      valuesOf(scenario, 'studio', work),
      valuesOf(scenario, 'floor', work),
    );
    return [work, `${median.toFixed(2)} x [${low.toFixed(2)}–${high.toFixed(2)}]`];
  });
  return [
    ...contenders,
    { widget: keyOf(scenario), contender: 'studio / floor', ...Object.fromEntries(ratios) },
  ];
}

function isWithin(limit: Limit, ours: readonly number[], floor: readonly number[]): boolean {
  const value = percentile(ours, 0.5);
  switch (limit.kind) {
    case 'most':
      return value <= limit.value;
    case 'floor':
      return ratioOf(ours, floor).low <= limit.times;
    case 'floorOr':
      return value <= limit.milliseconds || ratioOf(ours, floor).low <= limit.times;
  }
}

function missedLimits(scenario: Limited): string[] {
  return Object.entries(scenario.limits).flatMap(([work, limit]) => {
    const ours = valuesOf(scenario, 'studio', work);
    const floor = valuesOf(scenario, 'floor', work);
    if (ours.length > 0 && isWithin(limit, ours, floor)) return [];
    const times = ratioOf(ours, floor).median.toFixed(2);
    return [
      `${keyOf(scenario)}, ${work}: ${round(percentile(ours, 0.5))}, ${times} x the floor; allowed is ${JSON.stringify(limit)}.`,
    ];
  });
}

function missedGrowth(scenario: Limited): string[] {
  const { name, grownFrom } = scenario;
  if (grownFrom === undefined) return [];
  return worksOf(scenario)
    .filter((work) => !growing.includes(work) && !work.includes(':'))
    .flatMap((work) => {
      const large = valuesOf(scenario, 'studio', work);
      const { median, low } = ratioOf(large, valuesOf({ name, count: grownFrom }, 'studio', work));
      if (low <= allowedGrowth) return [];
      return [`${keyOf(scenario)}, ${work}: ${median.toFixed(2)} x as long as at a tenth of the size.`];
    });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
