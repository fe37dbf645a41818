/**
 * Grids, rows of labels and values, and pickers beside the best of other libraries, at several sizes, nothing prepared while idle: one run,
 * one table, as it is in docs/performance.md. BENCH_PEERS is the folder of the harness with the other libraries; without it there is
 * nothing to compare with. BENCH_ROUNDS is 5 by default; with those it takes an estimated forty minutes, on a machine without other work.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { reportBench } from '../support/bench.ts';
import { drivePeers, installPeers, resultsOf } from './page/runPeers.ts';
import {
  comparePeers,
  comparePickers,
  namesOf,
  type PeerResults,
  pickerSizes,
  scenarios,
  toMarkdown,
} from './peers/comparisons.ts';
import { measurePickers } from './select/measurePickers.ts';

const source = process.env['BENCH_PEERS'];
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
if (source === undefined) console.log('BENCH_PEERS names no harness: there is nothing to compare with.');
else await record(source);

async function record(harness: string): Promise<void> {
  const before = load();
  const folder = installPeers(harness, Object.keys(scenarios));
  for (const [scenario, { sizes }] of Object.entries(scenarios)) {
    const only = `/(${namesOf(scenario).join('|')})$`;
    drivePeers(folder, String(rounds), ['--scenario', scenario, '--sizes', sizes.join(), '--only', only]);
  }
  const results = JSON.parse(readFileSync(resultsOf(folder), 'utf8')) as PeerResults;
  const compared = comparePeers(results);
  for (const size of pickerSizes) {
    const names = ['downshiftInUse', 'comboboxInUse', 'multiSelectInUse'] as const;
    compared.push(...comparePickers(size, await measurePickers(names, size, rounds)));
  }
  console.log(
    `\n${rounds} rounds after one to warm up, load ${before} before and ${load()} after.\n\n${toMarkdown(compared)}\n`,
  );
  reportBench('Beside the best of other libraries', compared);
}

function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}
