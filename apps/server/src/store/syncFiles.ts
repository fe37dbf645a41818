import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isErrorWithCode } from './isErrorWithCode.ts';

/** Makes a directory with those above it, unless it is there; when this returns, a power cut no longer removes it. */
export function makeDirectory(directory: string): void {
  const first = mkdirSync(directory, { recursive: true });
  if (first === undefined) return;
  for (let made = directory; ; made = dirname(made)) {
    syncDirectory(dirname(made));
    if (made === first) return;
  }
}

/** Has the disk keep which files a directory holds. Does nothing on systems where that cannot be asked for. */
export function syncDirectory(directory: string): void {
  if (process.platform === 'win32') return;
  try {
    syncFile(directory);
  } catch (error) {
    if (!isErrorWithCode(error, 'EINVAL')) throw error;
  }
}

/** Has the disk keep a directory with all that is in it. */
export function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncFile(path);
  }
  syncDirectory(directory);
}

function syncFile(path: string): void {
  const fd = openSync(path, process.platform === 'win32' ? 'r+' : 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
