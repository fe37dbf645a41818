/**
 * 64 clients that list, read and save data sets at the same time, over HTTP, on PGlite and on the server's own PostgreSQL, in turns: how many
 * calls are answered and how long they take, the memory of all processes, the first start, and a start after both were killed.
 */
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Engine } from '../../apps/server/src/store/openDatabase.ts';
import { type BenchRow, percentile, reportBench } from '../support/bench.ts';
import { makeDataFolder } from '../support/dataFolder.ts';
import { startStudio } from '../support/studioServer.ts';
import type { CallTimes, ClientsData } from './clients/workClients.ts';

const clients = Number(process.env['BENCH_CLIENTS'] ?? 64);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 60);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 1);
const engines = (process.env['BENCH_ENGINES'] ?? 'pglite,postgres').split(',') as Engine[];

const rows: BenchRow[] = [];
for (let round = 1; round <= rounds; round += 1) {
  for (const engine of engines) {
    const row = { round, ...(await measure(engine)) };
    rows.push(row);
    console.log(JSON.stringify(row));
  }
}
reportBench(`${clients} clients for ${seconds} s, a fifth of the calls saves (milliseconds, MiB)`, rows);

async function measure(engine: Engine): Promise<BenchRow> {
  const folder = makeDataFolder('studio-clients-');
  const dataDir = join(folder, 'data');
  try {
    const begun = performance.now();
    await using studio = await startStudio({ dataDir, engine, isEmpty: true });
    const firstStart = Math.round(performance.now() - begun);
    const processorBefore = processorSeconds(studio.pid);
    const times = await runClients(studio.url);
    const processor = processorSeconds(studio.pid) - processorBefore;
    const memory = memoryOf(studio.pid);
    for (const pid of postgresOf(dataDir)) process.kill(pid, 'SIGKILL');
    await studio.kill();
    const killed = performance.now();
    await studio.restart();
    const again = Math.round(performance.now() - killed);
    const all = times.flatMap(({ samples }) => samples).length;
    const rated = times.flatMap(({ call, samples, refused }) => [
      [`${call} p50`, Math.round(percentile(samples, 0.5))],
      [`${call} p95`, Math.round(percentile(samples, 0.95))],
      [`${call} refused`, refused],
    ]);
    return {
      ...{ engine, 'calls/s': Math.round(all / seconds), ...Object.fromEntries(rated) },
      ...{ 'processor s': Math.round(processor), ...memory, 'first start': firstStart, 'after kill': again },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runClients(origin: string): Promise<CallTimes[]> {
  const workerData: ClientsData = { origin, clients, seconds };
  const worker = new Worker(join(import.meta.dirname, 'clients', 'workClients.ts'), { workerData });
  const [times] = await once(worker, 'message');
  return times;
}

/** A process with all that it has started. */
function familyOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const [, parent] = /\) \S (\d+)/.exec(readIfThere(`/proc/${name}/stat`)) ?? [];
      return Number(parent) === pid ? [Number(name)] : [];
    });
  return [pid, ...parents.flatMap(familyOf)];
}

/** Resident memory in MiB: as each process counts it, and with what several share counted once. */
function memoryOf(pid: number): { rss: number; pss: number } {
  const sum = (name: string) =>
    familyOf(pid).reduce((total, each) => {
      const [, kilobytes] =
        new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readIfThere(`/proc/${each}/smaps_rollup`)) ?? [];
      return total + Number(kilobytes ?? 0) / 1024;
    }, 0);
  return { rss: Math.round(sum('Rss')), pss: Math.round(sum('Pss')) };
}

/** Processor time that a process and what it has started have used, without those that have ended. */
function processorSeconds(pid: number): number {
  return familyOf(pid).reduce((total, each) => {
    const [user = 0, system = 0] =
      readIfThere(`/proc/${each}/stat`).split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
    return total + (user + system) / 100;
  }, 0);
}

/** The process of the server's own PostgreSQL. */
function postgresOf(dataDir: string): number[] {
  const [pid] = readIfThere(join(dataDir, 'postgres', 'postmaster.pid')).split('\n');
  return pid ? [Number(pid)] : [];
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
