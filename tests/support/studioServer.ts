import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from '../../apps/server/src/store/openDatabase.ts';
import { endOrphan } from '../../apps/server/src/store/ownPostgres/endOrphan.ts';
import { copyEmptyDatabase } from '../../apps/server/src/store/testing/openEmptyDatabase.ts';
import { serverMain } from '../../scripts/bootstrap/build.mjs';
import { projectNode, root } from '../../scripts/bootstrap/paths.mjs';
import { copyDataFolder, makeDataFolder } from './dataFolder.ts';
import { freePort } from './freePort.ts';
import { createDatabase, dropDatabase } from './postgres.ts';
import { ServerProcess } from './ServerProcess.ts';
import { waitUntil } from './waitUntil.ts';

/** For what hangs: on a machine that is busy with other work a first start has taken 49 s. */
const startDeadlineMs = 180_000;
const stopDeadlineMs = 15_000;

/** Names a data folder with the demo content, from which studios start as copies; without it each is filled at its first start. */
export const templateVariable = 'STUDIO_TEST_TEMPLATE';

/** What a test must not inherit from the shell that runs it. */
const ownVariables = [
  'DATABASE_URL',
  'E2E_DATABASE_URL',
  'HOST',
  'PORT',
  'STUDIO_DATABASE',
  templateVariable,
];

export interface StudioOptions {
  /** The data folder. Default: a new one, removed when the studio is closed. */
  dataDir?: string;
  /** What keeps the data in the data folder. Default: what the server chooses by itself. */
  engine?: Engine;
  /** A PostgreSQL database to use as it is. Default: a new one on the server E2E_DATABASE_URL names, if it names one. */
  databaseUrl?: string;
  /** True leaves it to the server to make its database, as at a first start. Default false: where there is one to copy, it is copied. */
  isEmpty?: boolean;
  /** Added to the server's environment. */
  env?: NodeJS.ProcessEnv;
}

/** A studio of its own: the real server in a process of its own. `await using` closes it. */
export interface Studio extends AsyncDisposable {
  /** The address of studio and server, without a trailing slash. It stays the same over restarts. */
  url: string;
  /** The data folder. */
  dataDir: string;
  /** The PostgreSQL database in use; undefined with one in the data folder. */
  databaseUrl: string | undefined;
  /** The process id of the running server. Throws while none runs. */
  readonly pid: number;
  /** What the server that runs, or ran last, has printed. */
  readonly output: string;
  /** Stops the server the graceful way; the address then refuses connections. Does nothing when it is stopped. */
  stop(): Promise<void>;
  /** Kills the server on the spot with SIGKILL. The system keeps what the server has written, synced or not. A PostgreSQL of its own ends then. */
  kill(): Promise<void>;
  /** Stops the server if it runs, starts it again on the same address and data, and waits until it answers. */
  restart(): Promise<void>;
  /** Stops the server for good and removes what was made for it. */
  close(): Promise<void>;
}

/**
 * Starts a studio on a free loopback port and waits until it answers.
 * @throws with the server's output when it ends, or does not answer within three minutes
 */
export async function startStudio(options: StudioOptions = {}): Promise<Studio> {
  const dataDir = options.dataDir ?? makeDataFolder('studio-data-');
  const engine = options.engine ?? 'auto';
  const base = process.env['E2E_DATABASE_URL'];
  const ownDatabase = options.databaseUrl === undefined && base ? await createDatabase(base) : undefined;
  const databaseUrl = options.databaseUrl ?? ownDatabase;
  const isMade = ['database', 'postgres'].some((name) => existsSync(join(dataDir, name)));
  if (databaseUrl === undefined && !isMade && options.isEmpty !== true) {
    const template = process.env[templateVariable];
    const fitsTemplate = options.engine === undefined && options.env?.['STUDIO_DEMO'] === undefined;
    if (template && fitsTemplate) copyDataFolder(template, dataDir);
    else if (engine === 'pglite') await copyEmptyDatabase(dataDir);
  }
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = serverEnv({
    PORT: String(port),
    STUDIO_DATA_DIR: dataDir,
    STUDIO_DATABASE: engine,
    STUDIO_MAIL_DIR: `${dataDir}-outbox`,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...options.env,
  });
  let server = await start(url, env);

  const stop = () => server.end('SIGTERM', stopDeadlineMs);
  const close = async () => {
    await stop();
    // One that was killed leaves a PostgreSQL that is just ending.
    await endOrphan(join(dataDir, 'postgres'));
    if (ownDatabase !== undefined) await dropDatabase(ownDatabase);
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    rmSync(`${dataDir}-outbox`, { recursive: true, force: true });
  };
  return {
    url,
    dataDir,
    databaseUrl,
    get pid() {
      if (server.pid === undefined || server.ending !== undefined)
        throw new Error('The studio does not run.');
      return server.pid;
    },
    get output() {
      return server.output;
    },
    stop,
    kill: () => server.end('SIGKILL'),
    restart: async () => {
      await stop();
      server = await start(url, env);
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function start(url: string, env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const server = new ServerProcess(projectNode, [serverMain], { cwd: root, env });
  try {
    await waitUntil(() => askHealth(url, server), {
      what: 'Starting the studio',
      deadlineMs: startDeadlineMs,
      giveUp: () => server.ending,
    });
    return server;
  } catch (error) {
    await server.end('SIGKILL');
    throw error;
  }
}

async function askHealth(url: string, server: ServerProcess): Promise<void> {
  const response = await fetch(`${url}/health`);
  await response.body?.cancel();
  if (!response.ok) throw new Error(`/health answered ${response.status}.`);
  if (server.ending !== undefined) throw new Error(`Another server answers at ${url}.`);
}

function serverEnv(extra: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !ownVariables.includes(name));
  return { ...Object.fromEntries(inherited), ...extra };
}
