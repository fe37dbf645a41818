import { createContext } from 'react';

/** Texts that were typed and not reported yet: each is reported by calling its function. */
export type PendingTexts = Set<() => void>;

/** The pending texts of the editor around a field, so that it can have them reported before it does anything else. */
export const PendingTextsContext = createContext<PendingTexts | undefined>(undefined);

/** Milliseconds that a typed text waits for the next key, where an editor does not say otherwise. */
export const defaultDebounceMs = 250;

/** How long a text in the editor around a field waits for the next key, in milliseconds. */
export const TextDebounceContext = createContext(defaultDebounceMs);

/** Reports everything that was typed. */
export function flushTexts(pending: PendingTexts): void {
  for (const flush of [...pending]) flush();
}
