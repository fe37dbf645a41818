import type { Database } from './Database.ts';

interface DatabaseOptions {
  /** A PostgreSQL connection string; null for the embedded database. */
  databaseUrl: string | null;
  /** Directory of the embedded database; `memory://` keeps nothing. */
  dataDir: string;
}

/** Opens the database that the options name. Loads the driver it needs and no other. */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseOptions): Promise<Database> {
  if (databaseUrl !== null) return (await import('./openPostgres.ts')).openPostgres(databaseUrl);
  return (await import('./embedded/openPglite.ts')).openPglite(dataDir);
}
