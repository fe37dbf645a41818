import { type RefObject, useEffect, useRef } from 'react';

/**
 * The keys of an action bar. Their code comes when the focus first comes to the bar; until then each button is a tab stop.
 *
 * @returns to be called when the bar takes the focus
 */
export function useBarFocus(ref: RefObject<HTMLElement | null>): () => void {
  const detach = useRef<(() => void) | null>(null);
  useEffect(
    () => () => {
      detach.current?.();
      detach.current = null;
    },
    [],
  );
  return () => {
    const bar = ref.current;
    if (!bar || detach.current) return;
    detach.current = () => undefined;
    import('./barFocus.ts').then(
      ({ attachBarFocus }) => {
        if (detach.current && bar.isConnected) detach.current = attachBarFocus(bar);
      },
      () => {
        detach.current = null;
      },
    );
  };
}
