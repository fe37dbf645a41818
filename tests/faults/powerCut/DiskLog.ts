import { readFileSync } from 'node:fs';

/** What a server asked of its disk, in the order in which it did; paths are relative to the data directory. */
export type DiskEntry =
  | { what: 'started' }
  | { what: 'open'; fd: number; path: string }
  | { what: 'create'; path: string }
  | { what: 'mkdir'; path: string }
  | { what: 'rename'; path: string; to: string }
  | { what: 'remove'; path: string }
  | { what: 'write'; fd: number; at: number; bytes: Buffer }
  | { what: 'resize'; path: string; size: number }
  | { what: 'resizeOpen'; fd: number; size: number }
  | { what: 'sync'; fd: number }
  /** A success is about to be sent to the client that sent this idempotency key. */
  | { what: 'acknowledge'; key: string };

/** An entry as it lies in the file: a line of JSON, then its bytes. */
export function encodeEntry(entry: DiskEntry): Buffer {
  if (entry.what !== 'write') return Buffer.from(`${JSON.stringify(entry)}\n`);
  const { bytes, ...rest } = entry;
  return Buffer.concat([Buffer.from(`${JSON.stringify({ ...rest, length: bytes.length })}\n`), bytes]);
}

/** Reads a whole log. A last entry that was cut short is left out. */
export function readDiskLog(file: string): DiskEntry[] {
  const log = readFileSync(file);
  const entries: DiskEntry[] = [];
  for (let at = 0; ; ) {
    const end = log.indexOf('\n', at);
    if (end < 0) return entries;
    const { length = 0, ...rest } = JSON.parse(log.toString('utf8', at, end)) as { length?: number };
    at = end + 1 + length;
    if (at > log.length) return entries;
    entries.push({ ...rest, ...(length > 0 && { bytes: log.subarray(end + 1, at) }) } as DiskEntry);
  }
}
