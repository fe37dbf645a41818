import { expect, test } from 'vitest';
import { type Module, readImportGraph } from '../../scripts/lib/importGraph.ts';
import { projectFiles } from './projectFiles.ts';

/** What is tried may import from anywhere. */
const trials = /\.(?:test|stories|fixture|cases)\.tsx?$|\/(?:testing|fixtures)\//;
const isProduct = ({ path }: Module) =>
  /^(?:packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(path) && !trials.test(path);

/** Groups of files that import each other, directly or through others; types and what is loaded later count. */
function findCircles(modules: readonly Module[]): readonly (readonly string[])[] {
  const graph = readImportGraph(modules);
  const order = new Map<string, number>();
  const earliest = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const index = order.size;
    order.set(file, index);
    earliest.set(file, index);
    path.push(file);
    for (const used of graph.get(file) ?? []) {
      if (!graph.has(used)) continue;
      const reached = order.has(used) ? earliest.get(used) : visit(used);
      earliest.set(file, Math.min(earliest.get(file) ?? index, reached ?? Number.POSITIVE_INFINITY));
    }
    const first = earliest.get(file) ?? index;
    if (first < index) return first;
    const circle = path.splice(path.indexOf(file));
    // What is closed is no longer reached by others.
    for (const each of circle) earliest.set(each, Number.POSITIVE_INFINITY);
    if (circle.length > 1) circles.push(circle.toSorted());
    return Number.POSITIVE_INFINITY;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}

test('files do not import each other in a circle', () => {
  const files = projectFiles().filter(isProduct);
  expect(files.length).toBeGreaterThan(1000);
  expect(findCircles(files)).toEqual([]);
});

test('a circle of types, or through a file that is loaded later, is one', () => {
  const modules = [
    { path: 'apps/a/src/a.ts', text: "import type { B } from './b.ts';\n" },
    { path: 'apps/a/src/b.ts', text: "export const load = () => import('./c.ts');\n" },
    { path: 'apps/a/src/c.ts', text: "import { a } from './a.ts';\nimport { d } from './d.ts';\n" },
    { path: 'apps/a/src/d.ts', text: 'export const d = 1;\n' },
  ];
  expect(findCircles(modules)).toEqual([['apps/a/src/a.ts', 'apps/a/src/b.ts', 'apps/a/src/c.ts']]);
});
