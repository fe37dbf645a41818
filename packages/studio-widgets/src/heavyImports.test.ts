import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('./**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const heavy = /^(?:@codemirror\/|@lezer\/|acorn|@tiptap\/|prosemirror)/;

/** The path, seen from this file, of what a module imports. */
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
    const root = './index.ts';
    const reached = new Map<string, string>([[root, root]]);
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
