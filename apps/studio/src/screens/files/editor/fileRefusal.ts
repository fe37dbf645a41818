import { acceptFiles, formatBytes } from '@studio/ui';
import { acceptedTypes, largestBytes } from '../../../kernel/object/files/acceptedTypes.ts';
import { filesText } from '../files.messages.ts';

/** Why a file is refused, and the value that the reason belongs to. */
export interface FileRefusal extends RefusalPlace {
  readonly reason: string;
}

/** What is at a place for a file. */
export interface RefusalPlace {
  /** The file that is there. */
  readonly value: string;
  /** The version of the object on the server; undefined for one that is still to be made. */
  readonly etag: string | undefined;
  /** What else is wrong there; undefined for nothing. */
  readonly error: string | undefined;
}

/**
 * The message at a place for a file: why the last one was refused as long as nothing has changed there, as by undo or by a save; otherwise what
 * else is wrong.
 */
export function messageAt(
  refusal: FileRefusal | null,
  { value, etag, error }: RefusalPlace,
): string | undefined {
  const isFresh =
    refusal !== null && refusal.value === value && refusal.etag === etag && refusal.error === error;
  return isFresh ? refusal.reason : error;
}

/** Why a file cannot be uploaded, as far as that is known before it is read; null when it can. */
export function refuseFile(file: File): string | null {
  const maxBytes = largestBytes('uploads.largestFileMiB');
  const rules = {
    accept: acceptedTypes('system.allowedFilesAndIconsTypes'),
    maxBytes,
    isEmptyAllowed: false,
    selectionMode: 'single' as const,
  };
  const [refused] = acceptFiles([file], rules).refused;
  const { name } = file;
  if (refused?.reason === 'type') return filesText('file.type', { name });
  if (refused?.reason === 'empty') return filesText('file.empty', { name });
  return refused === undefined ? null : filesText('file.size', { name, limit: formatBytes(maxBytes) });
}
