import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

function toastsIn(region: HTMLElement | null): HTMLElement[] {
  return [...(region?.querySelectorAll<HTMLElement>('[data-part="toast"]') ?? [])];
}

function focusToast(toast: HTMLElement): void {
  toast.querySelector<HTMLElement>('button')?.focus();
}

/**
 * Moves the focus through the toasts: F6 goes to the newest and back, and when the toast with the focus is gone the
 * focus goes to the next one, or back to where it came from.
 */
export function useToastFocus(ids: string) {
  const regionRef = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const index = useRef(0);
  const [isFocused, setFocused] = useState(false);

  const leave = () => {
    setFocused(false);
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
  };

  useEffect(() => {
    if (ids === '') return undefined;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const newest = toastsIn(regionRef.current).at(-1);
      if (event.key !== 'F6' || event.defaultPrevented || !newest) return;
      event.preventDefault();
      if (!regionRef.current?.contains(document.activeElement)) focusToast(newest);
      else if (cameFrom.current?.isConnected) cameFrom.current.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [ids]);

  useLayoutEffect(() => {
    const region = regionRef.current;
    if (!isFocused || !region || region.contains(document.activeElement)) return;
    const toasts = toastsIn(region);
    const next = toasts[Math.min(index.current, toasts.length - 1)];
    if (next) focusToast(next);
    else leave();
  });

  return {
    regionRef,
    isFocused,
    focusHandlers: {
      onFocus: (event: FocusEvent<HTMLElement>) => {
        setFocused(true);
        index.current = toastsIn(event.currentTarget).findIndex((toast) => toast.contains(event.target));
        const { relatedTarget } = event;
        if (relatedTarget instanceof HTMLElement && !event.currentTarget.contains(relatedTarget)) {
          cameFrom.current = relatedTarget;
        }
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}

/** The id of the toast in which an event happened. */
export function toastIdOf(event: KeyboardEvent): string | undefined {
  const { target } = event;
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-toast-id]')?.dataset['toastId'];
}
