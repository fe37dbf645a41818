import type { DataSet } from '@studio/api';
import { useEffect, useState } from 'react';
import { draftStore } from '../../../kernel/editor/drafts/studioDrafts.ts';
import type { Loaded } from '../../../kernel/editor/types.ts';
import { session } from '../../../platform/session/session.ts';
import { settingsKind } from '../dataSets.api.ts';

/**
 * When settings of a set were edited that were left unsaved, as epoch milliseconds; null for none. Looked up when the set is
 * opened, when it is in another version, and when the modal is closed.
 * @param base the version of the set that is here; null for a new set
 */
export function useKeptSettings(base: Loaded<DataSet> | null, isModalOpen: boolean): number | null {
  const [time, setTime] = useState<number | null>(null);
  useEffect(() => {
    if (isModalOpen) return undefined;
    let isHere = true;
    // Where the storage or the code cannot be had, the modal still offers them.
    const found = findKept(base).catch(() => null);
    void found.then((kept) => {
      if (isHere) setTime(kept);
    });
    return () => {
      isHere = false;
    };
  }, [base, isModalOpen]);
  return time;
}

/** Mostly there are none: then nothing is loaded that could read them. */
async function findKept(base: Loaded<DataSet> | null): Promise<number | null> {
  const of = { kind: settingsKind, id: base?.doc.name ?? '' };
  const records = await draftStore.records(session.current?.user.id ?? '', of);
  if (records.length === 0) return null;
  const { settingsParts } = await import('./settingsParts.ts');
  return settingsParts.findKeptSettings(base ?? undefined);
}
