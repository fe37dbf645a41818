/**
 * Lists of a studio with 100,000 and with 1,000,000 data sets, on the embedded database, over HTTP: every kind of page, sort, search
 * and filter, for one client and for eight at once; how soon the server answers and its lists are warm, and how much memory it takes.
 * The server runs as a process of its own. BENCH_SIZES=100000 tries one size alone.
 */
import { type BenchRow, percentile, reportBench } from '../support/bench.ts';
import { ApiClient } from '../support/contract/ApiClient.ts';
import { originOf, spawnServer } from '../support/contract/spawnServer.ts';
import type { ServerProcess } from '../support/ServerProcess.ts';
import { type BenchCase, filterCases, floors, pageCases } from './lists/cases.ts';
import { measure, type Timing } from './lists/measure.ts';
import { measureAfterWrites } from './lists/measureAfterWrites.ts';
import { memoryOf } from './lists/memoryOf.ts';
import { prepareFolder } from './lists/prepareFolder.ts';

const sizes = (process.env['BENCH_SIZES'] ?? '100000,1000000').split(',').map(Number);
/** What the memory is compared with. */
const fewDataSets = 1000;
const runs = 3;
const one = { clients: 1, calls: 40, runs };
const eight = { clients: 8, calls: 12, runs };
/** Milliseconds, p95: up to 100,000 data sets, and with more. */
const limits = { few: { alone: 50, together: 200 }, many: { alone: 100, together: 800 } };
const starts = 5;
const firstAnswerLimitMs = 5000;
const memoryLimitMb = 300;
/** A last page may cost this much more than a first one before the cost counts as growing with the offset. */
const allowedGrowth = 1.5;

interface Result {
  name: string;
  alone: Timing;
  together: Timing;
}

const smallMemory = await memoryWithFew();
const rows: BenchRow[] = [];
const faults: string[] = [];
for (const size of sizes) await bench(size);
reportBench(`Lists (milliseconds and MB; medians of ${runs} runs)`, rows, faults);

/** After the same calls as of the many. */
async function memoryWithFew(): Promise<number> {
  const server = spawnServer(await prepareFolder(fewDataSets));
  try {
    const { client } = await ready(server);
    const { totalRecords } = (await client.call('listDataSets')).body(200);
    for (const each of [...floors, ...pageCases(totalRecords), ...filterCases]) await run(client, each);
    await runAfterWrites(client, totalRecords);
    return await memoryOf(server);
  } finally {
    await server.end('SIGTERM');
  }
}

async function bench(size: number): Promise<void> {
  const folder = await prepareFolder(size);
  const firstAnswer = await timeStarts(folder);
  const server = spawnServer(folder);
  const start = performance.now();
  try {
    const { client } = await ready(server);
    const firstList = await timed(() => client.call('listDataSets'));
    // Sorted so, a list is answered from the index alone.
    const { totalRecords: total } = (await client.call('listDataSets', { query: { sortBy: 'type' } })).body(
      200,
    );
    const untilWarm = performance.now() - start;
    const results: Result[] = [];
    for (const each of [...floors, ...pageCases(total), ...filterCases])
      results.push(await run(client, each));
    const afterWrites = await runAfterWrites(client, total);
    const growth = offsetGrowth(results);
    const memory = (await memoryOf(server)) - smallMemory;
    const figures: BenchRow[] = [
      { case: 'first answer after the start', p50: firstAnswer },
      { case: 'first list, which need not be warm', p50: firstList },
      { case: 'until lists are warm', p50: untilWarm },
      { case: `MB more than with ${fewDataSets}`, p50: memory },
      { case: 'last page / first page (a ratio)', p50: growth },
    ].map((row) => ({ ...row, p50: round(row.p50) }));
    const own = [...results.map(toRow), ...afterWrites, ...figures];
    rows.push(...own.map((row) => ({ 'data sets': total, ...row })));
    if (firstAnswer > firstAnswerLimitMs)
      faults.push(`${total}: the first answer took ${round(firstAnswer)} ms.`);
    if (memory > memoryLimitMb) faults.push(`${total}: ${round(memory)} MB more, allowed ${memoryLimitMb}.`);
    faults.push(...missed(results, growth, size).map((fault) => `${total}: ${fault}`));
  } finally {
    await server.end('SIGTERM');
  }
}

/** The median of several starts until the first answer. The one before them writes out what preparing the folder has left. */
async function timeStarts(folder: string): Promise<number> {
  const samples: number[] = [];
  for (let index = 0; index <= starts; index += 1) {
    const server = spawnServer(folder);
    try {
      const { milliseconds } = await ready(server);
      if (index > 0) samples.push(milliseconds);
    } finally {
      await server.end('SIGTERM');
    }
  }
  return percentile(samples, 0.5);
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

function missed(results: readonly Result[], growth: number, size: number): string[] {
  const isLarge = size > 100_000;
  const limit = isLarge ? limits.many : limits.few;
  // A page from far behind of what a search found costs a pass over the order.
  const held = results.filter(({ name }) => !isLarge || !name.includes('deep page'));
  const slow = held.flatMap(({ name, alone, together }) => [
    ...(alone.p95 > limit.alone ? [`${name}: p95 ${round(alone.p95)} ms, allowed ${limit.alone}`] : []),
    ...(together.p95 > limit.together
      ? [`${name}, 8 clients: p95 ${round(together.p95)} ms, allowed ${limit.together}`]
      : []),
  ]);
  const isGrowing = growth > allowedGrowth;
  return isGrowing ? [...slow, `A last page costs ${round(growth)} times as much as a first one.`] : slow;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
