/**
 * Preloaded into a server and the threads it starts (`node --import`): appends to the file that `DISK_LOG` names what they
 * ask of the disk below its data directory, and when the server acknowledges a write.
 */
import fs from 'node:fs';
import { ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { type DiskEntry, encodeEntry } from './DiskLog.ts';

type AnyCall = (...args: unknown[]) => unknown;

const dataDir = process.env['STUDIO_DATA_DIR'] ?? '';
const { existsSync, readdirSync, writeSync } = fs;
const log = fs.openSync(process.env['DISK_LOG'] ?? '', 'a');
const open = new Set<unknown>();
/** Node's own functions call one another; only the outermost call is the server's. */
let isInside = false;

function append(entry: DiskEntry): void {
  writeSync(log, encodeEntry(entry));
}

/** The path within the data directory; null outside of it. */
function within(path: unknown): string | null {
  const inside = relative(dataDir, String(path));
  return inside.startsWith('..') ? null : inside;
}

/** Replaces a function of node:fs by one that calls it and then notes what was done. */
function record(name: string, note: (args: unknown[], result: unknown, before: boolean) => void): void {
  const calls = fs as unknown as Record<string, AnyCall>;
  const original = calls[name] as AnyCall;
  calls[name] = (...args) => {
    if (isInside) return original(...args);
    isInside = true;
    try {
      const wasThere = typeof args[0] === 'string' && existsSync(args[0]);
      const result = original(...args);
      note(args, result, wasThere);
      return result;
    } finally {
      isInside = false;
    }
  };
}

function recordPath(
  name: string,
  toEntry: (path: string, args: unknown[], wasThere: boolean) => DiskEntry[],
): void {
  record(name, (args, _, wasThere) => {
    const path = within(args[0]);
    if (path !== null) for (const entry of toEntry(path, args, wasThere)) append(entry);
  });
}

function recordFd(name: string, toEntry: (fd: number, args: unknown[], result: unknown) => DiskEntry): void {
  record(name, (args, result) => {
    if (open.has(args[0])) append(toEntry(Number(args[0]), args, result));
  });
}

if (isMainThread) append({ what: 'started' });
record('openSync', ([path], fd, wasThere) => {
  const inside = within(path);
  if (inside === null) return;
  open.add(fd);
  if (!wasThere) append({ what: 'create', path: inside });
  append({ what: 'open', fd: Number(fd), path: inside });
});
record('closeSync', ([fd]) => open.delete(fd));
recordPath('writeFileSync', (path, [, data], wasThere) => {
  if (data !== '' || wasThere) throw new Error(`${path} is written in a way that is not recorded.`);
  return [{ what: 'create', path }];
});
recordPath('mkdirSync', (path, _, wasThere) => (wasThere ? [] : [{ what: 'mkdir', path }]));
recordPath('renameSync', (path, [, to]) => [{ what: 'rename', path, to: relative(dataDir, String(to)) }]);
recordPath('unlinkSync', (path) => [{ what: 'remove', path }]);
recordPath('rmdirSync', (path) => [{ what: 'remove', path }]);
recordPath('truncateSync', (path, [, size]) => [{ what: 'resize', path, size: Number(size) }]);
recordFd('ftruncateSync', (fd, [, size]) => ({ what: 'resizeOpen', fd, size: Number(size) }));
recordFd('fsyncSync', (fd) => ({ what: 'sync', fd }));
recordFd('writeSync', (fd, [, buffer, offset, , at], written) => {
  const { buffer: memory, byteOffset } = buffer as Uint8Array;
  const bytes = Buffer.from(memory, byteOffset + Number(offset), Number(written));
  return { what: 'write', fd, at: Number(at), bytes };
});

/** What lies in a tree that is removed at once, the innermost first. */
const { rmSync } = fs;
fs.rmSync = (path, options) => {
  const inside = within(path);
  const inner =
    inside !== null && options?.recursive === true && existsSync(path)
      ? readdirSync(path, { recursive: true }).map((name) => join(inside, String(name)))
      : [];
  const isThere = existsSync(path);
  rmSync(path, options);
  if (inside === null || !isThere) return;
  for (const each of [...inner.reverse(), inside]) append({ what: 'remove', path: each });
};
syncBuiltinESMExports();

const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function head(
  this: ServerResponse,
  ...args: Parameters<typeof writeHead>
) {
  const key = this.req.headers['idempotency-key'];
  if (typeof key === 'string' && args[0] < 300) append({ what: 'acknowledge', key });
  return writeHead.apply(this, args);
} as typeof writeHead;
