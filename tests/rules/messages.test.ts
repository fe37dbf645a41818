import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from './projectFiles.ts';

const studio = new Map(
  projectFiles()
    .filter(({ path }) => /^apps\/studio\/src\/.*\.tsx?$/.test(path))
    .map(({ path, text }) => [path, text]),
);
const defaults = 'apps/studio/src/messages/defaults.ts';

/** The files that importing a file runs, itself among them. Types and what is imported later are left out. */
function closureOf(start: string): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    for (const [, place = ''] of (studio.get(path) ?? '').matchAll(
      /^(?:import|export)(?! type)(?:[^;'"]*from)? '(\.[^']+)';/gms,
    )) {
      open.push(posix.join(posix.dirname(path), place));
    }
  }
  return found;
}

const declared = new Map(
  [...studio]
    .filter(([path]) => path.endsWith('.messages.ts'))
    .flatMap(([path, text]) => [...text.matchAll(/^ {2}'([\w.]+)':/gm)].map(([, id = '']) => [id, path])),
);

test('whoever shows a text of a part that comes later imports that text', () => {
  const atOnce = closureOf(defaults);
  const missing = [...studio]
    .filter(([path]) => !/\.(?:test|stories|messages)\.tsx?$/.test(path))
    .flatMap(([path, text]) => {
      const ids = [...text.matchAll(/'([a-z][\w]*(?:\.\w+)+)'/g)].map(([, id = '']) => id);
      const needed = new Set(ids.flatMap((id) => declared.get(id) ?? []).filter((file) => !atOnce.has(file)));
      if (needed.size === 0) return [];
      const closure = closureOf(path);
      return [...needed].filter((file) => !closure.has(file)).map((file) => `${path} needs ${file}`);
    });
  expect(declared.size).toBeGreaterThan(300);
  expect(missing).toEqual([]);
});
