import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { LayerState } from '../internal/LayerState.ts';
import { useControlled } from '../internal/useControlled.ts';
import { TooltipTimer } from './TooltipTimer.ts';

/** When a tooltip opens and closes: after a delay under the pointer and under a finger, at once under the keyboard. */
export interface TooltipState {
  isOpen: boolean;
  /** Closes it at once; the next one waits for its delay. */
  dismiss: () => void;
  anchorHandlers: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
    onClick: (event: MouseEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
  layerHandlers: { onPointerEnter: () => void; onPointerLeave: (event: PointerEvent) => void };
}

/**
 * @param delayMs milliseconds of hovering before it opens, undefined for the usual ones; none when another tooltip closed just before. A finger is always held
 * for half a second.
 * @param isDisabled nothing is shown, whatever the state says.
 */
export function useTooltipState(
  delayMs: number | undefined,
  isDisabled: boolean,
  given: LayerState,
): TooltipState {
  const [isOpen, setOpen] = useControlled(given.isOpen, given.defaultIsOpen ?? false, given.onOpenChange);
  const [timer] = useState(() => new TooltipTimer());
  const isPressing = useRef(false);

  const open = () => {
    timer.stop();
    if (!isOpen) setOpen(true);
  };
  const close = () => {
    timer.stop();
    if (!isOpen) return;
    if (!isDisabled) timer.noteClosed();
    setOpen(false);
  };
  const dismiss = () => {
    timer.stop();
    setOpen(false);
  };
  // A finger leaves what it is lifted from, and what it has opened stays to be read.
  const closeLater = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') timer.closeLater(close);
  };
  const endPress = ({ pointerType }: PointerEvent) => {
    isPressing.current = false;
    if (pointerType === 'touch') timer.stop();
  };

  useEffect(() => () => timer.stop(), [timer]);

  return {
    isOpen,
    dismiss,
    anchorHandlers: {
      onPointerEnter: ({ pointerType }) => {
        if (pointerType !== 'touch') timer.openLater(open, delayMs);
      },
      onPointerLeave: closeLater,
      onPointerDown: ({ pointerType }) => {
        isPressing.current = true;
        close();
        if (pointerType === 'touch') timer.openHeld(open);
      },
      onPointerUp: endPress,
      onPointerCancel: endPress,
      // Escape is for the layer that opens now, though the focus may be on its button for another frame.
      onClick: ({ currentTarget }) => {
        const { ariaHasPopup, ariaDisabled } = currentTarget;
        if (ariaHasPopup !== null && ariaHasPopup !== 'false' && ariaDisabled !== 'true') close();
      },
      onFocus: ({ target }) => {
        if (!isPressing.current && target.matches(':focus-visible')) open();
      },
      onBlur: close,
    },
    layerHandlers: { onPointerEnter: open, onPointerLeave: closeLater },
  };
}
