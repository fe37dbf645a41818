import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './Database.ts';
import { DurableNodeFS } from './DurableNodeFS.ts';
import { lockDirectory } from './lockDirectory.ts';
import type { NoticeListener, Notices } from './Notices.ts';
import { refreshStatistics } from './refreshStatistics.ts';
import { shortenLog } from './shortenLog.ts';
import { makeDirectory, syncDirectory, syncTree } from './syncFiles.ts';

const durableStart = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  // Its timer is never stopped in PGlite, and would keep a process alive that has closed a database it had to recover.
  ...['-c', 'log_startup_progress_interval=0'],
];

const logCheckedEvery = 30_000;

/**
 * Opens the embedded database in a directory, which it locks. A commit is on the disk before it is acknowledged.
 * Throws when another process has the directory.
 */
export async function openPglite(dataDir: string): Promise<Database> {
  if (dataDir === 'memory://') {
    return toDatabase(await PGlite.create(), 'memory', async () => undefined);
  }
  const directory = resolve(dataDir);
  makeDirectory(directory);
  const release = await lockDirectory(directory);
  try {
    return toDatabase(await open(directory), directory, release);
  } catch (error) {
    await release();
    throw error;
  }
}

function toDatabase(pglite: PGlite, location: string, release: () => Promise<void>): Database {
  const queries = drizzle(pglite);
  const tidy = () => refreshStatistics(queries);
  // What fails here fails for everybody else, too, and is told to them.
  const shortening = setInterval(
    () => void shortenLog(queries).catch(() => undefined),
    logCheckedEvery,
  ).unref();
  const close = async () => {
    clearInterval(shortening);
    try {
      await pglite.close();
    } finally {
      await release();
    }
  };
  return { queries, location, listen: (...given) => listen(pglite, ...given), tidy, close };
}

/** The database belongs to this process alone: there are no others to tell anything. */
function listen(pglite: PGlite, channel: string, { onNotice, onHearing }: NoticeListener): Notices {
  const listening = pglite.listen(channel, onNotice);
  listening.then(onHearing, () => undefined);
  return {
    tell: async () => undefined,
    stop: () => listening.then((unlisten) => unlisten()).catch(() => undefined),
  };
}

/**
 * A directory whose first start was cut short holds nothing yet, and is made anew. PGlite syncs nothing of what it makes
 * at a first start, hence the whole of it is synced here, before the mark goes that says that it is not finished. The
 * lock file of PostgreSQL is of no use beside ours, and refused by PostgreSQL when a power cut has left it empty.
 */
async function open(directory: string): Promise<PGlite> {
  const cluster = join(directory, 'database');
  const unfinished = join(directory, 'database.unfinished');
  if (existsSync(unfinished)) rmSync(cluster, { recursive: true, force: true });
  const isFirst = !existsSync(cluster);
  if (isFirst) {
    writeFileSync(unfinished, '', { flush: true });
    syncDirectory(directory);
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  const pglite = await PGlite.create({ fs: new DurableNodeFS(cluster), startParams: durableStart });
  if (isFirst) {
    syncTree(cluster);
    rmSync(unfinished);
    syncDirectory(directory);
  }
  return pglite;
}
