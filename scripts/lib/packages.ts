import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { digestOf } from '../bootstrap/build.mjs';
import { Failure } from '../bootstrap/Failure.mjs';
import { cacheDir, root } from '../bootstrap/paths.mjs';
import { withComponentIds } from './componentIds.ts';
import { unreachableFiles, withScriptExtensions, withWorkerScripts } from './declarations.ts';
import { execute } from './execute.ts';
import { type PublishedEntry, publishedManifest, type WorkspaceManifest } from './publishedManifest.ts';
import { tool } from './tool.ts';

/** The packages that other teams install, in the order in which they are built. */
export const publishedPackages = ['ui', 'studio-widgets'] as const;

/** The folder of a package's build: what is published, with a manifest of its own. */
export function packageDist(name: string): string {
  return join(root, 'packages', name, 'dist');
}

/** Everything that goes into the builds, from the repository's folder. */
const sources = [
  ...publishedPackages.map((name) => `packages/${name}`),
  ...['LICENSE', 'package-lock.json', 'scripts/lib', 'tsconfig.base.json'],
];

/** Says what the builds were made of. Apart from them, as they are published whole. */
export const buildStamp = join(cacheDir, 'packages', 'built');

/** Builds every package that other teams install. Throws a Failure that says which one does not build, and why. */
export async function buildPackages(): Promise<void> {
  const digest = digestOf({ sources });
  rmSync(buildStamp, { force: true });
  for (const name of publishedPackages) await buildPackage(name);
  mkdirSync(dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, digest);
}

/** Builds the packages if anything that goes into them has changed since their last build. */
export async function ensurePackagesBuilt(): Promise<void> {
  const isBuilt = existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === digestOf({ sources });
  const isThere = publishedPackages.every((name) => existsSync(join(packageDist(name), 'package.json')));
  if (!isBuilt || !isThere) await buildPackages();
}

async function buildPackage(name: string): Promise<void> {
  const folder = join(root, 'packages', name);
  const dist = packageDist(name);
  rmSync(dist, { recursive: true, force: true });
  const args = [tool('typescript'), '-p', join(folder, 'tsconfig.build.json')];
  const { code, output } = await execute({ args, output: 'keep' });
  if (code !== 0) throw new Failure(`packages/${name} does not build:\n${output}`);
  const manifest: WorkspaceManifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const published = publishedManifest(manifest, componentsOf(join(folder, 'src')));
  keepReachable(dist, Object.values(published.exports));
  nameStyledComponents(dist, name === 'ui' ? 'st' : 'st-widgets');
  markForClients(dist);
  for (const file of filesUnder(join(folder, 'src'), '.css')) {
    cpSync(file, join(dist, relative(join(folder, 'src'), file)));
  }
  for (const file of ['README.md', 'CHANGELOG.md']) cpSync(join(folder, file), join(dist, file));
  cpSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, undefined, 2)}\n`);
}

/** The components of a package, by name: the folders that have an index of their own and are named like a component. */
function componentsOf(src: string): string[] {
  return readdirSync(src).filter((name) => /^[A-Z]/.test(name) && existsSync(join(src, name, 'index.ts')));
}

/** Declarations name scripts, not sources; what cannot be reached from one of the package's entries is left out. */
function keepReachable(dist: string, entries: readonly PublishedEntry[]): void {
  for (const file of filesUnder(dist, '.d.ts')) {
    writeFileSync(file, withScriptExtensions(readFileSync(file, 'utf8')));
  }
  for (const file of filesUnder(dist, '.js')) {
    writeFileSync(file, withWorkerScripts(readFileSync(file, 'utf8')));
  }
  for (const suffix of ['.d.ts', '.js']) {
    const texts = new Map(filesUnder(dist, suffix).map((file) => [file, readFileSync(file, 'utf8')]));
    const roots = entries.flatMap((entry) =>
      typeof entry === 'string' ? [] : [join(dist, suffix === '.js' ? entry.default : entry.types)],
    );
    for (const file of unreachableFiles(texts, roots)) rmSync(file);
  }
}

/** Frameworks that draw on a server run what says so in the browser too; everything here but plain models needs that. */
function markForClients(dist: string): void {
  for (const file of filesUnder(dist, '.js')) {
    const code = readFileSync(file, 'utf8');
    if (/from ["'](react|react\/jsx-runtime|styled-components)["']/.test(code)) {
      writeFileSync(file, `'use client';\n${code}`);
    }
  }
}

/** Throws when two styled components would share an id. */
function nameStyledComponents(dist: string, prefix: string): void {
  const known = new Set<string>();
  for (const file of filesUnder(dist, '.js')) {
    const place = `${prefix}-${basename(file).replace(/(\.styles)?\.js$/, '')}`;
    const code = withComponentIds(readFileSync(file, 'utf8'), place);
    for (const [, id = ''] of code.matchAll(/componentId: '([^']+)'/g)) {
      if (known.has(id)) throw new Failure(`Two styled components have the id ${id}: rename one of them.`);
      known.add(id);
    }
    writeFileSync(file, code);
  }
}

function filesUnder(folder: string, suffix: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(suffix))
    .map((file) => join(folder, file));
}
