import { useEffect, useEffectEvent } from 'react';
import { noteKeptEdits, onSessionEnd } from '../session/endSession.ts';
import { lockNavigation } from './navigationLock.ts';

/** What work is known by in this tab: what kind it is, whose, and of what. */
export type WorkKey = readonly [kind: string, userId: string, ...of: readonly string[]];

const nameOf = ([kind, ...rest]: WorkKey) => `studio.${kind} ${JSON.stringify(rest)}`;

/** What was kept in this tab; null for nothing. It is of the type that the same kind was kept with. */
export function keptWork<Work>(key: WorkKey): Work | null {
  try {
    const kept = sessionStorage.getItem(nameOf(key));
    return kept === null ? null : (JSON.parse(kept) as Work);
  } catch {
    return null;
  }
}

/** Forgets it, once it was saved or given up. */
export function forgetWork(key: WorkKey): void {
  try {
    sessionStorage.removeItem(nameOf(key));
  } catch {
    // Nothing is kept in a closed storage.
  }
}

/** Keeps work in this tab, as JSON. */
export function keepWork(key: WorkKey, work: unknown): void {
  try {
    sessionStorage.setItem(nameOf(key), JSON.stringify(work));
  } catch {
    // It cannot be kept.
  }
}

/** The moments after which a page may be gone. */
const lastMoments = ['visibilitychange', 'pagehide', 'freeze'] as const;

/**
 * Holds the page while work in a dialog is unsaved, and keeps it for when the page is left all the same.
 * @param work null for nothing
 * @param why the user cannot leave now
 */
export function useUnsavedWork(key: WorkKey, work: unknown, why: string): void {
  const isUnsaved = work !== null;
  const keep = useEffectEvent(() => {
    if (work !== null) keepWork(key, work);
  });
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const release = lockNavigation(why);
    const stopListening = onSessionEnd(() => {
      keep();
      noteKeptEdits();
    });
    const holdBack = (event: BeforeUnloadEvent) => {
      keep();
      event.preventDefault();
    };
    const keepAtLast = () => keep();
    addEventListener('beforeunload', holdBack);
    for (const moment of lastMoments) addEventListener(moment, keepAtLast, { capture: true });
    return () => {
      release();
      stopListening();
      removeEventListener('beforeunload', holdBack);
      for (const moment of lastMoments) removeEventListener(moment, keepAtLast, { capture: true });
    };
  }, [isUnsaved, why]);
}
