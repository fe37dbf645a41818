import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isErrorWithCode } from './isErrorWithCode.ts';
import { processIdentity } from './processIdentity.ts';

/**
 * Takes a directory for this process and answers what gives it back. A lock left by a process that has died is taken
 * over. Throws when a live process holds the directory.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const file = join(directory, 'studio.lock');
  const content = `${JSON.stringify({ pid: process.pid, startedAt: processIdentity(process.pid).startedAt, token: randomUUID() })}\n`;
  await acquire(directory, file, content);
  return async () => {
    if ((await readIfThere(file)) === content) await rm(file, { force: true });
  };
}

async function acquire(directory: string, file: string, content: string): Promise<void> {
  for (;;) {
    if (await createWhole(file, content)) return;
    const held = await readIfThere(file);
    if (held === null) continue;
    const pid = livingHolder(held);
    if (pid !== null) {
      throw new Error(
        `The data directory ${directory} is in use by process ${pid}. Stop that one, or set STUDIO_DATA_DIR to another directory.`,
      );
    }
    await removeStale(file, held);
  }
}

/** Creates the file with its content at once, or answers false when it exists: nobody ever reads half a lock. */
async function createWhole(file: string, content: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content, { flush: true });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (isErrorWithCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Sets a dead lock aside; when another process was quicker and this is its lock, puts it back. */
async function removeStale(file: string, expected: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (isErrorWithCode(error, 'ENOENT')) return;
    throw error;
  }
  if ((await readIfThere(aside)) !== expected) await link(aside, file);
  await rm(aside, { force: true });
}

function livingHolder(content: string): number | null {
  try {
    const { pid, startedAt } = JSON.parse(content) as { pid: number; startedAt: string | null };
    const now = processIdentity(pid);
    return now.isAlive && now.startedAt === startedAt ? pid : null;
  } catch {
    return null;
  }
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isErrorWithCode(error, 'ENOENT')) return null;
    throw error;
  }
}
