import { proxy } from 'valtio';
import { preference } from '../preferences/preferences.ts';
import { onSessionEnd } from '../session/endSession.ts';
import { session } from '../session/session.ts';

/** One line of the header's activity list: something that failed without a dialog. */
interface ActivityEntry {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly time: number;
  /** What was being done, in the words of the screen. */
  readonly action: string;
  /** The server's reason, or why no answer came. */
  readonly reason: string;
}

/** What is kept of the activity list. */
interface KeptActivity {
  readonly entries: readonly ActivityEntry[];
  /** The newest entry that the user has seen; null for none. */
  readonly seenId: string | null;
}

const key = 'studio.activity';
const nothing: KeptActivity = { entries: [], seenId: null };

/** Keeps a user's list for a reload of this tab. A browser with closed or full storage keeps nothing. */
function keepActivity(userId: string, { entries, seenId }: KeptActivity): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ userId, entries, seenId }));
  } catch {
    // The list is in memory all the same.
  }
}

/** What this tab has kept for the user; nothing when it is another user's, or cannot be read. */
function readActivity(userId: string): KeptActivity {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (!isRecord(kept) || kept.userId !== userId || !Array.isArray(kept.entries)) return nothing;
    const seenId = typeof kept.seenId === 'string' ? kept.seenId : null;
    return { entries: kept.entries.filter(isEntry), seenId };
  } catch {
    return nothing;
  }
}

/** Removes what is stored. */
function forgetActivity(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Closed storage has kept nothing.
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isEntry(value: unknown): value is ActivityEntry {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.time === 'number' &&
    Number.isFinite(new Date(value.time).getTime()) &&
    typeof value.action === 'string' &&
    typeof value.reason === 'string'
  );
}

/** The newest entries first; as many are kept as the preferences say. `seenId` is the newest one that the user has seen in the list. */
export const activity = proxy<{ entries: readonly ActivityEntry[]; seenId: string | null }>({
  entries: [],
  seenId: null,
});

let count = 0;

/** Adds a line for something that failed. @param given what it was; dots at its end, as of a text for what is running, are left out */
export function reportActivity(given: string, reason: string): void {
  count += 1;
  const time = Date.now();
  const action = given.replace(/(?:\.{3}|…)$/, '');
  const entry = { id: `${time}-${count}`, time, action, reason };
  change({
    entries: [entry, ...activity.entries.slice(0, preference('history.activityLines') - 1)],
    seenId: activity.seenId,
  });
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
  activity.entries = [...activity.entries, ...earlier].slice(0, preference('history.activityLines'));
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
