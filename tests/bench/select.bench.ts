/**
 * Pickers with 10,000 options, built for production, in one Chromium: hand-written DOM (the floor), the least that downshift
 * and react-window need, and our Combobox and MultiSelect with every feature on. The contenders take turns, round by round,
 * each visit in a fresh page. With BENCH_PEERS, the folder of a harness with other libraries' pickers, that is run as well.
 */
import { type BenchRow, percentile, reportBench } from '../support/bench.ts';
import { ratioOf } from '../support/ratios.ts';
import { runPeers } from './page/runPeers.ts';
import { measurePickers } from './select/measurePickers.ts';
import { type Times, type Work, works } from './select/visit.ts';

const optionCount = 10_000;
const rounds = Math.max(7, Number(process.env['BENCH_ROUNDS'] ?? 15));
const names = {
  floor: 'floor: hand-written DOM',
  downshift: 'bare downshift + react-window',
  downshiftInUse: 'the same, React in use before',
  combobox: 'Combobox',
  comboboxInUse: 'Combobox, React in use before',
  multiSelect: 'MultiSelect',
  multiSelectInUse: 'MultiSelect, React in use before',
} as const;
type Name = keyof typeof names;
const contenders = Object.keys(names) as Name[];
/** Ours, and the bare one on a page in the same state. */
const pairs: readonly (readonly [Name, Name])[] = [
  ['combobox', 'downshift'],
  ['multiSelect', 'downshift'],
  ['comboboxInUse', 'downshiftInUse'],
  ['multiSelectInUse', 'downshiftInUse'],
];
/** How many times as long as the bare one a picker of ours may take. The first mount of a page that has drawn nothing has no limit. */
const allowed = (name: Name): Partial<Record<Work, number>> =>
  name.endsWith('InUse')
    ? { mount: 1.2, open: 1, firstKey: 1, furtherKeys: 1, firstScroll: 1.2 }
    : { open: 1, firstKey: 1, furtherKeys: 1, firstScroll: 1.2 };

const visits = await measurePickers(contenders, optionCount, rounds);
const rows = contenders.map(toRow);
const ratios = (['latency', 'cpu'] as const).flatMap((kind) =>
  pairs.map(([name, bare]) => toRatioRow(name, bare, kind)),
);
console.log(`\n${rounds} rounds after one to warm up; milliseconds: median [least–most].`);
reportBench(`Pickers with ${optionCount} options`, [...rows, ...ratios], missed());
const peers = process.env['BENCH_PEERS'];
if (peers) await runPeers(peers, ['select'], process.env['BENCH_PEERS_ROUNDS'] ?? '5');

function timesOf(name: Name, work: Work, kind: keyof Times = 'latency'): number[] {
  return visits[name].map((each) => each[work][kind]);
}

function toRow(name: Name): BenchRow {
  const cells = works.map((work) => {
    const times = timesOf(name, work);
    return [
      work,
      `${round(percentile(times, 0.5))} [${round(Math.min(...times))}–${round(Math.max(...times))}]`,
    ];
  });
  return { contender: names[name], ...Object.fromEntries(cells) };
}

/** Each round's time of ours by that of the bare one in the same round: the median, and its interval. */
function toRatioRow(name: Name, bare: Name, kind: keyof Times): BenchRow {
  const cells = works.map((work) => {
    const { median, low, high } = ratioOf(timesOf(name, work, kind), timesOf(bare, work, kind));
    return [work, `${median.toFixed(2)} x [${low.toFixed(2)}–${high.toFixed(2)}]`];
  });
  return { contender: `${names[name]} / bare, ${kind}`, ...Object.fromEntries(cells) };
}

/** A limit is missed when it lies below the interval: when the noise of this run does not explain what is over it. */
function missed(): string[] {
  return pairs.flatMap(([name, bare]) =>
    Object.entries(allowed(name)).flatMap(([work, times]) => {
      const { median, low } = ratioOf(timesOf(name, work as Work), timesOf(bare, work as Work));
      if (low <= times) return [];
      return [
        `${names[name]}, ${work}: ${median.toFixed(2)} x the bare one's time (at least ${low.toFixed(2)}), ${times} x is allowed.`,
      ];
    }),
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
