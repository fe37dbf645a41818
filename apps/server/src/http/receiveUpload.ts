import type { FileHandle } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { hasNoRoom } from '../store/hasNoRoom.ts';
import { openUnnamedFile, readUnnamedFile } from '../unnamedFile.ts';
import type { ProblemError } from './ProblemError.ts';
import { badRequest, noRoom, tooLarge } from './problems.ts';
import type { UploadedFile } from './UploadedFile.ts';

/** The largest file that the server takes, in bytes: 50 MiB. */
export const largestUpload = 50 * 1024 * 1024;

/** What a body has besides its files: boundaries and the headers of a part. */
const largestEnvelope = 64 * 1024;
/** More than file systems allow. */
const longestName = 1000;

interface ReceiveOptions {
  /** The names of the parts that there may be, each of them a file. */
  parts: readonly string[];
  /** Largest file, in bytes. Default: 50 MiB. */
  limit?: number | undefined;
  /** Whether there may be no part at all. Default: one must be there. */
  isOptional?: boolean;
  /** Where files are kept meanwhile. Default: in unnamed files of the folder for temporary ones. */
  openFile?: () => Promise<FileHandle>;
}

/** Received files by the names of their parts, and the way to be rid of them. */
export interface ReceivedUpload {
  files: ReadonlyMap<string, UploadedFile>;
  remove: () => Promise<void>;
}

/**
 * Receives the files of a multipart/form-data body, which must have at least one of the named parts unless it may be empty, each once, and no
 * other. Throws a problem when the body is anything else or a file is larger than the limit; nothing is left on the disk then.
 */
export async function receiveUpload(
  request: IncomingMessage,
  { parts, limit = largestUpload, isOptional = false, openFile = openUnnamedFile }: ReceiveOptions,
): Promise<ReceivedUpload> {
  const most = parts.length * limit + largestEnvelope;
  if (Number(request.headers['content-length'] ?? 0) > most) throw largerThan(limit);
  const handles: FileHandle[] = [];
  const remove = async () => {
    await Promise.all(handles.map((handle) => handle.close()));
  };
  try {
    for (const _part of parts) handles.push(await openFile());
    return { files: await receive(request, { handles, parts, limit, isOptional }), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

interface Place {
  handles: readonly FileHandle[];
  parts: readonly string[];
  limit: number;
  isOptional: boolean;
}

/** Reads the body to its end; the first thing that is wrong with it is what it is refused for. */
async function receive(request: IncomingMessage, { handles, parts, limit, isOptional }: Place) {
  const parser = createParser(request, parts.length, limit);
  const streams: BusboyFileStream[] = [];
  const files = new Map<string, Promise<UploadedFile>>();
  let refusal: ProblemError | null = null;
  const refuse = (problem: ProblemError) => {
    refusal ??= problem;
  };
  parser.on('file', (givenName: string | undefined, stream, name) => {
    const fieldName = givenName ?? '';
    const handle = handles[files.size];
    const fault = files.has(fieldName) ? badRequest(whatParts(parts)) : fileFault(parts, fieldName, name);
    if (fault || handle === undefined) {
      refuse(fault ?? badRequest(whatParts(parts)));
      stream.on('error', () => undefined);
      stream.resume();
    } else {
      stream.on('limit', () => refuse(largerThan(limit)));
      streams.push(stream);
      const kept = keep(stream, handle, name);
      kept.catch((cause: unknown) => {
        if (hasNoRoom(cause)) refuse(noRoom('the file', { cause }));
      });
      files.set(fieldName, kept);
    }
  });
  parser.on('field', (fieldName) => refuse(partFault(parts, fieldName)));
  parser.on('partsLimit', () => refuse(badRequest(whatParts(parts))));
  const broken = await pipeline(request, parser).then(() => null, unreadable);
  // The parser leaves a file without an end open when the sender goes away.
  if (broken) for (const stream of streams) stream.destroy();
  const settled = await Promise.allSettled(files.values());
  const problem = refusal ?? broken;
  if (problem) throw problem;
  if (files.size === 0 && !isOptional) throw badRequest(whatParts(parts));
  const lost = settled.find((each) => each.status === 'rejected');
  if (lost) throw unreadable(lost.reason);
  return new Map(await Promise.all([...files].map(async ([part, file]) => [part, await file] as const)));
}

function createParser({ headers }: IncomingMessage, parts: number, limit: number): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: { fileSize: limit, fieldSize: 1, parts: parts + 1, headerSize: 16 * 1024 },
    });
  } catch (cause) {
    throw unreadable(cause);
  }
}

async function keep(stream: BusboyFileStream, handle: FileHandle, name: string): Promise<UploadedFile> {
  await pipeline(stream, (content) => handle.writeFile(content));
  return {
    name,
    size: stream.bytesRead,
    open: () => readUnnamedFile(handle),
    openRange: (start, end) => readUnnamedFile(handle, start, end),
  };
}

function whatParts(parts: readonly string[]): string {
  const [only = '', ...others] = parts;
  if (others.length === 0) return `The body must have one part, a file named '${only}'.`;
  return `The body must have at least one of the parts ${parts.map((part) => `'${part}'`).join(' and ')}, each of them a file.`;
}

function fileFault(
  parts: readonly string[],
  fieldName: string,
  name: string | undefined,
): ProblemError | null {
  if (!parts.includes(fieldName)) return partFault(parts, fieldName);
  if (name === undefined || name === '') return badRequest('The file has no name.');
  return name.length > longestName ? badRequest('The name of the file is too long.') : null;
}

function partFault(parts: readonly string[], fieldName: string | undefined): ProblemError {
  const detail =
    fieldName !== undefined && parts.includes(fieldName)
      ? `The part '${fieldName}' is not a file.`
      : `There is no part '${fieldName ?? ''}'. ${whatParts(parts)}`;
  return badRequest(detail);
}

function unreadable(cause: unknown): ProblemError {
  return badRequest('The body is not complete multipart/form-data.', undefined, { cause });
}

function largerThan(limit: number): ProblemError {
  const size = limit % (1024 * 1024) === 0 ? `${limit / (1024 * 1024)} MiB` : `${limit} bytes`;
  return tooLarge(`The file is larger than ${size}.`);
}
