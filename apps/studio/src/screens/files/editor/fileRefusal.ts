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

/** Why a file cannot be uploaded, as far as that is known before it is read, and whether an alert has to be read about it; null when it can. */
export function refuseFile(file: File): { readonly reason: string; readonly isAlert: boolean } | null {
  const maxBytes = largestBytes('uploads.largestFileMiB');
  const rules = {
    accept: acceptedTypes('system.allowedFilesAndIconsTypes'),
    maxBytes,
    isEmptyAllowed: false,
    selectionMode: 'single' as const,
  };
  const [refused] = acceptFiles([file], rules).refused;
  const { name } = file;
  if (refused === undefined) return null;
  if (refused.reason === 'type') return { reason: filesText('file.type', { name }), isAlert: true };
  const reason =
    refused.reason === 'empty'
      ? filesText('file.empty', { name })
      : filesText('file.size', { name, limit: formatBytes(maxBytes) });
  return { reason, isAlert: false };
}
