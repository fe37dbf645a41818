import { mkdirSync, rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where suites note which responses they saw. */
    seenFolder: string;
  }
}

/** Makes the folder for what suites see, and removes it after the run. All projects of a run share it. */
export function setup(project: TestProject): () => void {
  const { seenFolder } = project.getProvidedContext();
  mkdirSync(seenFolder, { recursive: true });
  return () => rmSync(seenFolder, { recursive: true, force: true });
}
