import { findLife } from '../tabs/liveness.ts';
import type { DraftStore } from './DraftStore.ts';
import { draftLockName, livePrefix } from './draftLockName.ts';
import { ageDraft } from './expiry.ts';

/**
 * Removes the drafts of all users whose time is over, and what crashes have left behind. For an idle moment.
 * @param now epoch milliseconds. Default: the browser's clock.
 */
export async function tidyDrafts(store: DraftStore, now: number = Date.now()): Promise<void> {
  const live = await findLife(livePrefix);
  const isLive = (recordId: string) => live?.has(draftLockName(recordId)) ?? true;
  await store.tidy(
    (record) => (live !== null && isLive(record.recordId) ? record : ageDraft(record, now)),
    isLive,
  );
}
