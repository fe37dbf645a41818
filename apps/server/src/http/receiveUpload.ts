import type { FileHandle } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { ProblemError } from './ProblemError.ts';
import { badRequest, tooLarge } from './problems.ts';
import type { UploadedFile } from './UploadedFile.ts';
import { openUnnamedFile, readFromStart } from './unnamedFile.ts';

/** The largest file that the server takes, in bytes: 50 MiB. */
export const largestUpload = 50 * 1024 * 1024;

/** What a body has besides its file: boundaries and the headers of a part. */
const largestEnvelope = 64 * 1024;
const partName = 'file';
/** More than file systems allow. */
const longestName = 1000;

/** A received file, and the way to be rid of it. */
export interface ReceivedUpload {
  file: UploadedFile;
  remove: () => Promise<void>;
}

/**
 * Receives the file of a multipart/form-data body, which must have exactly one part, named `file`. Throws a problem when
 * the body is anything else or the file is larger than the limit; nothing is left on the disk then.
 */
export async function receiveUpload(
  request: IncomingMessage,
  limit: number = largestUpload,
): Promise<ReceivedUpload> {
  if (Number(request.headers['content-length'] ?? 0) > limit + largestEnvelope) throw largerThan(limit);
  const handle = await openUnnamedFile();
  const remove = () => handle.close();
  try {
    const { name, size } = await receive(request, handle, limit);
    return { file: { name, size, open: () => readFromStart(handle) }, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Reads the body to its end; the first thing that is wrong with it is what it is refused for. */
async function receive(request: IncomingMessage, handle: FileHandle, limit: number) {
  const parser = createParser(request, limit);
  const streams: BusboyFileStream[] = [];
  const files: ReturnType<typeof keep>[] = [];
  let refusal: ProblemError | null = null;
  const refuse = (problem: ProblemError) => {
    refusal ??= problem;
  };
  parser.on('file', (fieldName, stream, name) => {
    const fault = files.length > 0 ? badRequest(onePart) : fileFault(fieldName, name);
    if (fault) {
      refuse(fault);
      stream.on('error', () => undefined);
      stream.resume();
    } else {
      stream.on('limit', () => refuse(largerThan(limit)));
      streams.push(stream);
      files.push(keep(stream, handle, name));
    }
  });
  parser.on('field', (fieldName) => refuse(partFault(fieldName)));
  parser.on('partsLimit', () => refuse(badRequest(onePart)));
  const broken = await pipeline(request, parser).then(() => null, unreadable);
  // The parser leaves a file without an end open when the sender goes away.
  if (broken) for (const stream of streams) stream.destroy();
  const [file] = await Promise.allSettled(files);
  const problem = refusal ?? broken;
  if (problem) throw problem;
  if (!file) throw badRequest(onePart);
  if (file.status === 'rejected') throw unreadable(file.reason);
  return file.value;
}

function createParser({ headers }: IncomingMessage, limit: number): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: { fileSize: limit, fieldSize: 1, parts: 2, headerSize: 16 * 1024 },
    });
  } catch (cause) {
    throw unreadable(cause);
  }
}

async function keep(stream: BusboyFileStream, handle: FileHandle, name: string) {
  await pipeline(stream, (content) => handle.writeFile(content));
  return { name, size: stream.bytesRead };
}

const onePart = `The body must have one part, a file named '${partName}'.`;

function fileFault(fieldName: string | undefined, name: string | undefined): ProblemError | null {
  if (fieldName !== partName) return partFault(fieldName);
  if (name === undefined || name === '') return badRequest('The file has no name.');
  return name.length > longestName ? badRequest('The name of the file is too long.') : null;
}

function partFault(fieldName: string | undefined): ProblemError {
  const detail =
    fieldName === partName
      ? `The part '${partName}' is not a file.`
      : `There is no part '${fieldName ?? ''}'. ${onePart}`;
  return badRequest(detail);
}

function unreadable(cause: unknown): ProblemError {
  return badRequest('The body is not complete multipart/form-data.', undefined, { cause });
}

function largerThan(limit: number): ProblemError {
  const size = limit % (1024 * 1024) === 0 ? `${limit / (1024 * 1024)} MiB` : `${limit} bytes`;
  return tooLarge(`The file is larger than ${size}.`);
}
