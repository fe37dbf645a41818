import { shortcutKey } from '@studio/ui/internal';
import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { settlePendingText } from '../settlePendingText.ts';

/**
 * Ctrl+S (⌘S) saves, with the pending text of the field with focus; the browser's own dialog never opens here. Pressed while
 * the actions are still loading, it saves when they are there and allow it.
 * @param save null while saving is not possible
 */
export function useSaveKey(save: (() => void) | null, isAwaitingActions: boolean): void {
  const isAsked = useRef(false);
  const ask = useEffectEvent(() => {
    isAsked.current = isAwaitingActions;
    save?.();
  });
  const onActions = useEffectEvent(() => {
    if (isAsked.current) save?.();
    isAsked.current = false;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (shortcutKey(event) !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      flushSync(settlePendingText);
      ask();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  useEffect(() => {
    if (!isAwaitingActions) onActions();
  }, [isAwaitingActions]);
}
