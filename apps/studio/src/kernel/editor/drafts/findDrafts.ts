import { diesWithin, findLife } from '../tabs/liveness.ts';
import { applyDelta, type Delta } from '../undo/delta.ts';
import type { DraftRecord } from './DraftRecord.ts';
import type { DraftStore, FoundDraft } from './DraftStore.ts';
import { isExpired } from './expiry.ts';
import { liveName, livePrefix } from './liveName.ts';
import type { DraftSummary, StoredDraft } from './StoredDraft.ts';

/** After a refresh the page before may take this long to let go. */
const unloadMs = 800;

/**
 * The drafts of an object that the user can go on with, newest first: none of others, none that is expired, and none of
 * an editor that is open now in whatever tab. Empty while drafts are off.
 * @param now epoch milliseconds. Default: the browser's clock.
 */
export async function findDrafts<Doc, Draft extends object>(
  store: DraftStore,
  userId: string,
  kind: string,
  id: string,
  now: number = Date.now(),
): Promise<readonly StoredDraft<Doc, Draft>[]> {
  const records = await offerable(() => store.records(userId, { kind, id }), now);
  const found = await Promise.all(records.map(({ recordId }) => store.find(recordId)));
  return found.flatMap((each) => (each === null ? [] : (toStoredDraft<Doc, Draft>(each) ?? [])));
}

/** As `findDrafts`, of every object, without what the drafts hold. */
export async function listDrafts(
  store: DraftStore,
  userId: string,
  now: number = Date.now(),
): Promise<readonly DraftSummary[]> {
  const records = await offerable(() => store.records(userId), now);
  return records.map(({ recordId, kind, id, time }) => ({ recordId, kind, id, time }));
}

async function offerable(
  read: () => Promise<readonly DraftRecord[]>,
  now: number,
): Promise<readonly DraftRecord[]> {
  // First, as it waits for the last words of editors that were closed here a moment ago.
  const live = await findLife(livePrefix);
  const fresh = (await read()).filter((record) => record.userId !== '' && !isExpired(record, now));
  const isFree = ({ recordId }: DraftRecord) =>
    live?.has(liveName(recordId)) !== true || diesWithin(liveName(recordId), unloadMs);
  const areFree = await Promise.all(fresh.map(isFree));
  return fresh.filter((_, index) => areFree[index]).toSorted((a, b) => b.time - a.time);
}

/** Null when what is stored does not fit together, which a whole write never leaves behind. */
function toStoredDraft<Doc, Draft>({ record, base, steps }: FoundDraft): StoredDraft<Doc, Draft> | null {
  const { recordId, etag, delta, time } = record;
  const { doc, origin } = base as { readonly doc: Doc; readonly origin: Draft };
  try {
    const deltas = (delta === null ? steps : [...steps, delta]) as readonly Delta[];
    const draft = deltas.reduce((state, each) => applyDelta(state, each), origin);
    return { recordId, base: { doc, etag }, origin, draft, time };
  } catch {
    return null;
  }
}
