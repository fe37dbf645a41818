import { findLife, releasedWithin } from '../tabs/liveness.ts';
import { applyDelta, type Delta } from '../undo/delta.ts';
import { sameContent } from '../undo/sameContent.ts';
import type { DraftPlace, DraftRecord } from './DraftRecord.ts';
import type { DraftStore, FoundDraft } from './DraftStore.ts';
import { draftLockName, livePrefix } from './draftLockName.ts';
import { isExpired } from './expiry.ts';
import type { DraftsOf, StoredDraft } from './StoredDraft.ts';

/** After a refresh the page before may take this long to release its lock. */
const unloadMs = 800;

/** What was found of an object. */
export interface FoundDrafts<Doc, Draft extends object> {
  /** Newest first. */
  readonly drafts: readonly StoredDraft<Doc, Draft>[];
  /** Records with another schema version, written by a later or an earlier version of the studio: not readable here. */
  readonly foreign: readonly string[];
}

/**
 * The drafts of an object that the user can go on with: none of others, none that is expired, and none of an editor that
 * is open now in whatever tab. Empty while drafts are off.
 * @param now epoch milliseconds. Default: the browser's clock.
 */
export async function findDrafts<Doc, Draft extends object>(
  store: DraftStore,
  of: DraftsOf,
  now: number = Date.now(),
): Promise<FoundDrafts<Doc, Draft>> {
  const records = await findRecoverable(() => store.records(of.userId, of), now);
  const [own, foreign] = [records.filter(isOwn), records.filter((record) => !isOwn(record))];
  const found = await Promise.all(own.map(({ recordId }) => store.find(recordId)));
  return {
    drafts: found.flatMap((each) => (each === null ? [] : (toStoredDraft<Doc, Draft>(each) ?? []))),
    foreign: foreign.map(({ recordId }) => recordId),
  };
  function isOwn({ schemaVersion }: DraftRecord): boolean {
    return schemaVersion === of.schemaVersion;
  }
}

/** Those of some records that are not too old and not of an editor that is open now, newest first. */
export async function findRecoverable(
  read: () => Promise<readonly DraftRecord[]>,
  now: number,
): Promise<readonly DraftRecord[]> {
  // First, as it waits for the last words of editors that were closed here a moment ago.
  const live = await findLife(livePrefix);
  const fresh = (await read()).filter((record) => record.userId !== '' && !isExpired(record, now));
  const isFree = ({ recordId }: DraftRecord) =>
    live?.has(draftLockName(recordId)) !== true || releasedWithin(draftLockName(recordId), unloadMs);
  const areFree = await Promise.all(fresh.map(isFree));
  return fresh.filter((_, index) => areFree[index]).toSorted((a, b) => b.time - a.time);
}

/** Null when what is stored does not fit together, which a whole write never leaves behind. */
function toStoredDraft<Doc, Draft extends object>(found: FoundDraft): StoredDraft<Doc, Draft> | null {
  const { recordId, etag, time, decisions, attempts } = found.record;
  const { doc, origin } = found.base as { readonly doc: Doc; readonly origin: Draft };
  const base = { doc, etag };
  const steps = found.steps as readonly Delta[];
  const draftAt = (place: DraftPlace): Draft => {
    const deltas = [...steps.slice(0, place.steps), ...(place.delta === null ? [] : [place.delta])];
    return deltas.reduce((state, each) => applyDelta(state, each), origin);
  };
  try {
    const draft = draftAt(found.record);
    const tries = attempts.map(({ idempotencyKey, isCreation, expectedReferences, ...place }) => {
      const sent = draftAt(place);
      // The very same draft, so that saving it again is the same save.
      const isSame = sameContent(sent, draft);
      return { draft: isSame ? draft : sent, base, idempotencyKey, isCreation, expectedReferences };
    });
    return { recordId, base, origin, draft, attempts: tries, decisions, time };
  } catch {
    return null;
  }
}
