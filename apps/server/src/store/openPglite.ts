import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './Database.ts';
import { DurableNodeFS } from './DurableNodeFS.ts';
import { lockDirectory } from './lockDirectory.ts';
import type { NoticeListener, Notices } from './Notices.ts';
import { refreshStatistics } from './refreshStatistics.ts';

const durableStart = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
];

/**
 * Opens the embedded database in a directory, which it locks. A commit is on the disk before it is acknowledged.
 * Throws when another process has the directory.
 */
export async function openPglite(dataDir: string): Promise<Database> {
  if (dataDir === 'memory://') {
    return toDatabase(await PGlite.create(), 'memory', async () => undefined);
  }
  const directory = resolve(dataDir);
  await mkdir(directory, { recursive: true });
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
  const close = async () => {
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

/** A directory whose first start was cut short holds nothing yet, and is made anew. */
async function open(directory: string): Promise<PGlite> {
  const cluster = join(directory, 'database');
  const unfinished = join(directory, 'database.unfinished');
  if (existsSync(unfinished)) await rm(cluster, { recursive: true, force: true });
  if (!existsSync(cluster)) await writeFile(unfinished, '');
  const pglite = await PGlite.create({ fs: new DurableNodeFS(cluster), startParams: durableStart });
  await rm(unfinished, { force: true });
  return pglite;
}
