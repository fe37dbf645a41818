import type { DraftStore } from '../DraftStore.ts';
import { findDrafts } from '../findDrafts.ts';
import type { StoredDraft } from '../StoredDraft.ts';

/** The drafts of some notes that a user is offered. */
export async function draftsOf<Doc, Draft extends object>(
  store: DraftStore,
  userId: string,
  id: string,
  now?: number,
): Promise<readonly StoredDraft<Doc, Draft>[]> {
  const found = await findDrafts<Doc, Draft>(store, { userId, kind: '/Notes', id, schemaVersion: 1 }, now);
  return found.drafts;
}
