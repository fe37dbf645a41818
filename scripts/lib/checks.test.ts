import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { typeProjects } from './checks.ts';

test('the types of every package and application are checked', () => {
  const included = typeProjects.flatMap((path) => {
    if (!path.endsWith('.json')) return [path];
    const { include } = JSON.parse(readFileSync(join(root, path), 'utf8')) as { include: string[] };
    return include.map((folder) => dirname(folder));
  });
  const workspaces = globSync('{packages,apps}/*/package.json', { cwd: root }).map((path) => dirname(path));
  expect(workspaces.filter((path) => !included.includes(path))).toEqual([]);
});
