import { useState } from 'react';
import { useControlled } from '../internal/useControlled.ts';
import { useDebouncedCallback } from '../internal/useDebouncedCallback.ts';

/** A value that is shown at once and reported later. */
export interface DraftValue<T> {
  value: T;
  change: (next: T) => void;
  /** Reports now what has not been reported yet. */
  flush: () => void;
}

/**
 * Shows a change at once, and reports it when no other has come for a while, and at the latest when the component goes.
 * @param delay milliseconds; 0 reports at once
 */
export function useDraftValue<T>(
  given: T | undefined,
  initial: T,
  onChange: ((next: T) => void) | undefined,
  delay: number,
): DraftValue<T> {
  const [held, setHeld] = useControlled(given, initial, onChange);
  const [draft, setDraft] = useState<{ value: T } | null>(null);
  const later = useDebouncedCallback((next: T) => {
    setDraft(null);
    setHeld(next);
  }, delay);
  return {
    value: draft ? draft.value : held,
    change: (next) => {
      if (delay > 0) setDraft({ value: next });
      later.call(next);
    },
    flush: later.flush,
  };
}
