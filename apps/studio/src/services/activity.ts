import { proxy } from 'valtio';

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

/** The newest entries first; at most 100 are kept. */
export const activity = proxy<{ entries: ActivityEntry[] }>({ entries: [] });

const limit = 100;
let count = 0;

/** Adds a line for something that failed. */
export function reportActivity(action: string, reason: string): void {
  count += 1;
  activity.entries = [
    { id: `activity-${count}`, time: Date.now(), action, reason },
    ...activity.entries.slice(0, limit - 1),
  ];
}

/** Empties the list. */
export function clearActivity(): void {
  activity.entries = [];
}
