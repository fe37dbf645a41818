import { useEffect, useEffectEvent, useState } from 'react';
import { session } from '../../../platform/session/session.ts';
import { draftStore } from '../drafts/studioDrafts.ts';
import type { KeptSettings } from './KeptSettings.ts';

/** Where edits of a modal are looked for. */
export interface KeptSettingsInput {
  /** What keys the drafts of the modal. */
  readonly kind: string;
  /** The id of the object; empty for a new one. */
  readonly id: string;
  /** The version of the object that is here; null for a new one. */
  readonly base: object | null;
  readonly isModalOpen: boolean;
  /** Reads what is there, and loads the code for it: only asked where something is there. */
  readonly find: () => Promise<KeptSettings | null>;
}

/**
 * Settings of an object that were left unsaved; null for none. Looked up when the object is opened, when it is in another version, and
 * when the modal is closed.
 */
export function useKeptSettings({
  kind,
  id,
  base,
  isModalOpen,
  find,
}: KeptSettingsInput): KeptSettings | null {
  const [kept, setKept] = useState<KeptSettings | null>(null);
  const look = useEffectEvent(async (_base: object | null) => {
    const records = await draftStore.records(session.current?.user.id ?? '', { kind, id });
    return records.length === 0 ? null : find();
  });
  useEffect(() => {
    if (isModalOpen) return undefined;
    let isHere = true;
    // Where the storage or the code cannot be had, the modal still offers them.
    const found = look(base).catch(() => null);
    void found.then((next) => {
      if (isHere) setKept(next);
    });
    return () => {
      isHere = false;
    };
  }, [base, isModalOpen]);
  return kept;
}
