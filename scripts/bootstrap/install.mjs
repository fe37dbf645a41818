import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './Failure.mjs';
import { withLock } from './lock.mjs';
import { projectNode, root } from './paths.mjs';
import { run } from './run.mjs';

const lockFile = join(root, 'package-lock.json');
const installedLockFile = join(root, 'node_modules', '.package-lock.json');
const stampFile = join(root, 'node_modules', '.studio-install');

/**
 * Makes node_modules what package-lock.json says, if it is not. Costs a few milliseconds when there is nothing to do.
 * Two at once install once.
 */
export async function ensureInstalled() {
  const wanted = digest();
  if (isInstalled(wanted)) return;
  await withLock('install', async () => {
    if (isInstalled(wanted)) return;
    if (!holdsWhatTheLockSays()) await install();
    writeFileSync(stampFile, wanted);
  });
}

function digest() {
  const platform = `${process.platform}-${process.arch}`;
  return createHash('sha256').update(platform).update(readFileSync(lockFile)).digest('hex');
}

/** @param {string} wanted */
function isInstalled(wanted) {
  return existsSync(projectNode) && readText(stampFile) === wanted;
}

/** True after an `npm install` or `npm ci` by hand, which leaves no stamp of ours but a record of its own. */
function holdsWhatTheLockSays() {
  const text = readText(installedLockFile);
  if (text === undefined || !existsSync(projectNode)) return false;
  /** @type {Record<string, LockEntry>} */
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  /** @type {Record<string, LockEntry>} */
  const installed = JSON.parse(text).packages;
  const isPresent = Object.entries(wanted).every(([path, entry]) =>
    path === '' || !path.includes('node_modules/')
      ? true
      : sameEntry(entry, installed[path], entry.optional ?? false),
  );
  const isKnown = Object.keys(installed).every(
    (path) => path in wanted || path.startsWith('node_modules/node/node_modules/'),
  );
  return isPresent && isKnown;
}

/**
 * @typedef {object} LockEntry
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 */

/**
 * @param {LockEntry} wanted
 * @param {LockEntry | undefined} installed
 * @param {boolean} mayBeAbsent
 */
function sameEntry(wanted, installed, mayBeAbsent) {
  if (installed === undefined) return mayBeAbsent;
  return wanted.version === installed.version && wanted.integrity === installed.integrity;
}

async function install() {
  console.error('Installing dependencies (npm ci) …');
  const [command, ...first] = npmCommand();
  const args = [
    ...first,
    'ci',
    '--include=dev',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const code = await run(command, args, { toStderr: true, env: { NODE_ENV: 'development' } }).catch(
    (error) => {
      throw new Failure(
        `npm could not be started (${error.message}). Install Node 20 or newer together with npm.`,
      );
    },
  );
  if (code !== 0) {
    throw new Failure(
      `npm ci failed with exit code ${code}; npm's own message is above.\n` +
        '- No network, or a registry that does not answer: check `npm ping` and the proxy settings, then try again.\n' +
        '- package.json and package-lock.json disagree: run `npm install` and commit the lock file.\n' +
        '- No room on the disk: about 900 MB are needed.',
    );
  }
  if (!existsSync(projectNode)) {
    throw new Failure(
      'The dependencies are installed, but the Node that the project brings along is missing.\n' +
        'Its install script did not run: check `npm config get ignore-scripts` (it has to be false), then try again.',
    );
  }
}

/** The npm that runs us, else the one on the PATH. */
function npmCommand() {
  const cli = process.env.npm_execpath;
  if (cli !== undefined && /npm-cli\.c?js$/.test(cli)) return /** @type {const} */ ([process.execPath, cli]);
  return /** @type {const} */ ([process.platform === 'win32' ? 'npm.cmd' : 'npm']);
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
