import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/bootstrap/paths.mjs';

interface LockEntry {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
const { packages }: { packages: Record<string, LockEntry> } = JSON.parse(text);
const entries = Object.entries(packages);
const installed = entries.filter(([path, { link }]) => path.includes('node_modules/') && link !== true);

/** The folders where Node looks for what a package imports, the nearest first. */
function placesFor(name: string, path: string): string[] {
  const parents = [...path.matchAll(/\/node_modules\//g)].map(({ index }) => path.slice(0, index));
  return [path, ...parents.reverse(), ''].map(
    (parent) => `${parent === '' ? '' : `${parent}/`}node_modules/${name}`,
  );
}

test('nothing in the lock file names a registry', () => {
  expect(entries.filter(([, { resolved }]) => resolved?.includes(':')).map(([path]) => path)).toEqual([]);
  expect(text).not.toMatch(/registry[.=]|\/\/[\w.]*registry/);
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).not.toMatch(/registry\s*=/);
});

test('the lock file holds every package for every platform, or `npm ci` would refuse it', () => {
  const missing = entries.flatMap(([path, { dependencies = {}, optionalDependencies = {} }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !placesFor(name, path).some((place) => place in packages))
      .map((name) => `${path} → ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every package in the lock file is known by its digest', () => {
  expect(installed.length).toBeGreaterThan(0);
  expect(installed.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([]);
});
