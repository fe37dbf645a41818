import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { syncDirectory } from '../syncFiles.ts';
import type { Account, Programs } from './findPrograms.ts';

/** PostgreSQL's user of that name is the server's own, which may do everything. */
export const userName = 'studio';

/** What belongs to PostgreSQL in a data folder. */
export interface ClusterFiles {
  /** The folder of the cluster. */
  cluster: string;
  /** There while the cluster is being made and filled: what is in its folder then counts for nothing. */
  unfinished: string;
  /** Holds the password of PostgreSQL's user, for this server and for PostgreSQL alone to read. */
  password: string;
}

/** Where in a data folder these files are. */
export function clusterFiles(directory: string): ClusterFiles {
  return {
    cluster: join(directory, 'postgres'),
    unfinished: join(directory, 'postgres.unfinished'),
    password: join(directory, 'postgres.password'),
  };
}

/** Whether a data folder holds a cluster that was finished. */
export function hasCluster(directory: string): boolean {
  const { cluster, unfinished } = clusterFiles(directory);
  return existsSync(cluster) && !existsSync(unfinished);
}

/**
 * Makes an empty cluster in a data folder, which must be locked, in place of one that was never finished. It counts once
 * `finishCluster` has been called. Throws with initdb's reason.
 */
export async function makeCluster(directory: string, { initdb, account }: Programs): Promise<void> {
  const { cluster, unfinished, password } = clusterFiles(directory);
  writeFileSync(unfinished, '', { flush: true });
  syncDirectory(directory);
  removeMade(directory);
  // An initdb whose server was killed goes on for a while, in a folder that is of no use to it then.
  const made = `${cluster}.${randomBytes(4).toString('hex')}`;
  mkdirSync(made, { mode: 0o700 });
  writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
  for (const path of [made, password]) giveTo(account, path);
  const options = ['-D', made, '-U', userName, `--pwfile=${password}`, '--auth=scram-sha-256'];
  // The same order of texts on every system, whatever locales it has.
  const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const given = { ...account, cwd: made, env: processEnvironment() };
  await promisify(execFile)(initdb, [...options, ...locale], given).catch((error: unknown) => {
    const { stderr } = error as { stderr?: string };
    throw new Error(`initdb could not make ${cluster}: ${stderr?.trim() || String(error)}`, { cause: error });
  });
  renameSync(made, cluster);
  syncDirectory(directory);
}

/** Has a cluster count from now on, also after a power cut. */
export function finishCluster(directory: string): void {
  rmSync(clusterFiles(directory).unfinished);
  // An initdb of a killed server may have gone on after its folder was removed.
  remove(directory, /^postgres\.[0-9a-f]{8}$/);
  syncDirectory(directory);
}

/** Removes a cluster that could not be made. */
export function removeUnfinished(directory: string): void {
  removeMade(directory);
  rmSync(clusterFiles(directory).unfinished, { force: true });
}

function removeMade(directory: string): void {
  remove(directory, /^postgres(\.[0-9a-f]{8}|\.password)?$/);
}

function remove(directory: string, names: RegExp): void {
  for (const name of readdirSync(directory).filter((each) => names.test(each))) {
    rmSync(join(directory, name), { recursive: true, force: true, maxRetries: 20 });
  }
}

/**
 * The password of a cluster's user.
 * @throws when the cluster was made by another major version of PostgreSQL
 */
export function readCluster(directory: string, { majorVersion }: Programs): string {
  const { cluster, password } = clusterFiles(directory);
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (made !== majorVersion) {
    throw new Error(
      `The data in ${cluster} was written by PostgreSQL ${made}, and this version of Studio brings PostgreSQL ${majorVersion}, which cannot ` +
        'read it. Nothing was changed. Start the version of Studio that you used before, make a backup of the configuration, and restore it ' +
        'in this version with another STUDIO_DATA_DIR.',
    );
  }
  return readFileSync(password, 'utf8');
}

/** Nothing of the server's environment is for PostgreSQL: neither its secrets nor settings of PostgreSQL's own. */
export function processEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C' };
}

function giveTo({ uid, gid }: Account, path: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}
