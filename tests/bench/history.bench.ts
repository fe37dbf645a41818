/**
 * The detailed history of a studio with 200,000 entries, over HTTP: pages in every order, searches,
 * ranges and downloads; and the import of 2,125 class codes. Then 1,000 versions of a document of 1 MB: their storage, writing and reading.
 */
import { rmSync } from 'node:fs';
import { type BenchRow, percentile, reportBench } from '../support/bench.ts';
import { ApiClient, type CallInput } from '../support/contract/ApiClient.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { originOf, spawnServer } from '../support/contract/spawnServer.ts';
import { makeDataFolder } from '../support/dataFolder.ts';
import { measureVersions, type VersionFigures } from './history/measureVersions.ts';
import { seedHistory } from './history/seedHistory.ts';

const entries = 200_000;
const calls = 15;
/** Milliseconds. What reads and orders every entry may take longer than what an index answers. */
const limits = { page: 100, search: 500, download: 15_000, import: 5000 };
/** About 1 MB. */
const items = 6000;
/** Bytes for a version in which one label changed, and milliseconds. */
const versionLimits = { bytesPerVersion: 1000, read: 100, deltaPause: 20 };

interface BenchCase {
  name: string;
  limit: number;
  query: NonNullable<CallInput['query']>;
}

interface Result {
  name: string;
  limit: number;
  p50: number;
  max: number;
}

const dataDir = makeDataFolder('studio-bench-');
try {
  await bench();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function bench(): Promise<void> {
  const first = spawnServer(dataDir);
  await originOf(first, 300_000);
  await first.end('SIGTERM');
  await seedHistory(dataDir, entries);
  const server = spawnServer(dataDir);
  try {
    const origin = await originOf(server, 300_000);
    const client = await new ApiClient({ origin }).signIn('admin');
    const total = (await client.call('listConfigurationLogs')).body(200).totalRecords;
    const results: Result[] = [];
    for (const each of cases(total)) results.push(await measure(client, each));
    results.push(...(await measureFiles(client)));
    const rows: BenchRow[] = results.map(({ name, p50, max }) => ({ case: name, p50, max }));
    const missed = results.filter(({ p50, limit }) => p50 > limit);
    const versions = await measureVersions(items);
    reportBench(
      `Detailed history with ${total} entries; versions of a document of 1 MB (milliseconds)`,
      [...rows, ...versionRows(versions)],
      [
        ...missed.map(({ name, p50, limit }) => `${name}: ${p50} ms, allowed ${limit}`),
        ...missedVersions(versions),
      ],
    );
  } finally {
    await server.end('SIGTERM');
  }
}

function versionRows(figures: VersionFigures): BenchRow[] {
  const { documentBytes, wholeBytes, bytesPerVersion, deltaPause } = figures;
  const timesOf = (name: string, times: readonly number[]): BenchRow => ({
    case: name,
    p50: rounded(percentile(times, 0.5)),
    p95: rounded(percentile(times, 0.95)),
    max: rounded(Math.max(...times)),
  });
  return [
    { case: 'the document', bytes: documentBytes },
    { case: 'its first version', bytes: wholeBytes },
    { case: 'each later version', bytes: rounded(bytesPerVersion) },
    timesOf('a version written', figures.writes),
    timesOf('any version read', figures.reads),
    timesOf('its delta made', figures.deltas),
    { case: 'the event loop waits for a delta', max: rounded(deltaPause) },
  ];
}

function missedVersions({ bytesPerVersion, reads, deltaPause }: VersionFigures): string[] {
  const figures = { bytesPerVersion, read: percentile(reads, 0.95), deltaPause };
  return Object.entries(versionLimits)
    .map(([name, limit]) => ({ name, limit, figure: figures[name as keyof typeof figures] }))
    .filter(({ figure, limit }) => figure > limit)
    .map(({ name, limit, figure }) => `${name}: ${rounded(figure)}, allowed ${limit}`);
}

function cases(total: number): BenchCase[] {
  const last = total - 25;
  const orders = ['timeCreated', 'user', 'type', 'action', 'message'].flatMap((sortBy) => {
    const limit = sortBy === 'message' ? limits.search : limits.page;
    return [
      { name: `by ${sortBy}, first page`, limit, query: { sortBy } },
      { name: `by ${sortBy}, last page`, limit, query: { sortBy, startIndex: last } },
      { name: `by ${sortBy}, middle page`, limit: limits.search, query: { sortBy, startIndex: total >> 1 } },
    ];
  });
  const from = Date.now() - 7 * 86_400_000;
  return [
    ...orders,
    { name: 'search, common', limit: limits.search, query: { filterText: 'roof' } },
    { name: 'search, rare', limit: limits.search, query: { filterText: ' 99973' } },
    { name: 'search, nothing', limit: limits.search, query: { filterText: 'no such text' } },
    { name: 'search by user', limit: limits.search, query: { filterText: 'herrera', filterFields: 1 } },
    { name: 'last 7 days', limit: limits.page, query: { timeRange: `${from}..` } },
    {
      name: 'last 7 days, search',
      limit: limits.page,
      query: { timeRange: `${from}..`, filterText: 'roof' },
    },
  ];
}

async function measure(client: ApiClient, { name, limit, query }: BenchCase): Promise<Result> {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    times.push(await timed(async () => (await client.call('listConfigurationLogs', { query })).body(200)));
  }
  return { name, limit, p50: percentile(times, 0.5), max: Math.max(...times) };
}

async function measureFiles(client: ApiClient): Promise<Result[]> {
  const query = (exportType: string) => ({ exportType, currentState: 'administrator' });
  const csv = await timed(() => callAsBrowser(client, 'downloadHistoryCsv', { query: query('csv') }));
  const xls = await timed(() => callAsBrowser(client, 'downloadHistoryXls', { query: query('xls') }));
  const lines = Array.from({ length: 2125 }, (_, index) => `${111_110 + index}\tIndustry ${index}`);
  const file = fileBody('codes.txt', ['Code\tDescription', ...lines].join('\r\n'));
  const codes = await timed(() => callAsBrowser(client, 'importClassCodes', file));
  return [
    { name: 'download as .csv', limit: limits.download, p50: csv, max: csv },
    { name: 'download as .xls', limit: limits.download, p50: xls, max: xls },
    { name: 'import of 2,125 class codes', limit: limits.import, p50: codes, max: codes },
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return rounded(performance.now() - start);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
