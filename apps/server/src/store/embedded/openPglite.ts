import { resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '../Database.ts';
import { lockDirectory } from '../lockDirectory.ts';
import type { NoticeListener, Notices } from '../Notices.ts';
import { makeDirectory } from '../syncFiles.ts';
import { openCluster } from './openCluster.ts';

const tidyEvery = 30_000;
/** PGlite has no process that does so by itself: the log would grow until the server stops, and so would the time that the next start takes. */
const shortenLog = `DO $$ BEGIN
  IF (SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > 64 * 1024 * 1024 FROM pg_control_checkpoint()) THEN
    CHECKPOINT;
  END IF;
END $$`;

/**
 * Opens PGlite, PostgreSQL in WebAssembly within this process, in a directory, which it locks. A commit is on the disk before it is acknowledged. It
 * has one connection: a transaction keeps all others waiting. Throws when another process has the directory.
 */
export async function openPglite(dataDir: string): Promise<Database> {
  if (dataDir === 'memory://') return toDatabase(await PGlite.create(), 'memory', async () => undefined);
  const directory = resolve(dataDir);
  makeDirectory(directory);
  const release = await lockDirectory(directory);
  try {
    return await toDatabase(await openCluster(directory), directory, release);
  } catch (error) {
    await release();
    throw error;
  }
}

async function toDatabase(pglite: PGlite, location: string, release: () => Promise<void>): Promise<Database> {
  // It has no statistics but these.
  await pglite.exec('ANALYZE');
  // What fails here fails for every other caller, too, and is reported there.
  const tidying = setInterval(() => void pglite.exec(shortenLog).catch(() => undefined), tidyEvery).unref();
  return {
    queries: drizzle({ client: pglite }),
    location,
    hasOneConnection: true,
    listen: (...given) => listen(pglite, ...given),
    abandon: () => undefined,
    close: async () => {
      clearInterval(tidying);
      try {
        await pglite.close();
      } finally {
        await release();
      }
    },
  };
}

/** The database belongs to this process alone: there are no others to tell anything. */
function listen(pglite: PGlite, channel: string, { onNotice, onListening }: NoticeListener): Notices {
  const listening = pglite.listen(channel, onNotice);
  listening.then(onListening, () => undefined);
  return {
    send: async () => undefined,
    stop: () => listening.then((unlisten) => unlisten()).catch(() => undefined),
  };
}
