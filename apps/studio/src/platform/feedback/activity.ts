import { proxy } from 'valtio';
import { onSessionEnd } from '../session/endSession.ts';
import { session } from '../session/session.ts';
import {
  type ActivityEntry,
  forgetActivity,
  type KeptActivity,
  keepActivity,
  readActivity,
} from './keepActivity.ts';

/** The newest entries first; at most 100 are kept. `seenId` is the newest one that the user has seen in the list. */
export const activity = proxy<{ entries: readonly ActivityEntry[]; seenId: string | null }>({
  entries: [],
  seenId: null,
});

const limit = 100;
let count = 0;

/** Adds a line for something that failed. @param given what it was; dots at its end, as of a text for what is running, are left out */
export function reportActivity(given: string, reason: string): void {
  count += 1;
  const time = Date.now();
  const action = given.replace(/(?:\.{3}|…)$/, '');
  const entry = { id: `${time}-${count}`, time, action, reason };
  change({ entries: [entry, ...activity.entries.slice(0, limit - 1)], seenId: activity.seenId });
}

/** Notes the newest entry that the user has seen. */
export function markActivitySeen(seenId: string | null): void {
  change({ entries: activity.entries, seenId });
}

/** Empties the list. */
export function clearActivity(): void {
  change({ entries: [], seenId: null });
}

/** Takes up what this tab has kept of the user's list, as after a reload. */
export function restoreActivity(userId: string): void {
  const kept = readActivity(userId);
  const known = new Set(activity.entries.map(({ id }) => id));
  const earlier = kept.entries.filter(({ id }) => !known.has(id));
  activity.entries = [...activity.entries, ...earlier].slice(0, limit);
  activity.seenId ??= kept.seenId;
}

function change(next: KeptActivity): void {
  activity.entries = next.entries;
  activity.seenId = next.seenId;
  const userId = session.current?.user.id;
  if (userId !== undefined) keepActivity(userId, next);
}

onSessionEnd(() => {
  clearActivity();
  forgetActivity();
});
