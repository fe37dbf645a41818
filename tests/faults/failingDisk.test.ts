import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from '../support/contract/ApiClient.ts';
import { originOf, spawnServer } from '../support/contract/spawnServer.ts';
import type { ServerProcess } from '../support/ServerProcess.ts';
import type { DiskFault } from './disk/failingDisk.ts';
import { faultSeed, shareOf } from './effort.ts';
import { findLosses } from './findLosses.ts';
import { Random } from './Random.ts';
import { Workload } from './Workload.ts';

/** Ample for a process that ends at once; one that spins never ends. */
const endDeadlineMs = 30_000;
const seed = faultSeed;
const folder = mkdtempSync(join(tmpdir(), 'studio-disk-'));
const template = join(folder, 'template');
const faultFile = join(folder, 'fault.json');
/** Its files are written by the server's own process, where a fault can be put in the way. */
const pglite = { STUDIO_DATABASE: 'pglite' };
const env = {
  DISK_FAULT: faultFile,
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'disk', 'failingDisk.ts'))}`,
};

beforeAll(async () => {
  const server = spawnServer(template, pglite);
  await originOf(server);
  await server.end('SIGTERM', endDeadlineMs);
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A data directory of its own, as a server has left it that was stopped. */
function copyTemplate(): string {
  rmSync(faultFile, { force: true });
  const dataDir = mkdtempSync(join(folder, 'data-'));
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

/** The end of a process that is to end by itself. */
async function endOf(server: ServerProcess): Promise<string> {
  const timer = setTimeout(() => void server.end('SIGKILL'), endDeadlineMs);
  return server.ended.finally(() => clearTimeout(timer));
}

/** Writes on a server until `acknowledged` more are, then has the disk fail, and writes on. */
async function failAmidWrites(dataDir: string, workload: Workload, fault: DiskFault): Promise<ServerProcess> {
  const server = spawnServer(dataDir, { ...env, ...pglite });
  const client = await new ApiClient({ origin: await originOf(server) }).signIn('admin');
  const reached = workload.acknowledge(20);
  const writing = workload.run(client);
  await Promise.race([reached, writing]);
  writeFileSync(faultFile, JSON.stringify(fault));
  const atFault = workload.acknowledge(200);
  if (fault.code === undefined) {
    await Promise.race([atFault, writing]);
    await server.end('SIGKILL');
  } else expect(await endOf(server)).toBe('ended with exit code 74');
  await writing;
  return server;
}

/** What an undisturbed server finds wrong with the writes. */
async function faultsFound(dataDir: string, workload: Workload): Promise<string[]> {
  rmSync(faultFile, { force: true });
  const server = spawnServer(dataDir, pglite);
  const client = await new ApiClient({ origin: await originOf(server) }).signIn('admin');
  const faults = await Promise.all(workload.slots.map((slot) => slot.reconcile(client)));
  await server.end('SIGTERM', endDeadlineMs);
  return [...faults.flat(), ...(await findLosses(dataDir, workload.acknowledgedVersions, 'pglite'))];
}

const wal = 'database/pg_wal/0';
const tables = 'database/base/\\d+/\\d';

const amidWrites: [string, DiskFault, RegExp][] = [
  [
    'the log cannot be synced',
    { call: 'fsyncSync', path: wal, code: 'EIO' },
    /keeps no file of the database: Error: EIO/,
  ],
  [
    'no space is left for the log',
    { call: 'writeSync', path: wal, code: 'ENOSPC' },
    /does not take what is written: Error: ENOSPC/,
  ],
  [
    'no space is left for a part of what is written to the log',
    { call: 'writeSync', path: wal, code: 'ENOSPC', shortWrites: 3 },
    /does not take what is written: Error: ENOSPC/,
  ],
  [
    'no space is left for tables',
    { call: 'writeSync', path: tables, code: 'ENOSPC' },
    /does not take what is written: Error: ENOSPC/,
  ],
];

test.each(shareOf(amidWrites, 2))(
  `%s: the server says so and ends, and has acknowledged nothing that is not there (seed ${seed})`,
  async (_, fault, words) => {
    const dataDir = copyTemplate();
    const workload = new Workload(new Random(seed));
    const server = await failAmidWrites(dataDir, workload, fault);
    expect(server.output).toMatch(words);
    expect(server.output).toContain('Every change that was acknowledged is on the disk');
    expect(await faultsFound(dataDir, workload)).toEqual([]);
  },
);

test('a disk that takes less at a time than it is given gets the rest, too', async () => {
  const dataDir = copyTemplate();
  const workload = new Workload(new Random(seed));
  await failAmidWrites(dataDir, workload, { call: 'writeSync', path: 'database', shortWrites: 1_000_000 });
  expect(await faultsFound(dataDir, workload)).toEqual([]);
});
