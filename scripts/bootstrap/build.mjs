import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Failure } from './Failure.mjs';
import { withLock } from './lock.mjs';
import { projectNode, root } from './paths.mjs';
import { run } from './run.mjs';

/**
 * @typedef {object} Part what is built by itself
 * @property {string} name
 * @property {string} folder
 * @property {string} entry the file of its build without which there is none
 * @property {readonly string[]} sources everything that goes into it
 */

/** @type {Part} */
const studio = {
  name: 'studio',
  folder: join(root, 'apps', 'studio'),
  entry: 'index.html',
  sources: ['apps/studio', 'packages', 'openapi.yaml', 'package-lock.json', 'tsconfig.base.json'],
};

/** @type {Part} */
const server = {
  name: 'server',
  folder: join(root, 'apps', 'server'),
  entry: 'main.js',
  sources: [
    'apps/server/src',
    'apps/server/vite.config.ts',
    'packages/api',
    'packages/rules',
    'openapi.yaml',
    'package-lock.json',
  ],
};

/** The built server: what to run, once it is built. */
export const serverMain = join(server.folder, 'dist', server.entry);

const ignoredFolders = new Set(['node_modules', 'dist', '.vite']);
const ignoredFiles = /\.(stories|test)\.tsx?$/;

/** Builds studio and server for production, each if anything that goes into it has changed since its last build. */
export async function ensureBuilt() {
  await ensurePartBuilt(server);
  await ensurePartBuilt(studio);
}

/** Builds the server alone, if it is stale. */
export async function ensureServerBuilt() {
  await ensurePartBuilt(server);
}

/** Builds studio and server for production, stale or not. */
export async function buildAll() {
  await withLock('build', async () => {
    for (const part of [server, studio]) await build(part, digestOf(part));
  });
}

/** @param {Part} part */
async function ensurePartBuilt(part) {
  const wanted = digestOf(part);
  if (isBuilt(part, wanted)) return;
  await withLock('build', async () => {
    if (!isBuilt(part, wanted)) await build(part, wanted);
  });
}

/** @param {Part} part */
function stampFile({ folder }) {
  return join(folder, 'dist', '.vite', 'build-stamp');
}

/**
 * @param {Part} part
 * @param {string} wanted
 */
function isBuilt(part, wanted) {
  const stamp = stampFile(part);
  return (
    existsSync(join(part.folder, 'dist', part.entry)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === wanted
  );
}

/**
 * @param {Part} part
 * @param {string} digest
 */
async function build(part, digest) {
  console.error(`Building the ${part.name} …`);
  const stamp = stampFile(part);
  rmSync(stamp, { force: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const code = await run(projectNode, [vite, 'build', '--logLevel', 'warn'], {
    cwd: part.folder,
    env: { NODE_ENV: 'production' },
    toStderr: true,
  });
  if (code !== 0)
    throw new Failure(`The ${part.name} could not be built (exit code ${code}); the reason is above.`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}

/**
 * A digest of the names and contents of everything that goes into a build.
 * @param {Pick<Part, 'sources'>} part
 */
export function digestOf({ sources }) {
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
