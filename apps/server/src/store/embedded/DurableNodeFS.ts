import { fsyncSync, writeSync } from 'node:fs';
import type { PGlite, postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { isErrorWithCode } from '../isErrorWithCode.ts';

type ModuleOptions = Partial<postgresMod.PostgresMod>;

interface FileStream {
  node: { mode: number };
  /** The file descriptor of the host. */
  nfd: number;
}

/** What emscripten's module shows of its files on the host. */
interface NodeFsModule {
  NODEFS: {
    /** Translates an error of the host for PostgreSQL. */
    convertNodeCode: (error: unknown) => number | undefined;
    stream_ops: {
      write: (
        stream: FileStream,
        buffer: NodeJS.ArrayBufferView,
        offset: number,
        length: number,
        at: number,
      ) => number;
      fsync?: (stream: FileStream) => number;
    };
  };
}

const fileType = 0o170000;
const directoryType = 0o040000;
/** What PostgreSQL meets on a disk that works. */
const harmless = ['ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'EINVAL', 'EPERM', 'EISDIR', 'ENOTSUP'];
/** EX_IOERR of sysexits.h, by which a supervisor can tell a failed disk from a server that does not start. */
const exitCode = 74;

/**
 * Files on the host for PGlite. Its own answer an fsync without asking the host, and let an error of the host unwind through PostgreSQL, which then takes it
 * for success. Here an fsync reaches the disk, and what the host refuses ends the process, without another answer: PostgreSQL cannot know what
 * of its files is on the disk then.
 */
export class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: ModuleOptions): Promise<{ emscriptenOpts: ModuleOptions }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const guard = (module: unknown) => guardFiles(module as NodeFsModule);
    const preRun = [...(emscriptenOpts.preRun ?? []), guard];
    return { emscriptenOpts: { ...emscriptenOpts, preRun, ...endingOnPanic(emscriptenOpts) } };
  }
}

/** PostgreSQL aborts when it must not go on. PGlite would, with whatever was left in memory. */
function endingOnPanic({ printErr }: ModuleOptions): Pick<ModuleOptions, 'printErr' | 'onAbort'> {
  let lastPanic = 'it gives no reason';
  return {
    printErr: (line: string) => {
      if (line.includes('PANIC:')) lastPanic = line;
      printErr?.(line);
    },
    onAbort: () => end(`the database has stopped itself: ${lastPanic}`),
  };
}

function guardFiles({ NODEFS }: NodeFsModule): void {
  const { stream_ops: streams, convertNodeCode } = NODEFS;
  NODEFS.convertNodeCode = (error) => {
    if (!isOneOf(harmless, error)) return end(`the disk refuses a file of the database: ${String(error)}`);
    return convertNodeCode(error);
  };
  streams.write = ({ nfd }, buffer, offset, length, at) => {
    // A host may take less than it was given, most of all when its disk is nearly full.
    for (let done = 0; done < length; ) done += write(nfd, buffer, offset + done, length - done, at + done);
    return length;
  };
  streams.fsync = ({ nfd, node }) => {
    try {
      fsyncSync(nfd);
    } catch (error) {
      // Windows and some file systems of networks sync no directories.
      const isDirectory = (node.mode & fileType) === directoryType;
      if (!isDirectory || !isOneOf(harmless, error))
        end(`the disk keeps no file of the database: ${String(error)}`);
    }
    return 0;
  };
}

function write(
  fd: number,
  buffer: NodeJS.ArrayBufferView,
  offset: number,
  length: number,
  at: number,
): number {
  try {
    const written = writeSync(fd, buffer, offset, length, at);
    return written > 0 ? written : end('the disk takes nothing more.');
  } catch (error) {
    return end(`the disk does not take what is written: ${String(error)}`);
  }
}

function end(reason: string): never {
  const text = `Studio ends: ${reason}\nEvery change that was acknowledged is on the disk. Start again once the cause is gone.\n`;
  try {
    writeSync(2, text);
  } catch {
    // Where the text cannot be written either, the exit code has to do.
  }
  return process.exit(exitCode);
}

function isOneOf(codes: readonly string[], error: unknown): boolean {
  return codes.some((code) => isErrorWithCode(error, code));
}
