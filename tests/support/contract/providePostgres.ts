import type { TestProject } from 'vitest/node';
import { createServer } from '../../../apps/server/src/index.ts';
import { startPostgres } from '../postgres.ts';
import { suiteOptions } from './suiteOptions.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL database with the demo content, to copy; undefined for suites on PGlite. */
    templateUrl: string | undefined;
  }
}

/** Starts one PostgreSQL server for all suites, and makes a database with the demo content: each suite copies it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const templateUrl = await postgres.createDatabase();
  const server = await createServer({ ...suiteOptions, databaseUrl: templateUrl });
  await server.close();
  project.provide('templateUrl', templateUrl);
  return postgres.stop;
}
