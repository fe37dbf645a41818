import { fsyncSync, writeSync } from 'node:fs';
import { isErrorWithCode } from '../isErrorWithCode.ts';

interface FileNode {
  mode: number;
}

interface FileStream {
  node: FileNode;
  /** The file descriptor of the host. */
  nfd: number;
}

interface Attributes {
  size?: number;
}

/** A call of emscripten's that changes a directory of the host; the second argument is a name in it, or its new place. */
type DirectoryCall = (node: FileNode, ...rest: unknown[]) => unknown;
type DirectoryCalls = Record<'mknod' | 'rename' | 'unlink' | 'rmdir' | 'symlink', DirectoryCall>;

interface StreamCalls {
  write: (
    stream: FileStream,
    buffer: NodeJS.ArrayBufferView,
    offset: number,
    length: number,
    at: number,
  ) => number;
  fsync?: (stream: FileStream) => number;
  setattr: (stream: FileStream, attributes: Attributes) => void;
  close: (stream: FileStream) => void;
}

/** What emscripten's module shows of its files on the host. */
export interface NodeFsModule {
  NODEFS: {
    realPath: (node: FileNode) => string;
    /** Translates an error of the host for PostgreSQL. */
    convertNodeCode: (error: unknown) => number | undefined;
    stream_ops: StreamCalls;
    node_ops: DirectoryCalls & { setattr: (node: FileNode, attributes: Attributes) => void };
  };
}

/** EIO, as PostgreSQL in WebAssembly knows it. */
const ioError = 29;
const fileType = 0o170000;
const directoryType = 0o040000;
/** What a removal may find without harm: nothing is there any more, or something still is in the directory. */
const expectedOfRemovals = ['ENOENT', 'ENOTEMPTY', 'EEXIST'];
/** What systems answer that do not sync directories: Windows, and some file systems of networks. */
const expectedOfDirectories = ['EINVAL', 'EPERM', 'EISDIR', 'ENOTSUP'];

/**
 * Sees to it that each change that PostgreSQL makes to its files is either done whole by the host or reported to
 * `fail`, which must not return. An error in reading is PostgreSQL's own to report.
 */
export function guardHostFiles({ NODEFS }: NodeFsModule, fail: (reason: string) => never): void {
  const { stream_ops: streams, node_ops: nodes, convertNodeCode } = NODEFS;
  let hostError: unknown;
  NODEFS.convertNodeCode = (error) => {
    hostError = error;
    // An undefined one would arrive as 0, which is success.
    return convertNodeCode(error) ?? ioError;
  };

  function attempt<Result>(
    call: () => Result,
    what: string,
    node: FileNode,
    expected: readonly string[] = [],
  ): Result {
    hostError = undefined;
    try {
      return call();
    } catch (error) {
      const cause = hostError ?? error;
      if (isOneOf(expected, cause)) throw error;
      const reason = cause instanceof Error ? cause.message : String(cause);
      return fail(`could not ${what} ${NODEFS.realPath(node)} (${reason}).`);
    }
  }

  streams.write = (stream, buffer, offset, length, at) => {
    attempt(() => writeWhole(stream.nfd, buffer, offset, length, at), 'write to', stream.node);
    return length;
  };
  streams.fsync = ({ node, nfd }) => {
    attempt(() => syncHost(nfd, node), 'fsync', node);
    return 0;
  };
  const { close, setattr: setOfStream } = streams;
  streams.close = (stream) => attempt(() => close(stream), 'close', stream.node);
  streams.setattr = (stream, attributes) => {
    if (attributes.size === undefined) return setOfStream(stream, attributes);
    return attempt(() => setOfStream(stream, attributes), 'set the size of', stream.node);
  };
  const { setattr: setOfNode } = nodes;
  nodes.setattr = (node, attributes) => {
    if (attributes.size === undefined) return setOfNode(node, attributes);
    return attempt(() => setOfNode(node, attributes), 'set the size of', node);
  };

  function guard(name: keyof DirectoryCalls, words: string, expected?: readonly string[]): void {
    const call = nodes[name];
    nodes[name] = (node, ...rest) =>
      attempt(() => call(node, ...rest), words.replace('%', String(rest[0])), node, expected);
  }
  guard('mknod', 'create % in');
  guard('symlink', 'create % in');
  guard('rename', 'rename');
  guard('unlink', 'remove % from', expectedOfRemovals);
  guard('rmdir', 'remove % from', expectedOfRemovals);
}

/** A host may take less than it was given, most of all when its disk is nearly full. */
function writeWhole(
  fd: number,
  buffer: NodeJS.ArrayBufferView,
  offset: number,
  length: number,
  at: number,
): void {
  for (let done = 0; done < length; ) {
    const written = writeSync(fd, buffer, offset + done, length - done, at + done);
    if (written === 0) throw new Error('nothing more is written');
    done += written;
  }
}

/** PostgreSQL syncs directories, too; where a system cannot, it goes on without. */
function syncHost(fd: number, { mode }: FileNode): void {
  try {
    fsyncSync(fd);
  } catch (error) {
    const isDirectory = (mode & fileType) === directoryType;
    if (!isDirectory || !isOneOf(expectedOfDirectories, error)) throw error;
  }
}

function isOneOf(codes: readonly string[], error: unknown): boolean {
  return codes.some((code) => isErrorWithCode(error, code));
}
