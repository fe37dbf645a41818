import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { syncDirectory, syncTree } from '../syncFiles.ts';
import { DurableNodeFS } from './DurableNodeFS.ts';

const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  // Its timer is never stopped in PGlite, and would keep a process alive that has closed a database it had to recover.
  ...['-c', 'log_startup_progress_interval=0'],
];

/**
 * Opens PGlite in a directory, which must be locked. A directory whose first start was cut short holds nothing yet,
 * and is made anew. PGlite syncs nothing of what it makes at a first start, hence the whole of it is synced here, before
 * the mark goes that says that it is not finished. The lock file of PostgreSQL is of no use beside ours, and refused by
 * PostgreSQL when a power cut has left it empty.
 */
export async function openCluster(directory: string): Promise<PGlite> {
  const cluster = join(directory, 'database');
  const unfinished = join(directory, 'database.unfinished');
  if (existsSync(unfinished)) rmSync(cluster, { recursive: true, force: true });
  const isFirst = !existsSync(cluster);
  if (isFirst) {
    writeFileSync(unfinished, '', { flush: true });
    syncDirectory(directory);
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  const pglite = await PGlite.create({ fs: new DurableNodeFS(cluster), startParams });
  if (isFirst) {
    syncTree(cluster);
    rmSync(unfinished);
    syncDirectory(directory);
  }
  return pglite;
}
