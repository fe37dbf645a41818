/**
 * Lists of a studio with 100,000 data sets, on the embedded database, over HTTP: every kind of page, sort, search and filter, for
 * one client and for eight at once; and how long a second start takes. The server runs as a process of its own.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BenchRow, percentile, reportBench } from '../support/bench.ts';
import { ApiClient } from '../support/contract/ApiClient.ts';
import { originOf, spawnServer } from '../support/contract/spawnServer.ts';
import type { ServerProcess } from '../support/ServerProcess.ts';
import { type BenchCase, filterCases, floors, pageCases } from './lists/cases.ts';
import { measure, type Timing } from './lists/measure.ts';
import { measureAfterWrites } from './lists/measureAfterWrites.ts';
import { seedDataSets } from './lists/seedDataSets.ts';

const dataSets = 100_000;
const runs = 3;
const one = { clients: 1, calls: 40, runs, limitMs: 50 };
const eight = { clients: 8, calls: 12, runs, limitMs: 200 };
/** A last page may cost this much more than a first one before the cost counts as growing with the offset. */
const allowedGrowth = 1.5;

interface Result {
  name: string;
  alone: Timing;
  together: Timing;
}

const dataDir = mkdtempSync(join(tmpdir(), 'studio-bench-'));
try {
  await bench();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function bench(): Promise<void> {
  const firstStart = await timeStart();
  const secondStart = await timeStart();
  const seeding = await timed(() => seedDataSets(dataDir, dataSets));
  const server = spawnServer(dataDir);
  try {
    const { client, milliseconds: largeStart } = await ready(server);
    const firstList = await timed(() => client.call('listDataSets'));
    const total = (await client.call('listDataSets')).body(200).totalRecords;
    console.log(`${total} data sets, written in ${seconds(seeding)} s`);
    const results: Result[] = [];
    for (const each of [...floors, ...pageCases(total), ...filterCases])
      results.push(await run(client, each));
    const afterWrites = await runAfterWrites(client, total);
    const growth = offsetGrowth(results);
    const starts: BenchRow[] = [
      { case: 'first start, demo content is made', p50: firstStart },
      { case: 'second start', p50: secondStart },
      { case: `second start, ${total} data sets`, p50: largeStart },
      { case: 'first list after that start', p50: firstList },
    ].map((row) => ({ ...row, p50: round(row.p50) }));
    const growthRow = { case: 'last page / first page (a ratio)', p50: round(growth) };
    const rows = [...results.map(toRow), ...afterWrites, ...starts, growthRow];
    reportBench(
      `Lists with ${total} data sets (milliseconds; medians of ${runs} runs)`,
      rows,
      missed(results, growth),
    );
  } finally {
    await server.end('SIGTERM');
  }
}

/** Waits until the server answers, and signs in. The time is from the start of the process to its first answer. */
async function ready(server: ServerProcess): Promise<{ client: ApiClient; milliseconds: number }> {
  const start = performance.now();
  const origin = await originOf(server, 300_000);
  const anyone = new ApiClient({ origin });
  (await anyone.call('getHealth')).body(200);
  const milliseconds = performance.now() - start;
  return { client: await anyone.signIn('admin'), milliseconds };
}

async function timeStart(): Promise<number> {
  const server = spawnServer(dataDir);
  const { milliseconds } = await ready(server);
  await server.end('SIGTERM');
  return milliseconds;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function run(client: ApiClient, each: BenchCase): Promise<Result> {
  const alone = await measure(client, each, one);
  const together = await measure(client, each, eight);
  return { name: each.name, alone, together };
}

/** Lists between writes. Every order is in use by now, so each write has to find its place in all of them. */
async function runAfterWrites(client: ApiClient, total: number): Promise<BenchRow[]> {
  const cases = [
    ...pageCases(total).filter(({ name }) => name === 'name asc, middle page'),
    ...filterCases.slice(1, 2),
  ];
  const rows: BenchRow[] = [];
  for (const each of cases) {
    const { p50, p95, max } = await measureAfterWrites(client, each, one.calls);
    rows.push({ case: `${each.name}, after a write`, p50: round(p50), p95: round(p95), max: round(max) });
  }
  return rows;
}

function toRow({ name, alone, together }: Result): BenchRow {
  return {
    case: name,
    p50: round(alone.p50),
    p95: round(alone.p95),
    max: round(alone.max),
    'p50, 8 clients': round(together.p50),
    'p95, 8 clients': round(together.p95),
    'max, 8 clients': round(together.max),
  };
}

/** How many times more a last page costs than a first one: the median over columns and directions. */
function offsetGrowth(results: readonly Result[]): number {
  const firsts = new Map(results.map(({ name, alone }) => [name, alone.p50]));
  const ratios = results.flatMap(({ name, alone }) => {
    if (!name.endsWith('last page')) return [];
    const first = firsts.get(name.replace('last page', 'first page'));
    return first === undefined ? [] : [alone.p50 / first];
  });
  return percentile(ratios, 0.5);
}

function missed(results: readonly Result[], growth: number): string[] {
  const slow = results.flatMap(({ name, alone, together }) => [
    ...(alone.p95 > one.limitMs ? [`${name}: p95 ${round(alone.p95)} ms, allowed ${one.limitMs}`] : []),
    ...(together.p95 > eight.limitMs
      ? [`${name}, 8 clients: p95 ${round(together.p95)} ms, allowed ${eight.limitMs}`]
      : []),
  ]);
  const isGrowing = growth > allowedGrowth;
  return isGrowing ? [...slow, `A last page costs ${round(growth)} times as much as a first one.`] : slow;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
