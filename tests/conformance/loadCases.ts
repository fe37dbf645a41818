// First, and in this order: styled-components names classes by the order in which components are made, and what a
// server drew has to find the same names in the browser.
import '@studio/ui';
import '@studio/widgets';
import type { ConformanceCase } from './ConformanceCase.ts';

/** A file of cases, which may fail to load without taking the others with it. */
export interface CaseFile {
  /** `ui/Button`. */
  id: string;
  load: () => Promise<ConformanceCase>;
}

const modules = import.meta.glob<{ conformance: ConformanceCase }>('./cases/{ui,widgets}/*.tsx');

/** Every case, in the order of their names. */
export const caseFiles: readonly CaseFile[] = Object.entries(modules)
  .map(([path, load]) => ({
    id: path.replace('./cases/', '').replace('.tsx', ''),
    load: async () => (await load()).conformance,
  }))
  .sort((a, b) => a.id.localeCompare(b.id));

/** A case, or why its file cannot be loaded. */
export interface LoadedCase {
  id: string;
  conformance?: ConformanceCase;
  error?: unknown;
}

/** Loads every case. */
export function loadCases(): Promise<LoadedCase[]> {
  return Promise.all(
    caseFiles.map(async ({ id, load }) => {
      try {
        return { id, conformance: await load() };
      } catch (error) {
        return { id, error };
      }
    }),
  );
}
