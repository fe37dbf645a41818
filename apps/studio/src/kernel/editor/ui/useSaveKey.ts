import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Ctrl+S (⌘S) saves; the browser's own dialog never opens here. Pressed while the actions are still on their way, it
 * saves when they have come and allow it.
 * @param save null while saving is not possible
 */
export function useSaveKey(save: (() => void) | null, isAwaitingActions: boolean): void {
  const isAsked = useRef(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    isAsked.current = isAwaitingActions;
    save?.();
  });
  const onActions = useEffectEvent(() => {
    if (isAsked.current) save?.();
    isAsked.current = false;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  useEffect(() => {
    if (!isAwaitingActions) onActions();
  }, [isAwaitingActions]);
}
