import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectNode } from '../../scripts/bootstrap/paths.mjs';
import { ApiClient } from '../support/contract/ApiClient.ts';
import { originOf, spawnServer } from '../support/contract/spawnServer.ts';
import { ServerProcess } from '../support/ServerProcess.ts';
import type { DiskFault } from './disk/DiskFault.ts';
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
  for (const file of [faultFile, `${faultFile}.report`]) rmSync(file, { force: true });
  const dataDir = mkdtempSync(join(folder, 'data-'));
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

function whatFollowed(): string[] {
  return readFileSync(`${faultFile}.report`, 'utf8').trimEnd().split('\n');
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
    /fsync \S*pg_wal\/\w+ \(EIO: i\/o error/,
  ],
  [
    'no space is left for the log',
    { call: 'writeSync', path: wal, code: 'ENOSPC' },
    /write to \S*pg_wal\/\w+ \(ENOSPC: no space left on device/,
  ],
  [
    'no space is left for a part of what is written to the log',
    { call: 'writeSync', path: wal, code: 'ENOSPC', shortWrites: 3 },
    /write to \S*pg_wal\/\w+ \(ENOSPC: no space left on device/,
  ],
  [
    'no space is left for tables',
    { call: 'writeSync', path: tables, code: 'ENOSPC' },
    /write to \S*base\/\d+\/\d+ \(ENOSPC: no space left on device/,
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
    expect(whatFollowed()).toEqual([
      expect.stringContaining(`failed ${fault.call}`),
      'message {"what":"failed"}',
    ]);
    expect(await faultsFound(dataDir, workload)).toEqual([]);
  },
);

test('a disk that takes less at a time than it is given gets the rest, too', async () => {
  const dataDir = copyTemplate();
  const workload = new Workload(new Random(seed));
  await failAmidWrites(dataDir, workload, { call: 'writeSync', path: 'database', shortWrites: 1_000_000 });
  expect(await faultsFound(dataDir, workload)).toEqual([]);
});

/** Runs statements on a database of its own; the disk has a fault from its position among them. */
function run(...statements: (string | DiskFault)[]): Promise<{ ending: string; output: string }> {
  return runOn(copyTemplate(), ...statements);
}

async function runOn(
  dataDir: string,
  ...statements: (string | DiskFault)[]
): Promise<{ ending: string; output: string }> {
  const program = join(import.meta.dirname, 'disk', 'runStatements.ts');
  const texts = statements.map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
  const child = new ServerProcess(projectNode, [program, dataDir, ...texts], {
    env: { ...process.env, ...env },
  });
  return { ending: await endOf(child), output: child.output };
}

/** PostgreSQL goes on to another file of its log, and then uses the one before again, under a new name. */
const newLogFile = ['SELECT pg_switch_wal()', 'CHECKPOINT'];

const amidStatements: [DiskFault, string[]][] = [
  [{ call: 'fsyncSync', path: tables, code: 'EIO' }, ['CHECKPOINT']],
  [{ call: 'fsyncSync', path: 'database/global/pg_control', code: 'EIO' }, ['CHECKPOINT']],
  [{ call: 'writeSync', path: 'database/global/pg_control', code: 'EFBIG' }, ['CHECKPOINT']],
  [{ call: 'writeSync', path: tables, code: 'EDQUOT' }, ['CHECKPOINT']],
  [{ call: 'writeFileSync', path: tables, code: 'ENOSPC' }, ['CREATE TABLE other (x int)']],
  [{ call: 'ftruncateSync', path: tables, code: 'EIO' }, ['VACUUM full_of_holes']],
  [{ call: 'unlinkSync', path: tables, code: 'EROFS' }, ['DROP TABLE full_of_holes', 'CHECKPOINT']],
  [{ call: 'renameSync', path: wal, code: 'ENOSPC' }, newLogFile],
  [{ call: 'closeSync', path: wal, code: 'EIO' }, newLogFile],
  [{ call: 'fsyncSync', path: 'database/pg_wal$', code: 'EIO' }, newLogFile],
];

test.each(shareOf(amidStatements, 4))(
  'with %j, the last of %j ends the process',
  async (fault, statements) => {
    const prepared = [
      'CREATE TABLE full_of_holes AS SELECT g FROM generate_series(1, 5000) g',
      'DELETE FROM full_of_holes WHERE g > 10',
    ];
    const { ending, output } = await run(...prepared, fault, ...statements);
    expect(ending, output).toBe('ended with exit code 74');
    const done = [...prepared, ...statements.slice(0, -1)].map((statement) => `done: ${statement}\n`);
    expect(output.startsWith(`${done.join('')}Studio ends: could not `), output).toBe(true);
    expect(output).toContain(`(${fault.code}: `);
  },
);

test('a thread of the database that ends takes the process with it', async () => {
  const fault: DiskFault = { call: 'fsyncSync', path: wal, endsThread: true };
  const { ending, output } = await run(fault, 'CREATE TABLE other (x int)');
  expect(ending, output).toBe('ended with exit code 74');
  expect(output).toMatch(/^Studio ends: the database's thread has ended\.\nEvery change/);
});

test('a file that cannot be read fails the query that needs it, and no other', async () => {
  const count = (table: string) => `SELECT count(*) FROM ${table}`;
  const fault: DiskFault = { call: 'readSync', path: tables, code: 'EIO' };
  const { ending, output } = await run(
    fault,
    count('document'),
    { ...fault, path: 'nothing' },
    count('document'),
  );
  expect(output).toMatch(/^failed: .*could not read blocks.*\ndone: /);
  expect(ending).toBe('ended with exit code 0');
});

test('PostgreSQL’s own lock file, left empty by a power cut, does not block', async () => {
  const dataDir = copyTemplate();
  writeFileSync(join(dataDir, 'database', 'postmaster.pid'), '');
  const { ending, output } = await runOn(dataDir, 'SELECT 1');
  expect(output).toBe('done: SELECT 1\n');
  expect(ending).toBe('ended with exit code 0');
});
