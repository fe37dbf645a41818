/**
 * A program that cuts the power at given moments of a recording, one after the other, and opens what is left. It prints
 * a line of JSON for each: what was lost or is wrong, and how much of the restore is there.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from '../Random.ts';
import { readDiskLog } from './DiskLog.ts';
import { findFaults } from './findFaults.ts';
import type { Acknowledgement } from './MarkingClient.ts';
import type { Recording } from './recordWrites.ts';
import { SimulatedDisk } from './SimulatedDisk.ts';

/** What to try, as JSON in the file that the first argument names. */
export interface Cuts extends Recording {
  /** Where directories are made. */
  folder: string;
  /**
   * The number of entries that the disk has got, and the seed of what survives beside what was synced, or null for nothing;
   * in the order of the log.
   */
  moments: { at: number; seed: number | null }[];
  /** From which entry on an fsync does nothing; null for a disk that does every fsync. */
  withoutSyncFrom: number | null;
}

const { log, acknowledged, restore, folder, moments, withoutSyncFrom } = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
) as Cuts;
const entries = readDiskLog(log);
const disk = new SimulatedDisk();
const done: Acknowledgement[] = [];
let isRestored = false;
let at = 0;
for (const moment of moments) {
  for (; at < moment.at; at += 1) {
    const entry = entries[at];
    if (entry === undefined) break;
    if (at === withoutSyncFrom) disk.stopSyncing();
    disk.apply(entry);
    if (entry.what !== 'acknowledge') continue;
    isRestored ||= entry.key === restore.end;
    // A write whose answer did not arrive before the server was killed was not promised.
    const acknowledgement = acknowledged[entry.key];
    if (acknowledgement !== undefined) done.push(acknowledgement);
  }
  const directory = join(folder, `cut-${process.pid}-${moment.at}`);
  disk.cut(directory, moment.seed === null ? null : new Random(moment.seed));
  const { faults, restored } = await findFaults(directory, { done, restore: { ...restore, isRestored } });
  process.stdout.write(`${JSON.stringify({ ...moment, faults, restored })}\n`);
  rmSync(directory, { recursive: true });
}
