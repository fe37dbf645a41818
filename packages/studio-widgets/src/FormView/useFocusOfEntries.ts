import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where the focus goes when an entry or a row is removed, whose button had it. */
export interface FocusOfEntries<Root extends HTMLElement> {
  readonly rootRef: RefObject<Root | null>;
  /** The entry with this index is removed: the focus goes on to what removes the next one, or the last, or else to what adds one. */
  readonly focusBehind: (index: number) => void;
}

/** @param count of entries; what removes them is marked with `data-remove`, what adds one with `data-add` */
export function useFocusOfEntries<Root extends HTMLElement>(count: number): FocusOfEntries<Root> {
  const rootRef = useRef<Root>(null);
  const soughtRef = useRef<{ readonly index: number; readonly count: number } | null>(null);
  useLayoutEffect(() => {
    const { current: sought } = soughtRef;
    soughtRef.current = null;
    const { current: root } = rootRef;
    // A host may keep the entry.
    if (sought === null || root === null || count >= sought.count) return;
    const removers = root.querySelectorAll<HTMLElement>('[data-remove]');
    const next = removers[Math.min(sought.index, removers.length - 1)];
    (next ?? root.querySelector<HTMLElement>('[data-add]'))?.focus();
  }, [count]);
  return {
    rootRef,
    focusBehind: (index) => {
      soughtRef.current = { index, count };
    },
  };
}
