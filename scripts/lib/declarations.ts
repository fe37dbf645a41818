import { dirname, join } from 'node:path';

const relativeSource = /((?:\bfrom|\bimport)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+?)\.tsx?\2/g;
const relativeScript = /(?:\bfrom|\bimport|\bnew URL)\s*\(?\s*['"](\.{1,2}\/[^'"]+?)\.js['"]/g;
const workerSource = /(\bnew URL\(\s*)(['"])(\.{1,2}\/[^'"]+?)\.ts\2(?=,\s*import\.meta\.url)/g;

/** Declarations with their relative imports turned from sources (`./Button.tsx`) to scripts (`./Button.js`). */
export function withScriptExtensions(declarations: string): string {
  return declarations.replace(relativeSource, '$1$2$3.js$2');
}

/** A script with the files of its workers named as scripts: the compiler turns imports alone. */
export function withWorkerScripts(script: string): string {
  return script.replace(workerSource, '$1$2$3.js$2');
}

/**
 * The files that cannot be reached by imports, or as workers, of those given.
 * @param texts declarations or scripts by their path, their imports naming scripts
 * @param entries the paths to start from; their suffix is that of the others
 */
export function unreachableFiles(texts: ReadonlyMap<string, string>, entries: readonly string[]): string[] {
  const suffix = entries[0]?.endsWith('.d.ts') ? '.d.ts' : '.js';
  const reached = new Set<string>();
  const visit = (file: string) => {
    const text = texts.get(file);
    if (text === undefined || reached.has(file)) return;
    reached.add(file);
    for (const [, path] of text.matchAll(relativeScript)) {
      if (path !== undefined) visit(join(dirname(file), `${path}${suffix}`));
    }
  };
  for (const entry of entries) visit(entry);
  return [...texts.keys()].filter((file) => !reached.has(file));
}
