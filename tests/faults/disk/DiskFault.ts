/** A fault of the disk, as the preloaded `failingDisk.ts` reads it from the file that `DISK_FAULT` names. */
export interface DiskFault {
  /** The function of node:fs that fails. */
  call: DiskCall;
  /** A regular expression that the path has to match. */
  path: string;
  /** What the system says: EIO, ENOSPC, … Nothing fails without. */
  code?: string;
  /** The thread that makes the call ends instead of it. */
  endsThread?: boolean;
  /** How many calls write a part of what they are given before one fails. Default 0. */
  shortWrites?: number;
}

/** The calls of node:fs that the embedded database changes its files with, and the one it reads them with. */
export const diskCalls = [
  'closeSync',
  'fsyncSync',
  'ftruncateSync',
  'mkdirSync',
  'readSync',
  'renameSync',
  'rmdirSync',
  'truncateSync',
  'unlinkSync',
  'writeFileSync',
  'writeSync',
] as const;

/** One of them. */
export type DiskCall = (typeof diskCalls)[number];
