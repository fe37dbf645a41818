import { describe, expect, it } from 'vitest';
import { projectFiles } from './projectFiles.ts';

const root = 'packages/studio-widgets/src/';
/** What is in the package, by the path from its root. */
const sources: Readonly<Record<string, string>> = Object.fromEntries(
  projectFiles()
    .filter(({ path }) => path.startsWith(root) && /\.tsx?$/.test(path))
    .map(({ path, text }) => [`./${path.slice(root.length)}`, text]),
);
const heavy = /^(?:@codemirror\/|@lezer\/|acorn|@tiptap\/|prosemirror)/;

/** The path, seen from the root, of what a module imports. */
function resolve(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** What a source imports when it is loaded: neither types nor what an `import()` brings later. */
function staticImports(source: string): readonly string[] {
  const statements = source.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm);
  return [...statements].map(([, specifier = '']) => specifier);
}

describe('the package’s root', () => {
  it('loads neither the code editor, its parser nor the rich text editor', () => {
    const entry = './index.ts';
    const reached = new Map<string, string>([[entry, entry]]);
    const packages = new Map<string, string>();
    for (const [path, way] of reached) {
      for (const specifier of staticImports(sources[path] ?? '')) {
        const next = `${way} → ${specifier}`;
        if (!specifier.startsWith('.')) packages.set(specifier, next);
        else if (!reached.has(resolve(path, specifier))) reached.set(resolve(path, specifier), next);
      }
    }
    expect(reached.size).toBeGreaterThan(50);
    expect([...reached.keys()].filter((path) => !(path in sources))).toEqual([]);
    expect([...packages].filter(([name]) => heavy.test(name)).map(([, way]) => way)).toEqual([]);
  });
});
