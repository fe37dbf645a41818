import { copyFileSync, linkSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/bootstrap/paths.mjs';

interface LockEntry {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/**
 * Puts packages of other makers, and what they need, into a folder as this repository has them: npm then installs there what is missing, and
 * resolves all of it, without fetching what is on this machine already.
 * @param names of the packages
 */
export function linkInstalled(folder: string, names: readonly string[]): void {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Readonly<Record<string, LockEntry>> };
  const found = new Set<string>();
  const add = (name: string, from: string) => {
    const path = placesFor(name, from).find((place) => place in packages && isThere(place));
    if (path === undefined || found.has(path)) return;
    found.add(path);
    const {
      dependencies,
      peerDependencies,
      peerDependenciesMeta = {},
      optionalDependencies,
    } = packages[path] ?? {};
    for (const needed of Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies })) {
      if (peerDependenciesMeta[needed]?.optional !== true) add(needed, path);
    }
  };
  for (const name of names) add(name, '');
  for (const path of found) linkFiles(join(root, path), join(folder, path));
}

/** Where Node looks for a package that one at a path imports, the nearest first. */
function placesFor(name: string, from: string): string[] {
  const parents = [...`${from}/`.matchAll(/\/node_modules\/|\/$/g)].map(({ index }) => from.slice(0, index));
  const within = parents.filter((parent) => parent !== '').toReversed();
  return [...within.map((parent) => `${parent}/node_modules/${name}`), `node_modules/${name}`];
}

/** Those of other platforms are in the lock file alone; links lead to packages of this repository. */
function isThere(path: string): boolean {
  return lstatSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() === true;
}

/** The files of a package; packages inside of it are linked by themselves. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isFile()) linkFile(source, target);
    else if (entry.isDirectory() && entry.name !== 'node_modules') linkFiles(source, target);
  }
}

/** Not every file system has links, and none leads to another one. */
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
