/**
 * A restore of 50 MB and a rename with 5,000 referrers while others work, over HTTP, on the embedded database and on
 * PostgreSQL: how long each takes, and how long it holds up other calls.
 */
import { type BenchRow, percentile, reportBench } from '../support/bench.ts';
import { ApiClient } from '../support/contract/ApiClient.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { staticSet, toWrite } from '../support/contract/dataSetBodies.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { makeRestoreFile } from '../support/makeRestoreFile.ts';
import { startPostgres } from '../support/postgres.ts';
import { startStudio } from '../support/studioServer.ts';
import { makeReferrersFile } from './largeWrites/makeReferrersFile.ts';
import { type Probe, probeServer, signInAsViewer } from './largeWrites/probeServer.ts';

const megabytes = Number(process.env['BENCH_MEGABYTES'] ?? 50);
const referrers = 5000;
/** Milliseconds. A sign-in may take that much longer than on an idle server: its password alone costs more on a slow machine. */
const limits = { heldUp: 250, refusal: 5000, rename: 10_000 };
const idleSignIns = 9;

const rows: BenchRow[] = [];
const missed: string[] = [];

await bench('embedded');
{
  await using postgres = await startPostgres({ isDurable: true });
  await bench('PostgreSQL', await postgres.createDatabase());
}
reportBench('Large writes while others work (milliseconds)', rows, missed);

async function bench(database: string, databaseUrl?: string): Promise<void> {
  await using studio = await startStudio(databaseUrl === undefined ? {} : { databaseUrl });
  const client = await new ApiClient({ origin: studio.url }).signIn('admin');
  await client.call('createDataSet', { body: staticSet('Watched') });
  await client.call('createDataSet', { body: staticSet('Saved') });
  await client.call('createDataSet', { body: staticSet('Renamed') });
  (await client.call('listDataSets')).body(200);

  const idleSignIn = await timeSignIn(database, client);
  const { content, count } = makeRestoreFile(megabytes);
  const restored = await measure(`${database}: restore of ${count} sets`, client, () =>
    restore(client, content),
  );
  judge(restored, { whole: null, idleSignIn });
  await restore(client, makeReferrersFile('Renamed', referrers));
  const renamed = await measure(`${database}: rename with ${referrers} referrers`, client, () =>
    rename(client),
  );
  judge(renamed, { whole: limits.rename, idleSignIn });
}

/** The median while nothing else goes on, in milliseconds. */
async function timeSignIn(database: string, client: ApiClient): Promise<number> {
  const samples: number[] = [];
  while (samples.length < idleSignIns) {
    const start = performance.now();
    await signInAsViewer(client);
    samples.push(performance.now() - start);
  }
  note(`${database}: nothing else`, { name: 'sign-in', samples, refused: 0, isRead: true });
  return percentile(samples, 0.5);
}

async function restore(client: ApiClient, content: Buffer): Promise<void> {
  const query = { operation: 'REFRESH', mode: 'unmarshal' };
  (await callAsBrowser(client, 'restoreSections', { query, ...fileBody('large.dbinit', content) })).body(200);
}

async function rename(client: ApiClient): Promise<void> {
  const path = { dataSetName: 'Renamed' };
  const current = await client.call('getDataSet', { path });
  const body = toWrite(current.body(200), { name: 'Renamed again' });
  (await client.call('updateDataSet', { path, body, headers: { 'if-match': current.etag } })).body(200);
}

interface Measured {
  name: string;
  /** Milliseconds. */
  took: number;
  probes: Probe[];
}

async function measure(name: string, client: ApiClient, work: () => Promise<void>): Promise<Measured> {
  const stop = new AbortController();
  const probing = probeServer(client.copy(), stop.signal);
  const start = performance.now();
  await work();
  const took = Math.round(performance.now() - start);
  stop.abort();
  note(name, { name: 'the whole', samples: [took], refused: 0, isRead: false });
  const probes = await probing;
  for (const probe of probes) note(name, probe);
  return { name, took, probes };
}

function judge(
  { name, took, probes }: Measured,
  allowed: { whole: number | null; idleSignIn: number },
): void {
  if (allowed.whole !== null && took > allowed.whole)
    missed.push(`${name}: ${took} ms, allowed ${allowed.whole}`);
  for (const { name: call, samples, refused, isRead } of probes) {
    const max = Math.round(Math.max(...samples));
    const idle = call === 'sign-in' ? Math.round(allowed.idleSignIn) : 0;
    const most = isRead ? limits.heldUp + idle : limits.refusal;
    if (max > most) missed.push(`${name}, ${call}: ${max} ms, allowed ${most}`);
    if (isRead && refused > 0) missed.push(`${name}, ${call}: ${refused} calls failed`);
  }
}

function note(name: string, { name: call, samples, refused }: Probe): void {
  const [p50, p95] = [0.5, 0.95].map((share) => Math.round(percentile(samples, share)));
  const max = Math.round(Math.max(...samples));
  rows.push({ case: name, call, calls: samples.length, p50: p50 ?? 0, p95: p95 ?? 0, max, refused });
}
