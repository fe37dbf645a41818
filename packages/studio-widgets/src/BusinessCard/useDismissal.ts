import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { CardState } from './useCardState.ts';

interface DismissalOptions extends Pick<CardState, 'openedBy' | 'close'> {
  triggerRef: RefObject<HTMLElement | null>;
  cardRef: RefObject<HTMLElement | null>;
}

const controls = 'a[href], button:not(:disabled), summary';

/** Where Tab leads inside the card: out of it at both ends, back to where it hangs. */
function isAtEdge(card: HTMLElement, isBackwards: boolean): boolean {
  const stops = [...card.querySelectorAll<HTMLElement>(controls)];
  const edge = isBackwards ? stops[0] : stops.at(-1);
  const current = document.activeElement;
  return current === edge || (isBackwards && current === card);
}

/** The focus goes into a card that was opened by a press and back to its trigger; Escape and a click elsewhere close it. */
export function useDismissal({ openedBy, close, triggerRef, cardRef }: DismissalOptions) {
  const dismiss = useEffectEvent(close);

  useLayoutEffect(() => {
    const card = cardRef.current;
    const trigger = triggerRef.current;
    return () => {
      if (card?.contains(document.activeElement)) trigger?.focus({ preventScroll: true });
    };
  }, [cardRef, triggerRef]);

  useEffect(() => {
    if (openedBy === 'press') cardRef.current?.focus({ preventScroll: true });
  }, [openedBy, cardRef]);

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      dismiss();
    };
    const onClick = ({ target }: Event) => {
      const isInside = [cardRef, triggerRef].some(
        ({ current }) => target instanceof Node && current?.contains(target),
      );
      if (isInside) return;
      if (document.activeElement === document.body) triggerRef.current?.focus({ preventScroll: true });
      dismiss();
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('click', onClick, true);
    };
  }, [cardRef, triggerRef]);

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab' || !isAtEdge(event.currentTarget, event.shiftKey)) return;
    if (event.shiftKey) event.preventDefault();
    triggerRef.current?.focus();
    close();
  };
}
