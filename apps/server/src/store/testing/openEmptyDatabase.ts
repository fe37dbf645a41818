import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Database } from '../Database.ts';
import { openDatabase } from '../openDatabase.ts';

/** What git ignores and any command may delete. */
const databases = join(import.meta.dirname, '../../../../../.cache/emptyDatabases');

/**
 * An embedded database of PGlite without tables, which is gone when it is closed. It is a copy of one that was made before: PostgreSQL takes five
 * times as long to make one.
 */
export async function openEmptyDatabase(): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'studio-empty-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    await copyEmptyDatabase(dataDir);
    const database = await openDatabase({ databaseUrl: null, dataDir, engine: 'pglite' });
    return { ...database, close: () => database.close().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Puts a database of PGlite without tables into a directory that has none. */
export async function copyEmptyDatabase(dataDir: string): Promise<void> {
  await cp(join(await provideEmptyDatabase(), 'database'), join(dataDir, 'database'), { recursive: true });
}

/** Makes one for this version of PostgreSQL, unless there is one. Who makes another at the same time throws it away. */
async function provideEmptyDatabase(): Promise<string> {
  const wanted = join(databases, await findVersion());
  if (existsSync(wanted)) return wanted;
  await mkdir(databases, { recursive: true });
  const made = await mkdtemp(join(databases, 'unfinished-'));
  try {
    const database = await openDatabase({ databaseUrl: null, dataDir: made, engine: 'pglite' });
    await database.close();
    await rename(made, wanted);
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    if (!existsSync(wanted)) throw error;
  }
  return wanted;
}

async function findVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest = JSON.parse(await readFile(join(dirname(entry), '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
