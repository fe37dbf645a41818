import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { LayerState } from '../internal/LayerState.ts';
import { useControlled } from '../internal/useControlled.ts';

const closeGrace = 120;
const warmPeriod = 300;
let lastClosedAt = Number.NEGATIVE_INFINITY;

/** When a tooltip opens and closes: after a delay under the pointer, at once under the keyboard. */
export interface TooltipState {
  isOpen: boolean;
  anchorHandlers: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onPointerDown: () => void;
    onPointerUp: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
  layerHandlers: { onPointerEnter: () => void; onPointerLeave: () => void };
}

/**
 * @param delay milliseconds of hovering before it opens; none when another tooltip closed just before.
 * @param isDisabled nothing is shown, whatever the state says.
 */
export function useTooltipState(delay: number, isDisabled: boolean, given: LayerState): TooltipState {
  const [isOpen, setOpen] = useControlled(given.isOpen, given.defaultIsOpen ?? false, given.onOpenChange);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressing = useRef(false);

  const open = () => {
    clearTimeout(timer.current);
    if (!isOpen) setOpen(true);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (!isOpen) return;
    if (!isDisabled) lastClosedAt = performance.now();
    setOpen(false);
  };
  const openLater = () => {
    clearTimeout(timer.current);
    const isWarm = performance.now() - lastClosedAt < warmPeriod;
    timer.current = setTimeout(open, isWarm ? 0 : delay);
  };
  const closeLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(close, closeGrace);
  };

  const dismiss = useEffectEvent(() => {
    clearTimeout(timer.current);
    setOpen(false);
  });

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen || isDisabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      dismiss();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen, isDisabled]);

  return {
    isOpen,
    anchorHandlers: {
      onPointerEnter: (event) => {
        if (event.pointerType !== 'touch') openLater();
      },
      onPointerLeave: closeLater,
      onPointerDown: () => {
        isPressing.current = true;
        close();
      },
      onPointerUp: () => {
        isPressing.current = false;
      },
      onFocus: (event) => {
        if (!isPressing.current && event.target.matches(':focus-visible')) open();
      },
      onBlur: close,
    },
    layerHandlers: { onPointerEnter: open, onPointerLeave: closeLater },
  };
}
