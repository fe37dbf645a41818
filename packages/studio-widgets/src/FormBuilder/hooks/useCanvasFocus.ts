import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { FormPartBase } from '../types.ts';

/** Focus on the canvas. */
export interface CanvasFocus {
  /** The part that Tab comes to; undefined for an empty form. */
  readonly activeKey: string | undefined;
  /** The part that has to be drawn wherever it is, because it holds the focus or is about to. */
  readonly pinnedKey: string | undefined;
  /** Moves the focus to a part as soon as it is drawn. Without a key: to the one that had it, or that has taken its place; to the canvas itself where there is none. */
  readonly requestFocus: (key?: string) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** The key of the part that an element is in. */
export function partKeyOf(target: EventTarget | null): string | undefined {
  const part = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;
  return part?.dataset['key'];
}

function focusPart(body: HTMLElement | null, key: string): boolean {
  const element = body?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  if (!element) return false;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest' });
  return true;
}

/** A form without parts takes the focus itself. */
function focusEmpty(body: HTMLElement | null): boolean {
  body?.focus({ preventScroll: true });
  return true;
}

/** Follows and moves focus between parts that may not be drawn. */
export function useCanvasFocus(
  bodyRef: RefObject<HTMLElement | null>,
  parts: readonly FormPartBase[],
): CanvasFocus {
  const [active, setActive] = useState<string>();
  const [isInside, setInside] = useState(false);
  const wanted = useRef<string | null>(undefined);
  // Where the part was when it was last there: another one takes its place.
  const [index, setIndex] = useState(0);
  const known = active === undefined ? -1 : parts.findIndex(({ key }) => key === active);
  if (known >= 0 && known !== index) setIndex(known);
  const activeKey = parts[known >= 0 ? known : Math.min(index, parts.length - 1)]?.key;

  // A part that was not drawn is now; one that was moved in the document has lost the focus.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const key = wanted.current ?? activeKey;
    const isDone = key === undefined ? focusEmpty(bodyRef.current) : focusPart(bodyRef.current, key);
    if (isDone) wanted.current = undefined;
  });

  const requestFocus = useCallback((key?: string) => {
    wanted.current = key ?? null;
    setInside(true);
    if (key !== undefined) setActive(key);
  }, []);

  return {
    activeKey,
    pinnedKey: isInside ? activeKey : undefined,
    requestFocus,
    onFocus: ({ target }) => {
      setInside(true);
      const key = partKeyOf(target);
      if (key !== undefined) setActive(key);
    },
    onBlur: ({ relatedTarget, currentTarget }) => {
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
      if (wanted.current === undefined) setInside(false);
    },
  };
}
