import { resolve } from 'node:path';
import { describeError } from '../describeError.ts';
import type { Database } from './Database.ts';

/** What a data folder can hold: PostgreSQL, run by the server; or PGlite, PostgreSQL in WebAssembly, within the server. */
export const engines = ['auto', 'postgres', 'pglite'] as const;

/** `auto` is PostgreSQL where it can be run, and PGlite elsewhere. */
export type Engine = (typeof engines)[number];

interface DatabaseOptions {
  /** A PostgreSQL connection string; null for a database in the data folder. */
  databaseUrl: string | null;
  /** The data folder; `memory://` keeps nothing, in PGlite. */
  dataDir: string;
  /** Of the data folder. Default `auto`. */
  engine?: Engine;
}

/** Opens the database that the options name. Loads the driver it needs and no other. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  engine = 'auto',
}: DatabaseOptions): Promise<Database> {
  if (databaseUrl !== null) return (await import('./openPostgres.ts')).openPostgres(databaseUrl);
  if (dataDir === 'memory://') return openPglite(dataDir);
  const directory = resolve(dataDir);
  const { hasCluster } = await import('./ownPostgres/makeCluster.ts');
  const isPostgres = hasCluster(directory);
  if (engine === 'pglite') {
    if (!isPostgres) return openPglite(directory);
    throw new Error(
      `${directory} holds a database of PostgreSQL, and STUDIO_DATABASE asks for pglite. Leave that out, or set STUDIO_DATA_DIR to another folder.`,
    );
  }
  const { NoPostgresError, openOwnPostgres } = await import('./ownPostgres/openOwnPostgres.ts');
  try {
    return await openOwnPostgres(directory);
  } catch (error) {
    if (!(error instanceof NoPostgresError) || isPostgres || engine === 'postgres') throw error;
    process.stderr.write(
      `Studio keeps its data in PGlite, which is slower than PostgreSQL. ${describeError(error)}\n`,
    );
    return openPglite(directory);
  }
}

async function openPglite(dataDir: string): Promise<Database> {
  return (await import('./embedded/openPglite.ts')).openPglite(dataDir);
}
