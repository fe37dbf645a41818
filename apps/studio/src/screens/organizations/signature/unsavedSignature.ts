import { useEffect, useEffectEvent } from 'react';
import { lockNavigation } from '../../../platform/navigationLock/navigationLock.ts';
import { noteKeptEdits, onSessionEnd } from '../../../platform/session/endSession.ts';
import { signatureText } from './signature.messages.ts';
import type { LoadedSignature } from './signatureCalls.ts';

/** Whose text it is, and of which organization. */
export interface SignatureOf {
  readonly userId: string;
  readonly id: string;
}

/** A text that was edited and not saved. */
export interface UnsavedSignature {
  /** What was edited: where it has been changed since, it is not overwritten. */
  readonly base: LoadedSignature;
  readonly text: string;
}

const keyOf = ({ userId, id }: SignatureOf) => `studio.unsavedSignature ${JSON.stringify([userId, id])}`;

/** What was kept of an organization in this tab; null for nothing. */
export function keptSignature(of: SignatureOf): UnsavedSignature | null {
  try {
    const kept = sessionStorage.getItem(keyOf(of));
    // Written by `keepSignature` alone.
    return kept === null ? null : (JSON.parse(kept) as UnsavedSignature);
  } catch {
    return null;
  }
}

/** Forgets it, once it was saved or given up. */
export function forgetSignature(of: SignatureOf): void {
  try {
    sessionStorage.removeItem(keyOf(of));
  } catch {
    // Nothing is kept in a closed storage.
  }
}

/** Keeps a text in this tab. */
export function keepSignature(of: SignatureOf, unsaved: UnsavedSignature): void {
  try {
    sessionStorage.setItem(keyOf(of), JSON.stringify(unsaved));
  } catch {
    // It cannot be kept.
  }
}

/** The moments after which a page may be gone. */
const lastMoments = ['visibilitychange', 'pagehide', 'freeze'] as const;

/** Holds the page while a signature is unsaved, and keeps it for when the page is left all the same. @param unsaved null for nothing */
export function useUnsavedSignature(of: SignatureOf, unsaved: UnsavedSignature | null): void {
  const isUnsaved = unsaved !== null;
  const keep = useEffectEvent(() => {
    if (unsaved !== null) keepSignature(of, unsaved);
  });
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const release = lockNavigation(signatureText('unsaved'));
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
  }, [isUnsaved]);
}
