import type { TestProject } from 'vitest/node';
import { startPostgres } from '../postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Any database of the PostgreSQL server; undefined for suites on the embedded database. */
    postgresUrl: string | undefined;
  }
}

/** Starts one PostgreSQL server for all suites of a project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}
