import { useEffect, useState } from 'react';
import { watchObject } from '../../platform/events/watchObject.ts';
import { session } from '../../platform/session/session.ts';
import { findGoneOffers, type OfferedDraft } from './drafts/findRecoverableDrafts.ts';
import { followRename } from './drafts/followRename.ts';
import { draftStore } from './drafts/studioDrafts.ts';
import { editorKey, parkEditor } from './parkedEditors.ts';
import type { EditorDefinition, Loaded } from './types.ts';
import type { KeptDrafts } from './useKeptDraft.ts';

/** An object that is not there. */
export interface GoneObject<Doc> {
  readonly id: string;
  /** The server's error when it was requested. */
  readonly error: unknown;
  /** Of the other editors that it has: their drafts go along with a renaming. */
  readonly otherKinds: readonly string[];
  /** The user goes on with a draft: its editor is waiting for the screen to open it from this version. */
  readonly onRestore: (base: Loaded<Doc>) => void;
}

/** What has become of an object, and of its drafts. */
export interface Renamed {
  readonly name: string;
  /** Drafts that are offered there now. */
  readonly drafts: number;
}

/** The drafts of an object that was deleted or renamed while they lay in this browser. */
export function useOrphanedDrafts<Doc, Draft extends object>(
  definition: EditorDefinition<Doc, Draft>,
  { id, error, otherKinds, onRestore }: GoneObject<Doc>,
) {
  const [offered, setOffered] = useState<readonly OfferedDraft<Doc, Draft>[]>([]);
  const [isLooking, setLooking] = useState(true);
  const [renamed, setRenamed] = useState<Renamed | null>(null);
  const { kind, objectKind = kind } = definition;
  const userId = session.current?.user.id ?? '';
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const name = definition.hasOwnId ? null : await askName(`${objectKind}:${id}`);
      if (!isHere) return;
      if (name !== null && name !== id) {
        const drafts = await followRename(draftStore, { userId, kinds: [kind, ...otherKinds], id }, name);
        if (isHere) setRenamed({ name, drafts });
      } else {
        const found = await findGoneOffers(draftStore, definition, { userId, id });
        if (!isHere) return;
        setOffered(found);
        setLooking(false);
      }
    };
    void look();
    return () => {
      isHere = false;
    };
  }, [definition, kind, objectKind, otherKinds, userId, id]);
  const drafts: Omit<KeptDrafts<Doc, Draft>, 'off'> = {
    offered,
    failure: '',
    restore: ({ stored, outcome }) => {
      outcome.noteGone(error);
      parkEditor(editorKey(userId, kind, id), outcome);
      setOffered([]);
      onRestore(stored.base);
    },
    discard: ({ stored }) => {
      setOffered((all) => all.filter((each) => each.stored !== stored));
      void draftStore.remove(stored.recordId);
    },
    postpone: () => setOffered([]),
  };
  return {
    drafts,
    /** It is not known yet whether there are any. */
    isLooking,
    /** Null while no other name is known. */
    renamed,
  };
}

/** Time-out, in milliseconds. */
const patienceMs = 2000;

/**
 * What an object is called now that had a name before.
 * @param uri with the name that it had
 * @returns null when there is none, and when there is no answer within two seconds
 */
function askName(uri: string): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const stop = watchObject(uri, { onCurrent: ({ etag, name }) => resolve(etag === null ? null : name) });
  const timer = setTimeout(() => resolve(null), patienceMs);
  return promise.finally(() => {
    clearTimeout(timer);
    stop();
  });
}
