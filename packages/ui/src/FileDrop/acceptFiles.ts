/** What the check has to know of a file. */
export interface FileFacts {
  /** The name with its extension, without a path. */
  name: string;
  /** Bytes. */
  size: number;
  /** MIME type as the system guessed it; empty when it could not. */
  type: string;
}

/** Why a file was not taken. */
export type FileRefusalReason = 'type' | 'empty' | 'size' | 'count';

/** A file that was not taken, and why. */
export interface FileRefusal<F extends FileFacts = File> {
  file: F;
  reason: FileRefusalReason;
}

/** What files have to be like. */
export interface FileRules {
  /** Extensions with their dot (`.csv`), MIME types (`text/csv`) or kinds of them (`image/*`). Empty takes every type. */
  accept: readonly string[];
  /** Bytes that one file may have; the limit itself is still allowed. No limit when undefined. */
  maxBytes: number | undefined;
  /** Whether a file without a single byte may be taken. Default: yes. */
  isEmptyAllowed?: boolean;
  /** Whether more than one may be taken at once. */
  selectionMode: 'single' | 'multiple';
  /** How many may be taken at most. Default: as many as there are. */
  maxFiles?: number | undefined;
}

function fits(file: FileFacts, pattern: string): boolean {
  const wanted = pattern.trim().toLowerCase();
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase().split(';')[0]?.trim() ?? '';
  if (wanted === '*' || wanted === '*/*') return true;
  if (wanted.startsWith('.')) return name.endsWith(wanted) && name.length > wanted.length;
  if (wanted.endsWith('/*')) return type.startsWith(wanted.slice(0, -1));
  return wanted !== '' && type === wanted;
}

/** Whether a file is of one of the types; an empty list takes all. */
export function isAcceptedType(file: FileFacts, accept: readonly string[]): boolean {
  return accept.length === 0 || accept.some((pattern) => fits(file, pattern));
}

/**
 * Parts files into those that keep the rules and those that do not, each in the order given. One file is refused for
 * one reason: its type before its emptiness before its size before their number.
 */
export function acceptFiles<F extends FileFacts>(
  files: readonly F[],
  rules: FileRules,
): { accepted: F[]; refused: FileRefusal<F>[] } {
  const accepted: F[] = [];
  const most = rules.selectionMode === 'single' ? 1 : (rules.maxFiles ?? files.length);
  const refused: FileRefusal<F>[] = [];
  for (const file of files) {
    if (!isAcceptedType(file, rules.accept)) refused.push({ file, reason: 'type' });
    else if (rules.isEmptyAllowed === false && file.size === 0) refused.push({ file, reason: 'empty' });
    else if (rules.maxBytes !== undefined && file.size > rules.maxBytes)
      refused.push({ file, reason: 'size' });
    else if (accepted.length >= most) refused.push({ file, reason: 'count' });
    else accepted.push(file);
  }
  return { accepted, refused };
}

/** Whether two are one file, chosen twice. */
export function isSame(a: File, b: File): boolean {
  return a === b || (a.name === b.name && a.size === b.size && a.lastModified === b.lastModified);
}

/** The files after more were taken: those there were, then the new ones that were not there yet. */
export function addFiles(before: readonly File[], added: readonly File[]): File[] {
  const files = [...before];
  for (const file of added) {
    if (!files.some((other) => isSame(other, file))) files.push(file);
  }
  return files;
}
