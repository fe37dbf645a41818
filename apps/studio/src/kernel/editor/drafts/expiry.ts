import { preference } from '../../../platform/preferences/preferences.ts';
import type { DraftRecord } from './DraftRecord.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How long a draft is offered after its last edit. */
export function draftLifeMs(): number {
  return preference('editor.draftDays') * dayMs;
}

/** How long an expired draft stays on the disk: a computer whose clock ran ahead gets it back. */
export const graceMs = 7 * dayMs;

/** More than this in the future, and the clock was wrong when the draft was written. */
const toleranceMs = dayMs;

/** Whether a draft is too old to be offered. */
export function isExpired({ time }: Pick<DraftRecord, 'time'>, now: number): boolean {
  return now - time > draftLifeMs();
}

/** The record of a draft that is open in no tab: itself, itself with corrected times, or null once it has expired. */
export function ageDraft(record: DraftRecord, now: number): DraftRecord | null {
  const { time, expiredSince } = record;
  if (time > now + toleranceMs) return { ...record, time: now, expiredSince: null };
  if (!isExpired(record, now)) return expiredSince === null ? record : { ...record, expiredSince: null };
  if (expiredSince === null || expiredSince > now) return { ...record, expiredSince: now };
  return now - expiredSince > graceMs ? null : record;
}
