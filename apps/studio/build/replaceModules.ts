import type { Plugin } from 'vite';

/** One module of a package, as another module of it imports it. */
export interface ReplacedModule {
  /** How the id of the importing module ends, such as `/react-router/lib/router.js`. */
  readonly importer: string;
  /** The import as it is written there. */
  readonly source: string;
  /** The file that is taken in its place: it must export what the importing module asks for. */
  readonly by: string;
}

/**
 * Takes files of our own in place of modules inside a package that an alias cannot name. The build fails when a package no longer imports
 * one, and when it asks for an export that the file does not have.
 */
export function replaceModules(replaced: readonly ReplacedModule[]): Plugin {
  const found = new Set<ReplacedModule>();
  return {
    name: 'replace-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const match = replaced.find((each) => each.source === source && importer?.endsWith(each.importer));
      if (match === undefined) return null;
      found.add(match);
      return match.by;
    },
    buildEnd(error) {
      const missed = replaced.find((each) => !found.has(each));
      if (error === undefined && missed !== undefined)
        throw new Error(`No module ${missed.importer} imports ${missed.source}.`);
    },
  };
}
