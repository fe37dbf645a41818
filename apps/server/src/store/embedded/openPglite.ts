import { resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { shareConnection } from '../connectionTurns.ts';
import type { Database } from '../Database.ts';
import { lockDirectory } from '../lockDirectory.ts';
import type { NoticeListener, Notices } from '../Notices.ts';
import { refreshStatistics } from '../refreshStatistics.ts';
import { shortenLog } from '../shortenLog.ts';
import { makeDirectory } from '../syncFiles.ts';
import { DatabaseThread } from './DatabaseThread.ts';

const logCheckedEvery = 30_000;

/**
 * Opens the embedded database in a directory, which it locks. A commit is on the disk before it is acknowledged.
 * Throws when another process has the directory.
 */
export async function openPglite(dataDir: string): Promise<Database> {
  if (dataDir === 'memory://') {
    return toDatabase(await DatabaseThread.open(null), 'memory', async () => undefined);
  }
  const directory = resolve(dataDir);
  makeDirectory(directory);
  const release = await lockDirectory(directory);
  try {
    return toDatabase(await DatabaseThread.open(directory), directory, release);
  } catch (error) {
    await release();
    throw error;
  }
}

function toDatabase(thread: DatabaseThread, location: string, release: () => Promise<void>): Database {
  // It asks for queries and transactions, and nothing else of PGlite.
  const queries = drizzle({ client: thread as unknown as PGlite });
  shareConnection(queries);
  const tidy = () => refreshStatistics(queries);
  // What fails here fails for every other caller, too, and is reported there.
  const shortening = setInterval(
    () => void shortenLog(queries).catch(() => undefined),
    logCheckedEvery,
  ).unref();
  const close = async () => {
    clearInterval(shortening);
    try {
      await thread.close();
    } finally {
      await release();
    }
  };
  const abandon = () => undefined;
  return { queries, location, listen: (...given) => listen(thread, ...given), tidy, abandon, close };
}

/** The database belongs to this process alone: there are no others to tell anything. */
function listen(thread: DatabaseThread, channel: string, { onNotice, onListening }: NoticeListener): Notices {
  const listening = thread.listen(channel, onNotice);
  listening.then(onListening, () => undefined);
  return {
    send: async () => undefined,
    stop: () => listening.then((unlisten) => unlisten()).catch(() => undefined),
  };
}
