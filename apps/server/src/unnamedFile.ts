import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

const chunkSize = 64 * 1024;

/**
 * Opens an empty file that no folder lists: the disk has its room back when the handle is closed, or when the process ends in
 * whatever way.
 */
export async function openUnnamedFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `studio-upload-${randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  try {
    await rm(path);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** The content from one place up to another, by default all of it. Fails once the handle is closed; never closes it. */
export function readUnnamedFile(handle: FileHandle, start = 0, end = Number.POSITIVE_INFINITY): Readable {
  return Readable.from(chunksOf(handle, start, end), { objectMode: false });
}

async function* chunksOf(handle: FileHandle, start: number, end: number): AsyncGenerator<Buffer> {
  let position = start;
  while (position < end) {
    const wanted = Math.min(chunkSize, end - position);
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(wanted), 0, wanted, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
