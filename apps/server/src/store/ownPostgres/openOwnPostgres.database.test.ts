import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { createServer } from '../../createServer.ts';
import type { Database } from '../Database.ts';
import { openDatabase } from '../openDatabase.ts';

const limits = { timeout: 120_000 };
const folders: string[] = [];
const open = new Set<Database>();

afterEach(async () => {
  for (const database of open) await database.close();
  open.clear();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A data folder that is not there yet, in one that every account may enter. @param name of the data folder */
function newFolder(name = 'data'): string {
  const folder = mkdtempSync(join(tmpdir(), 'studio own postgres-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return join(folder, name);
}

async function start(
  dataDir: string,
  engine: 'auto' | 'postgres' | 'pglite' = 'postgres',
): Promise<Database> {
  const database = await openDatabase({ databaseUrl: null, dataDir, engine });
  open.add(database);
  return database;
}

async function stop(database: Database): Promise<void> {
  open.delete(database);
  await database.close();
}

async function ask({ queries }: Database, text: string): Promise<unknown[]> {
  const { rows } = (await queries.execute(sql.raw(text))) as unknown as { rows: object[] };
  return rows.flatMap((row) => Object.values(row));
}

function processOf(dataDir: string): number {
  const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return Number(pid);
}

/**
 * A PostgreSQL whose server was killed. Answers its process.
 * @param isWatched whether it ends by itself then; without the shell that has it end it goes on running
 */
async function leaveBehind(dataDir: string, isWatched = false): Promise<number> {
  const module = JSON.stringify(new URL('../openDatabase.ts', import.meta.url).href);
  const withoutShell = `
    const processes = require('node:child_process');
    const { spawn } = processes;
    processes.spawn = (program, ...given) => spawn(program === '/bin/sh' ? '/no/shell' : program, ...given);
    require('node:module').syncBuiltinESMExports();`;
  const program = `
    import { createRequire } from 'node:module';
    const require = createRequire(${module});
    ${isWatched ? '' : withoutShell}
    const { openDatabase } = await import(${module});
    const { queries } = await openDatabase({ databaseUrl: null, dataDir: ${JSON.stringify(dataDir)}, engine: 'postgres' });
    await queries.execute('CREATE TABLE kept AS SELECT 7 AS number');
    process.stdout.write('open');
    setInterval(() => undefined, 1000);`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  const pid = processOf(dataDir);
  server.kill('SIGKILL');
  await once(server, 'exit');
  if (!isWatched) process.kill(pid, 0);
  return pid;
}

test(
  'data is there after a stop, in a folder of any name, which no other account can read',
  limits,
  async () => {
    const dataDir = newFolder('of ours, it’s "quoted" – %20');
    const first = await start(dataDir);
    await ask(first, 'CREATE TABLE kept AS SELECT 7 AS number');
    expect(await ask(first, "SELECT lower('ÄÉ'), 'ä' < 'z', current_setting('fsync')")).toEqual([
      'äé',
      false,
      'on',
    ]);
    const pid = processOf(dataDir);
    await stop(first);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(await ask(await start(dataDir), 'SELECT number FROM kept')).toEqual([7]);
    expect(statSync(join(dataDir, 'postgres')).mode & 0o077).toBe(0);
    expect(statSync(join(dataDir, 'postgres.password')).mode & 0o077).toBe(0);
  },
);

test(
  'where the path is too long for a socket, it listens on the loopback address, and wants the password',
  limits,
  async () => {
    const dataDir = newFolder('long'.repeat(30));
    const database = await start(dataDir);
    expect(await ask(database, "SELECT current_setting('listen_addresses')")).toEqual(['127.0.0.1']);
    const [port] = await ask(database, "SELECT current_setting('port')");
    const intruder = openDatabase({
      databaseUrl: `postgresql://studio:guessed@127.0.0.1:${port}/postgres`,
      dataDir,
    });
    await expect(intruder).rejects.toMatchObject({ cause: { code: '28P01' } });
  },
);

test('a second server is refused, and the first goes on', limits, async () => {
  const dataDir = newFolder();
  const first = await start(dataDir);
  await expect(start(dataDir)).rejects.toThrow(`in use by process ${process.pid}`);
  expect(await ask(first, 'SELECT 1')).toEqual([1]);
});

test(
  'a PostgreSQL that is killed is started again with what it had committed, and numbers go on',
  limits,
  async () => {
    const dataDir = newFolder();
    const database = await start(dataDir);
    // In one transaction, as the migrations and the first content are.
    await ask(
      database,
      'DO $$ BEGIN CREATE TABLE kept (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY); INSERT INTO kept DEFAULT VALUES; END $$',
    );
    await ask(database, 'INSERT INTO kept DEFAULT VALUES');
    const pid = processOf(dataDir);
    process.kill(pid, 'SIGKILL');
    const read = async () => {
      expect(processOf(dataDir)).not.toBe(pid);
      expect(await ask(database, 'SELECT id FROM kept ORDER BY id')).toEqual([1, 2]);
    };
    await vi.waitFor(read, { timeout: 60_000 });
    // PostgreSQL leaves out those that it had taken in advance.
    const [next] = await ask(database, 'INSERT INTO kept DEFAULT VALUES RETURNING id');
    expect(next).toBeGreaterThan(2);
  },
);

test('PostgreSQL ends properly when its server was killed', limits, async () => {
  const dataDir = newFolder();
  const pid = await leaveBehind(dataDir, true);
  const ended = () => expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  await vi.waitFor(ended, { timeout: 60_000 });
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  expect(await ask(await start(dataDir), 'SELECT number FROM kept')).toEqual([7]);
});

test('what a killed server has left running is ended, and its data is there', limits, async () => {
  const dataDir = newFolder();
  const pid = await leaveBehind(dataDir);
  expect(await ask(await start(dataDir), 'SELECT number FROM kept')).toEqual([7]);
  expect(processOf(dataDir)).not.toBe(pid);
});

test('server and PostgreSQL killed: a process that has the number now is left alone', limits, async () => {
  const dataDir = newFolder();
  const pid = await leaveBehind(dataDir);
  process.kill(pid, 'SIGKILL');
  const other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' });
  try {
    const lockFile = join(dataDir, 'postgres', 'postmaster.pid');
    writeFileSync(lockFile, readFileSync(lockFile, 'utf8').replace(/^\d+/, String(other.pid)));
    expect(await ask(await start(dataDir), 'SELECT number FROM kept')).toEqual([7]);
    expect(other.exitCode ?? other.signalCode).toBeNull();
  } finally {
    other.kill('SIGKILL');
  }
});

test('a lock file that a power cut left empty does not keep it from starting', limits, async () => {
  const dataDir = newFolder();
  await stop(await start(dataDir));
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), '');
  expect(await ask(await start(dataDir), 'SELECT 1')).toEqual([1]);
});

test('a first start that was cut short is made anew', limits, async () => {
  const dataDir = newFolder();
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '18');
  writeFileSync(join(dataDir, 'postgres.unfinished'), '');
  expect(await ask(await start(dataDir), 'SELECT 1')).toEqual([1]);
  expect(existsSync(join(dataDir, 'postgres.unfinished'))).toBe(false);
});

test('data of another major version is refused with what to do, and left alone', limits, async () => {
  const dataDir = newFolder();
  await stop(await start(dataDir));
  const version = join(dataDir, 'postgres', 'PG_VERSION');
  writeFileSync(version, '17\n');
  await expect(start(dataDir)).rejects.toThrow(/written by PostgreSQL 17.*make a backup/);
  writeFileSync(version, '18\n');
  expect(await ask(await start(dataDir), 'SELECT 1')).toEqual([1]);
});

test('what PGlite has kept is taken over row by row, and stays beside', limits, async () => {
  const dataDir = newFolder();
  const server = await createServer({ dataDir, engine: 'pglite', logLevel: 'silent', staticDir: null });
  const count = 'SELECT count(*)::int, max(revision)::int FROM history';
  const tables =
    "SELECT string_agg(relname::text || relkind::text, ' ' ORDER BY relname) FROM pg_class WHERE relnamespace = 'public'::regnamespace";
  const { rows } = (await server.queries.execute(sql.raw(count))) as unknown as { rows: object[] };
  const expected = rows.flatMap((row) => Object.values(row));
  await server.close();

  const database = await start(dataDir, 'auto');
  expect(database.location).toBe(dataDir);
  expect(await ask(database, count)).toEqual(expected);
  expect(existsSync(join(dataDir, 'database'))).toBe(false);
  const [names] = await ask(database, tables);
  const [last] = await ask(database, 'SELECT max(id)::int FROM history');
  expect(await ask(database, "SELECT nextval(pg_get_serial_sequence('history', 'id'))::int")).toEqual([
    Number(last) + 1,
  ]);
  await stop(database);

  const kept = newFolder();
  mkdirSync(kept);
  renameSync(join(dataDir, 'database.before-postgres'), join(kept, 'database'));
  const former = await start(kept, 'pglite');
  expect(await ask(former, tables)).toEqual([names]);
  expect(await ask(former, count)).toEqual(expected);
  await expect(start(dataDir, 'pglite')).rejects.toThrow('STUDIO_DATABASE');
});
