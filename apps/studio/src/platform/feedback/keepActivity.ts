/** One line of the header's activity list: something that failed without a dialog. */
export interface ActivityEntry {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly time: number;
  /** What was being done, in the words of the screen. */
  readonly action: string;
  /** The server's reason, or why no answer came. */
  readonly reason: string;
}

/** What is kept of the activity list. */
export interface KeptActivity {
  readonly entries: readonly ActivityEntry[];
  /** The newest entry that the user has seen; null for none. */
  readonly seenId: string | null;
}

const key = 'studio.activity';
const nothing: KeptActivity = { entries: [], seenId: null };

/** Keeps a user's list for a reload of this tab. A browser with closed or full storage keeps nothing. */
export function keepActivity(userId: string, { entries, seenId }: KeptActivity): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ userId, entries, seenId }));
  } catch {
    // The list is in memory all the same.
  }
}

/** What this tab has kept for the user; nothing when it is another user's, or cannot be read. */
export function readActivity(userId: string): KeptActivity {
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
export function forgetActivity(): void {
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
