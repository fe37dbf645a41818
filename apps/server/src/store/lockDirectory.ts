import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Who holds a directory, as its holder wrote it down for people. */
interface Holder {
  pid: number;
  host: string;
}

/** Locks that are held: one that nothing refers to would be given up when it is collected as garbage. */
const held = new Set<DatabaseSync>();

/** SQLite's code for a file that somebody else has locked; the upper bits of a code say why. */
const busy = 5;

/**
 * Takes a directory for this process and answers what gives it back. The lock is the operating system's, on a file in the
 * directory: it holds between containers that share a volume, and ends with the process however that ends. Throws when
 * another process or this one holds the directory. It is held though the function that releases it is not kept.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const note = join(directory, 'studio.lock');
  const lock = takeLock(join(directory, 'database.lock'));
  if (lock === null) {
    throw new Error(
      `The data directory ${directory} is in use by ${await describeHolder(note)}. Stop that one, or set STUDIO_DATA_DIR to another directory.`,
    );
  }
  held.add(lock);
  const giveUp = () => {
    held.delete(lock);
    lock.close();
  };
  const release = async () => {
    await rm(note, { force: true });
    giveUp();
  };
  try {
    const holder: Holder = { pid: process.pid, host: hostname() };
    await writeFile(note, `${JSON.stringify(holder)}\n`);
  } catch (error) {
    giveUp();
    throw error;
  }
  return release;
}

/** Node has no call for a lock of the operating system; SQLite has one on every system. Answers null when it is taken. */
function takeLock(file: string): DatabaseSync | null {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (isBusy(error)) return null;
    throw new Error(`${file} cannot be locked, and without a lock the data is not safe.`, { cause: error });
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy;
}

/** The lock alone decides; the note may be missing or, for a moment, the one of the holder before. */
async function describeHolder(note: string): Promise<string> {
  try {
    const { pid, host } = JSON.parse(await readFile(note, 'utf8')) as Partial<Holder>;
    if (pid === undefined) return 'another process';
    return host === undefined || host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`;
  } catch {
    return 'another process';
  }
}
