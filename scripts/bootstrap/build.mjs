import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Failure } from './Failure.mjs';
import { withLock } from './lock.mjs';
import { projectNode, root } from './paths.mjs';
import { run } from './run.mjs';

const studio = join(root, 'apps', 'studio');
const dist = join(studio, 'dist');
const stampFile = join(dist, '.vite', 'build-stamp');

const sources = ['apps/studio', 'packages', 'openapi.yaml', 'package-lock.json', 'tsconfig.base.json'];
const ignoredFolders = new Set(['node_modules', 'dist', '.vite']);
const ignoredFiles = /\.(stories|test)\.tsx?$/;

/** Builds the studio for production if anything that goes into it has changed since the last build. */
export async function ensureBuilt() {
  const wanted = sourceDigest();
  if (isBuilt(wanted)) return;
  await withLock('build', async () => {
    if (!isBuilt(wanted)) await build(wanted);
  });
}

/** Builds the studio for production, stale or not. */
export async function buildStudio() {
  await withLock('build', () => build(sourceDigest()));
}

/** @param {string} wanted */
function isBuilt(wanted) {
  return (
    existsSync(join(dist, 'index.html')) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === wanted
  );
}

/** @param {string} digest */
async function build(digest) {
  console.error('Building the studio …');
  rmSync(stampFile, { force: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const code = await run(projectNode, [vite, 'build', '--logLevel', 'warn'], {
    cwd: studio,
    env: { NODE_ENV: 'production' },
    toStderr: true,
  });
  if (code !== 0)
    throw new Failure(`The studio could not be built (exit code ${code}); the reason is above.`);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, digest);
}

/** A digest of the names and contents of everything that goes into the build. */
function sourceDigest() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => [...filesUnder(join(root, source))])) {
    hash.update(`\n${relative(root, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * @param {string} path a file or a folder
 * @returns {Generator<string>}
 */
function* filesUnder(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile()) yield path;
  if (!stats?.isDirectory()) return;
  const entries = readdirSync(path, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const isIgnored = entry.isDirectory() ? ignoredFolders.has(entry.name) : ignoredFiles.test(entry.name);
    if (!isIgnored) yield* filesUnder(join(path, entry.name));
  }
}
