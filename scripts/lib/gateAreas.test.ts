import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { registry } from '../../apps/server/src/kinds/registry.ts';
import { root } from '../bootstrap/paths.mjs';
import { type AreaName, areas, chooseAreas, isOfOtherScreen } from './gateAreas.ts';

const names = Object.keys(areas) as AreaName[];

test('every area with screens is there, and every kind of objects and folder of the server belongs to one', () => {
  const declared = globSync('apps/studio/src/screens/*/area.ts', { cwd: root });
  expect(names.toSorted()).toEqual(declared.map((path) => basename(dirname(path))).toSorted());
  const kinds = Object.values(areas).flatMap((area): readonly string[] => area.kinds);
  expect(kinds.toSorted()).toEqual(registry.modules.map(({ kind }) => kind.name).toSorted());
  const folders = Object.values(areas).flatMap((area): readonly string[] => area.served);
  expect(folders.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
});

test('every area has a scenario that the gate plays when the change is in it', () => {
  const specs = globSync('tests/e2e/*.spec.ts', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  const text = specs.join('\n');
  const others = names.filter((name) => name !== 'dataSets' && name !== 'popups');
  expect(others.filter((name) => !text.includes(`'@core:${name}'`))).toEqual([]);
  const tags = [...text.matchAll(/'@core:(\w+)'/g)].map(([, name]) => name);
  expect(tags.filter((name) => !others.some((each) => each === name))).toEqual([]);
});

test('a gate has the areas of always and those that changed most, four at most', () => {
  expect(chooseAreas(['README.md'])).toEqual(['dataSets', 'popups']);
  const rates = [
    'apps/studio/src/screens/rates/area.ts',
    'apps/server/src/kinds/stateRate/stateRate.kind.ts',
  ];
  const rules = ['apps/server/src/ruleDeployments/a.ts'];
  expect(chooseAreas([...rules, ...rates])).toEqual(['dataSets', 'popups', 'rates', 'rules']);
  const files = ['a', 'b', 'c'].map((name) => `apps/studio/src/screens/files/${name}.ts`);
  expect(chooseAreas([...rules, ...rates, ...files])).toEqual(['dataSets', 'popups', 'files', 'rates']);
});

test('a screen of an area that has no part is left out, and others are not', () => {
  const chosen = ['dataSets', 'popups', 'rates'] as const;
  const isLeft = (name: string) =>
    isOfOtherScreen(`apps/studio/src/screens/${name}/list.stories.tsx`, chosen);
  expect(['rates', 'files', 'signIn'].map(isLeft)).toEqual([false, true, false]);
});
