import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

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

/** @param delay milliseconds of hovering before it opens; none when another tooltip closed just before. */
export function useTooltipState(delay: number): TooltipState {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressing = useRef(false);

  const open = () => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen((wasOpen) => {
      if (wasOpen) lastClosedAt = performance.now();
      return false;
    });
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

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen]);

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
