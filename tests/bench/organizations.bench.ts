/**
 * 50,000 organizations on the embedded database, over HTTP: pages, searches and filters of their list, for one client and for eight; what
 * their forms lack, from the first call after the start on; and 500 live connections, which an update has to reach. The server runs as a
 * process of its own, whose processor time is shown beside the time that passes. BENCH_SIZES=900 tries another number.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { type BenchRow, percentile, reportBench } from '../support/bench.ts';
import { ApiClient } from '../support/contract/ApiClient.ts';
import type { EventReader } from '../support/contract/EventReader.ts';
import { originOf, spawnServer } from '../support/contract/spawnServer.ts';
import type { ServerProcess } from '../support/ServerProcess.ts';
import type { BenchCase } from './lists/cases.ts';
import { measure } from './lists/measure.ts';
import { prepareOrganizations } from './organizations/prepareOrganizations.ts';

const sizes = (process.env['BENCH_SIZES'] ?? '900,50000').split(',').map(Number);
const runs = 3;
const one = { clients: 1, calls: 20, runs };
const eight = { clients: 8, calls: 6, runs };
const connections = 500;
/** The most that a session may hold by default. */
const streamsOfSession = 20;
const updates = 10;
/** Milliseconds, p95 of lists as of any list; of live updates the last one of all that it has to reach. */
const limits = { alone: 50, together: 200, live: 1000 };

const rows: BenchRow[] = [];
const missed: string[] = [];
for (const size of sizes) await bench(size);
reportBench(`Organizations (milliseconds; load ${loadavg()[0]?.toFixed(1)})`, rows, missed);

async function bench(size: number): Promise<void> {
  const server = spawnServer(await prepareOrganizations(size));
  try {
    const client = await new ApiClient({ origin: await originOf(server, 300_000) }).signIn('admin');
    await benchMissing(server, client, size);
    const { totalRecords: total } = (await client.call('filterOrganizations')).body(200);
    for (const each of casesOf(total)) {
      await client.send('GET', each.target(0));
      const alone = await measure(client, each, one);
      const together = await measure(client, each, eight);
      const name = `${total} organizations: ${each.name}`;
      rows.push({
        case: name,
        p50: round(alone.p50),
        p95: round(alone.p95),
        'p95, 8 clients': round(together.p95),
      });
      if (alone.p95 > limits.alone)
        missed.push(`${name}: p95 ${round(alone.p95)} ms, allowed ${limits.alone}`);
      if (together.p95 > limits.together) {
        missed.push(`${name}, 8 clients: p95 ${round(together.p95)} ms, allowed ${limits.together}`);
      }
    }
    await benchLive(server, client, size);
  } finally {
    await server.end('SIGTERM');
  }
}

function casesOf(total: number): BenchCase[] {
  const words = ['Alder', 'Harbor', 'Maple', 'Union', 'Risk', 'Mutual', 'Group'];
  const list = (query: Record<string, string | number>) =>
    `/rest/Organization/filter?${new URLSearchParams(Object.entries({ numberOfRows: 25, ...query }).map(([key, value]) => [key, String(value)]))}`;
  const at = (text: string) => ({ filterUri: `/Organization?${text}` });
  return [
    { name: 'first page by name', target: (n) => list({ startIndex: (n % 19) * 25 }) },
    { name: 'a page from the middle', target: (n) => list({ startIndex: Math.floor(total / 2) + n }) },
    { name: 'by parent', target: (n) => list({ sortBy: 'parentName', startIndex: (n % 19) * 25 }) },
    {
      name: 'by code, descending',
      target: (n) => list({ sortBy: 'code', sortDirection: 'desc', startIndex: n }),
    },
    { name: 'of a type', target: (n) => list({ organizationType: 1 + (n % 4) }) },
    {
      name: 'search of 3 characters',
      target: (n) => list(at(`search=${words[n % words.length]?.slice(0, 3)}`)),
    },
    { name: 'search of a number', target: (n) => list(at(`search=${n}`)) },
    { name: 'name and state', target: (n) => list(at(`name=${words[n % words.length]}&state=IA`)) },
    {
      name: 'those that lack something',
      target: (n) => list({ ...at('missingFields=true'), startIndex: n }),
    },
    {
      name: 'what is missing, a page',
      target: (n) => `/rest/OrganizationForm/missing?startIndex=${(n % 19) * 25}&numberOfRows=25`,
    },
  ];
}

/** Milliseconds of calls that are made again and again until a signal: the first one, and the longest. */
async function watchCalls(call: () => Promise<unknown>, { signal }: { signal: AbortSignal }) {
  const times: number[] = [];
  while (!signal.aborted) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  return { first: times[0] ?? Number.NaN, most: Math.max(...times) };
}

/** The first call, which waits for what is read after the start, with other calls meanwhile; one after it; and one after an organization was saved. */
async function benchMissing(server: ServerProcess, client: ApiClient, size: number): Promise<void> {
  const note = async (name: string) => {
    const [before, start] = [processorTime(server), performance.now()];
    (await client.call('listMissingFields', { query: { numberOfRows: 25 } })).body(200);
    const [ms, cpu] = [performance.now() - start, processorTime(server) - before];
    rows.push({ case: `${size}: ${name}`, p50: round(ms), 'processor time': round(cpu) });
  };
  const over = new AbortController();
  const lists = watchCalls(() => client.call('filterOrganizations', { query: { numberOfRows: 25 } }), over);
  const health = watchCalls(() => client.call('getHealth'), over);
  await note('what is missing, first call after the start');
  over.abort();
  for (const [name, { first, most }] of [
    ['the first page of a list', await lists],
    ['/health', await health],
  ] as const) {
    rows.push({ case: `${size}: ${name} meanwhile, first call`, p50: round(first) });
    rows.push({ case: `${size}: ${name} meanwhile, at most`, p50: round(most) });
  }
  await note('what is missing, second call');
  const { id } = (await client.call('createOrganization', { query: { organizationType: 1 } })).body(201);
  await note('what is missing, after a save');
  await client.call('deleteOrganization', { path: { id }, headers: { 'if-match': '*' } });
}

/** Connections of three users, and how long an update takes until the last of them has it. */
async function benchLive(server: ServerProcess, client: ApiClient, size: number): Promise<void> {
  const { id } = (await client.call('createOrganization', { query: { organizationType: 1 } })).body(201);
  const uri = `/Organization:${id}`;
  const readers: EventReader[] = [];
  for (let session = 0; readers.length < connections; session += 1) {
    const user = await client.signedOut().signIn(['admin', 'author', 'viewer'][session % 3] ?? '');
    for (let stream = 0; stream < streamsOfSession && readers.length < connections; stream += 1)
      readers.push(await user.watch([uri]));
  }
  await Promise.all(readers.map((reader) => reader.next('current')));
  const [times, before]: [number[], number] = [[], processorTime(server)];
  for (let update = 0; update < updates; update += 1) {
    const start = performance.now();
    const all = readers.map((reader) => reader.next('saved'));
    const body = { name: `Live ${update}` };
    await client.call('updateOrganization', { path: { id }, headers: { 'if-match': '*' }, body });
    await Promise.all(all);
    times.push(performance.now() - start);
  }
  const cpu = (processorTime(server) - before) / updates;
  await Promise.all(readers.map((reader) => reader.close()));
  const name = `${size}: an update reaches ${readers.length} connections, its save included`;
  const p95 = percentile(times, 0.95);
  rows.push({
    case: name,
    p50: round(percentile(times, 0.5)),
    p95: round(p95),
    'processor time': round(cpu),
  });
  if (p95 > limits.live) missed.push(`${name}: p95 ${round(p95)} ms, allowed ${limits.live}`);
}

/** Milliseconds that a process has computed so far, all of its threads together. NaN where the system does not tell. */
function processorTime({ pid }: ServerProcess): number {
  if (process.platform !== 'linux' || pid === undefined) return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // In hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
