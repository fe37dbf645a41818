import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import type { UploadedFile } from '../http/UploadedFile.ts';

/** What an archive may unpack to, in bytes: 256 MiB. Office documents stay far below it. */
const largestContent = 256 * 1024 * 1024;
const mostEntries = 10_000;
/** Bytes of a list of types at most: 1 MiB. That of a long document has some kilobytes. */
const largestTypeList = 1024 * 1024;

type Archive = Pick<UploadedFile, 'size' | 'openRange'>;

/** Reads an archive from the disk, wherever in it. */
class UploadReader extends RandomAccessReader {
  readonly #file: Archive;

  constructor(file: Archive) {
    super();
    this.#file = file;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.#file.openRange(start, end);
  }

  override close(done: (error: Error | null) => void): void {
    done(null);
  }
}

/**
 * Why an archive is not to be kept, as a sentence about the file; null when it is whole, holds what is wanted, and unpacks to no more
 * than it says and than is allowed. Everything in it is unpacked for that, and thrown away.
 */
export async function archiveFault(file: Archive, wanted: readonly string[]): Promise<string | null> {
  try {
    return await faultOf(await openArchive(file), file.size, wanted);
  } catch {
    return 'is damaged: it cannot be unpacked';
  }
}

/** The part of an archive in Open XML that lists the types of the others. */
export const typeListName = '[Content_Types].xml';

/**
 * The list of types of an archive in Open XML, wherever it is; null when there is none that can be read, which `archiveFault` has the
 * reason for.
 */
export async function readTypeList(file: Archive): Promise<string | null> {
  try {
    const archive = await openArchive(file);
    let count = 0;
    for await (const entry of archive.eachEntry()) {
      count += 1;
      if (count > mostEntries) return null;
      if (entry.fileName !== typeListName) continue;
      if (entry.isEncrypted() || entry.uncompressedSize > largestTypeList) return null;
      return await text(await archive.openReadStreamPromise(entry));
    }
    return null;
  } catch {
    return null;
  }
}

function openArchive(file: Archive): Promise<ZipFile> {
  return fromRandomAccessReaderPromise(new UploadReader(file), file.size, { autoClose: false });
}

async function faultOf(archive: ZipFile, size: number, wanted: readonly string[]): Promise<string | null> {
  const entries: Entry[] = [];
  let packed = 0;
  let unpacked = 0;
  for await (const entry of archive.eachEntry()) {
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    // Entries that share their bytes say less than they unpack to.
    const isBomb = entries.length >= mostEntries || unpacked > largestContent || packed > size;
    if (isBomb) return 'unpacks to more than is allowed';
    if (entry.isEncrypted()) return 'is encrypted';
    entries.push(entry);
  }
  const names = new Set(entries.map(({ fileName }) => fileName));
  if (names.size < entries.length) return 'is damaged: it holds a file twice';
  const missing = wanted.find((name) => !names.has(name));
  if (missing !== undefined) return `is damaged: it lacks ${missing}`;
  for (const entry of entries) {
    // Fails as soon as there is more than the entry says.
    await pipeline(await archive.openReadStreamPromise(entry), skip);
  }
  return null;
}

async function skip(chunks: AsyncIterable<unknown>): Promise<void> {
  for await (const _chunk of chunks);
}
