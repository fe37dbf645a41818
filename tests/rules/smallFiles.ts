import { posix } from 'node:path';
import type { ProjectFile } from './projectFiles.ts';

/** Small files that stay apart from the only file that uses them, each with the reason. */
export const smallFiles: ReadonlyMap<string, string> = new Map();

/** What has its reason in its name: styles, labels and texts are found, loaded and translated by it; an index is a package's face. */
const named = /(^|\/)(index|labels|areas|\w+\.(styles|messages|d))\.tsx?$/;
const beside = /\.(test|stories|fixture|spec)\.tsx?$|\/(testing|fixtures)\//;
/** Demo content is data: a file for each matter, however small. */
const ofSource = /^(apps|packages)\/[^/]+\/src\/(?!demo\/)/;
const reference = /(?:from|import)\s*(\(?)\s*'(\.[^']+)'/g;

/**
 * The files under 20 lines that have no reason of their own: one file uses them, and it is in their folder or above it. A
 * reason is a second user, a test or story of theirs, being loaded for themselves, and that both in one were over 250 lines.
 */
export function findFolded(files: readonly ProjectFile[]): readonly string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const users = new Map<string, Set<string>>();
  const loaded = new Set<string>();
  for (const { path, text } of files) {
    for (const [, isLoaded, target = ''] of text.matchAll(reference)) {
      const used = posix.normalize(posix.join(posix.dirname(path), target));
      if (isLoaded) loaded.add(used);
      users.set(used, (users.get(used) ?? new Set()).add(path));
    }
  }
  return files
    .filter(({ path, lines }) => {
      if (lines >= 20 || !ofSource.test(path) || named.test(path) || beside.test(path)) return false;
      const [user, ...others] = users.get(path) ?? [];
      if (user === undefined || others.length > 0 || loaded.has(path)) return false;
      if (beside.test(user) || /\/index\.ts$/.test(user)) return false;
      const folder = posix.dirname(user);
      const isNear = posix.dirname(path) === folder || path.startsWith(`${folder}/`);
      return isNear && lines + (byPath.get(user)?.lines ?? 0) <= 250;
    })
    .map(({ path }) => path);
}
