import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fault } from '../../fault.ts';
import { isErrorWithCode } from '../isErrorWithCode.ts';
import { endOrphan } from './endOrphan.ts';
import type { Programs } from './findPrograms.ts';
import { processEnvironment, userName } from './makeCluster.ts';

/** Of the socket's name; PostgreSQL listens on no port then. */
const socketPort = 5432;
/** Bytes of a socket's path that every system takes. */
const longestSocketPath = 103;

const lookEvery = 10;
/** Milliseconds that processes of a PostgreSQL that was killed have to notice it; a statement that computes may keep one. */
const leftoversWithin = 60_000;
const leftoversPause = 50;
const shortestPause = 250;
const longestPause = 10_000;
/** Milliseconds to end properly, before PostgreSQL has to end on the spot and recover at its next start. */
const stopWithin = 8_000;
const quitWithin = 3_000;
const keptCharacters = 4_000;
/** Another process may take a free port before PostgreSQL does. */
const portAttempts = 5;

/**
 * Of a shell beside PostgreSQL that ends it properly once its server is gone, however that ended: it waits at a pipe whose other end only the
 * server has. The lock file says that the process is still the same.
 */
const watch =
  'trap "" INT TERM HUP; read -r _; read -r pid < postmaster.pid && [ "$pid" = "$1" ] && kill -INT "$pid"';

/** Beyond PostgreSQL's defaults: small, no more processes than one server needs, and nothing that takes shared memory of the system. */
const settings: Readonly<Record<string, string | number>> = {
  ...{ max_connections: 40, shared_buffers: '64MB', huge_pages: 'off' },
  // What there is to recover after it was killed: more often tidied, less of it.
  ...{ max_wal_size: '128MB', checkpoint_timeout: '1min' },
  // Not `minimal`: PostgreSQL would not log the next 32 numbers of a sequence that is new, and give them again after it was killed.
  ...{ wal_level: 'replica', max_wal_senders: 0, max_logical_replication_workers: 0 },
  ...{ max_parallel_workers_per_gather: 0, max_parallel_maintenance_workers: 0, io_method: 'sync' },
  ...{ unix_socket_permissions: '0700', timezone: 'UTC', log_timezone: 'UTC' },
  // Statements that fail are reported to the server, which logs them without their parameters.
  ...{ log_min_messages: 'log', log_min_error_statement: 'panic', log_checkpoints: 'off' },
};

/** Where PostgreSQL listens: on a socket in its own folder, or on a port of the loopback address where no socket can be there. */
interface Address {
  host: string;
  port: number;
}

interface PostgresProcessOptions {
  /** The absolute path of the cluster, which must be locked for this process. */
  cluster: string;
  programs: Programs;
  password: string;
}

/**
 * The server's own PostgreSQL, as a process beside it. It is started again whenever it ends without having been asked to; calls
 * find no database meanwhile. What a killed server has left running on the cluster is ended first.
 */
export class PostgresProcess {
  readonly #options: PostgresProcessOptions;
  readonly #stopping = new AbortController();
  #address: Address;
  #child: ChildProcess | null = null;
  #watcher: ChildProcess | null = null;
  #output = '';
  #reviving: Promise<void> | null = null;
  readonly #endWithProcess = () => void this.#child?.kill('SIGINT');

  private constructor(options: PostgresProcessOptions, address: Address) {
    this.#options = options;
    this.#address = address;
  }

  /** Starts PostgreSQL and waits until it answers, however long it takes to recover. Throws with its last words when it ends instead. */
  static async start(options: PostgresProcessOptions): Promise<PostgresProcess> {
    const started = new PostgresProcess(options, await addressFor(options.cluster));
    process.once('exit', started.#endWithProcess);
    try {
      await started.#listen();
      return started;
    } catch (error) {
      await started.stop();
      throw error;
    }
  }

  /** The address of its database, with the password. It stays the same. */
  get url(): string {
    const { host, port } = this.#address;
    const { password } = this.#options;
    const query = host.startsWith('/') ? `?host=${encodeURIComponent(host)}` : '';
    return `postgresql://${userName}:${password}@127.0.0.1:${port}/postgres${query}`;
  }

  /** Ends it properly, or on the spot when that takes long: what was committed is kept in any case. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#reviving;
    process.off('exit', this.#endWithProcess);
    const child = this.#child;
    if (child === null) return;
    const ended = once(child, 'exit');
    const insist = [
      setTimeout(() => child.kill('SIGQUIT'), stopWithin),
      setTimeout(() => child.kill('SIGKILL'), stopWithin + quitWithin),
    ];
    child.kill('SIGINT');
    await ended;
    for (const timer of insist) clearTimeout(timer);
  }

  /** Starts it for the first time. File systems of other machines may hold files and no sockets: then it listens on a port. */
  async #listen(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#launch();
      } catch (error) {
        const isRefused = /could not create any (Unix-domain|TCP\/IP) sockets/.test(String(error));
        if (!isRefused || attempt === portAttempts) throw error;
        this.#address = await loopbackAddress();
      }
    }
  }

  /** Starts it, again while processes of the one before are still there. */
  async #launch(): Promise<void> {
    const deadline = performance.now() + leftoversWithin;
    const { cluster } = this.#options;
    for (;;) {
      await endOrphan(cluster);
      removeSockets(cluster);
      try {
        return await this.#spawn();
      } catch (error) {
        const hasLeftovers = /pre-existing shared memory block/.test(String(error));
        if (!hasLeftovers || this.#stopping.signal.aborted || performance.now() > deadline) throw error;
        await delay(leftoversPause);
      }
    }
  }

  async #spawn(): Promise<void> {
    const { cluster, programs } = this.#options;
    const child = spawn(programs.postgres, this.#arguments(), {
      ...programs.account,
      cwd: cluster,
      env: processEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      // A group of its own: an interrupt from the terminal is for the server, which lets what is under way finish first.
      detached: true,
    });
    this.#output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      this.#output = (this.#output + chunk.toString()).slice(-keptCharacters);
    });
    let ending: string | null = null;
    let isReady = false;
    const end = (description: string) => {
      ending = `PostgreSQL ${description}. ${this.#lastWords()}`;
      this.#child = null;
      this.#watcher?.kill('SIGKILL');
      this.#watcher = null;
      if (isReady) this.#revive(ending);
    };
    child.once('error', ({ message }) => end(`does not start: ${message}`));
    child.once('exit', (code, signal) => end(`ended with ${signal ?? `exit code ${code}`}`));
    this.#child = child;
    if (child.pid !== undefined) this.#watcher = watchFor(child.pid, this.#options);
    while (!isUp(cluster, child.pid)) {
      if (ending !== null) throw new Error(ending);
      await delay(lookEvery);
    }
    if (ending !== null) throw new Error(ending);
    this.#output = '';
    isReady = true;
  }

  #arguments(): string[] {
    const { host, port } = this.#address;
    const isSocket = host.startsWith('/');
    const all = {
      ...settings,
      port,
      listen_addresses: isSocket ? '' : host,
      // Commas separate folders; the one that PostgreSQL works in is this one.
      unix_socket_directories: isSocket ? '.' : '',
    };
    const given = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    return ['-D', this.#options.cluster, ...given];
  }

  #revive(reason: string): void {
    if (this.#stopping.signal.aborted) return;
    report(`${reason}\nIt is started again.`);
    this.#reviving = this.#relaunch().finally(() => {
      this.#reviving = null;
    });
  }

  async #relaunch(): Promise<void> {
    const { signal } = this.#stopping;
    for (let pause = shortestPause; !signal.aborted; pause = Math.min(longestPause, 2 * pause)) {
      try {
        await this.#launch();
        return report('PostgreSQL runs again.');
      } catch (error) {
        // Once: what follows, as on a full disk, is the same until somebody makes room.
        if (pause === shortestPause) report(`PostgreSQL cannot be started for now. ${String(error)}`);
        await delay(pause, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  #lastWords(): string {
    return this.#output.trim().split('\n').slice(-6).join('\n');
  }
}

/** Has a PostgreSQL end when this process does. Where there is no shell the next start ends it. */
function watchFor(postgres: number, { cluster, programs }: PostgresProcessOptions): ChildProcess {
  const watcher = spawn('/bin/sh', ['-c', watch, 'sh', String(postgres)], {
    ...programs.account,
    cwd: cluster,
    env: processEnvironment(),
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  for (const each of [watcher, watcher.stdin]) each.on('error', () => undefined);
  watcher.unref();
  return watcher;
}

/** Whether a PostgreSQL says in its lock file that it takes connections: asking for one would take time from its recovery. */
function isUp(cluster: string, pid: number | undefined): boolean {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return lines[0] === String(pid) && lines[7]?.trim() === 'ready';
  } catch (error) {
    if (isErrorWithCode(error, 'ENOENT')) return false;
    throw error;
  }
}

function report(text: string): void {
  process.stderr.write(`${text}\n`);
}

async function addressFor(cluster: string): Promise<Address> {
  const socket = join(cluster, `.s.PGSQL.${socketPort}`);
  const isShort = Buffer.byteLength(socket) <= longestSocketPath;
  return isShort ? { host: cluster, port: socketPort } : loopbackAddress();
}

async function loopbackAddress(): Promise<Address> {
  const host = '127.0.0.1';
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  const isPort = address !== null && typeof address !== 'string';
  return isPort ? { host, port: address.port } : fault('The probe listens on no port.');
}

/** Those of a PostgreSQL that is gone: their locks name a process that may be another one by now. */
function removeSockets(cluster: string): void {
  for (const name of readdirSync(cluster)) {
    if (name.startsWith('.s.PGSQL.')) rmSync(join(cluster, name), { force: true });
  }
}
