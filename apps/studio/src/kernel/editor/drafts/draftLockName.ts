/** What the records of editors that are open are shown by to other tabs. */
export const livePrefix = 'studio.draft.';

/** The same for one record. */
export function draftLockName(recordId: string): string {
  return `${livePrefix}${recordId}`;
}
