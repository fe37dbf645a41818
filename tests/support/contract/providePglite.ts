import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createServer } from '../../../apps/server/src/index.ts';
import { suiteOptions } from './suiteOptions.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data directory with the demo content, to copy; undefined for suites on PostgreSQL. */
    templateDir: string | undefined;
  }
}

/** Makes a database of PGlite with the demo content once: each suite starts from a copy. */
export async function setup(project: TestProject): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-template-'));
  const server = await createServer({ ...suiteOptions, dataDir });
  await server.close();
  project.provide('templateDir', dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}
