import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../scripts/bootstrap/paths.mjs';
import { parts, type Suite, suites } from '../../scripts/lib/plan.ts';
import { deepSteps, gateSteps } from '../../scripts/lib/steps.ts';
import { projectFiles } from './projectFiles.ts';

const entries: readonly (readonly [string, Suite])[] = Object.entries(suites);
const filesOf = (patterns: readonly string[]) =>
  globSync([...patterns], { cwd: root, exclude: (path) => path === 'node_modules' }).map((path) =>
    path.replaceAll('\\', '/'),
  );
const tests = projectFiles()
  .map(({ path }) => path)
  .filter((path) => /\.(test|spec|stories)\.tsx?$/.test(path));

test('every test file belongs to exactly one suite, and so to a part of the deep suite', () => {
  expect(tests.length).toBeGreaterThan(800);
  const owners = new Map(tests.map((path) => [path, [] as string[]]));
  for (const [name, { files }] of entries) for (const path of filesOf(files)) owners.get(path)?.push(name);
  expect([...owners].filter(([, names]) => names.length !== 1)).toEqual([]);
});

test('every suite has a step in its part of the deep suite', () => {
  const missing = entries.filter(([name, { part }]) => {
    const id = name === 'scenarios' ? 'e2e' : name;
    return deepSteps[part].every((step) => step.id !== id);
  });
  expect(missing).toEqual([]);
  expect(Object.keys(deepSteps)).toEqual([...parts]);
});

test('every step of the gate is whole in the deep suite', () => {
  const deep = new Set(Object.values(deepSteps).flatMap((steps) => steps.map(({ id }) => id)));
  const partly = gateSteps.map(({ id }) => id.replace('-affected', '')).filter((id) => !deep.has(id));
  expect(partly).toEqual([]);
});

test('what only the deep suite runs is there', () => {
  const gone = entries.flatMap(([, { deepOnly }]) =>
    deepOnly.filter((pattern) => filesOf([pattern]).length === 0),
  );
  expect(gone).toEqual([]);
});
