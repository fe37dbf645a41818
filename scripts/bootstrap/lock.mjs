import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cacheDir } from './paths.mjs';

const heartbeatMs = 2_000;
const staleAfterMs = 30_000;
const pollMs = 200;

/**
 * Runs work that only one process of this checkout may do at a time. Others wait. The lock of a process that died is
 * taken over: at once when it ran on this machine, else when it has shown no sign of life for half a minute.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(name, work) {
  const file = join(cacheDir, `${name}.lock`);
  mkdirSync(cacheDir, { recursive: true });
  await acquire(file, name);
  const heartbeat = setInterval(() => touch(file), heartbeatMs);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function touch(file) {
  if (existsSync(file)) utimesSync(file, new Date(), new Date());
}

/**
 * @param {string} file
 * @param {string} name
 */
async function acquire(file, name) {
  const owner = `${process.pid}@${hostname()}`;
  let isListed = false;
  while (!tryCreate(file, owner)) {
    const holder = readHolder(file);
    if (holder !== undefined && isStale(file, holder)) {
      evict(file, holder);
      continue;
    }
    if (!isListed) console.error(`Waiting for another process that holds the ${name} lock …`);
    isListed = true;
    await delay(pollMs);
  }
}

/**
 * @param {string} file
 * @param {string} owner
 */
function tryCreate(file, owner) {
  try {
    writeFileSync(file, owner, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function readHolder(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * @param {string} file
 * @param {string} holder
 */
function isStale(file, holder) {
  const [pid, host] = holder.split('@');
  if (host === hostname() && !isAlive(Number(pid))) return true;
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  return age > staleAfterMs;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Moves a dead holder's lock away. When a living process took the name in between, its lock is put back.
 * @param {string} file
 * @param {string} holder
 */
function evict(file, holder) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readHolder(aside) === holder) rmSync(aside, { force: true });
  else renameSync(aside, file);
}
