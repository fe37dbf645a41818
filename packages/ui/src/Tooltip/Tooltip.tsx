import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { LayerState } from '../internal/LayerState.ts';
import { mergeProps } from '../internal/mergeProps.ts';
import type { LayerSide } from '../internal/placeLayer.ts';
import { Slot } from '../internal/Slot.tsx';
import { useControlled } from '../internal/useControlled.ts';
import { useIsClient } from '../internal/useIsClient.ts';
import { TooltipSurface } from './TooltipSurface.tsx';
import { TooltipTimer } from './TooltipTimer.ts';

export interface TooltipProps extends LayerState, Omit<ComponentPropsWithRef<'div'>, 'children' | 'content'> {
  /** What it says: words about the control, never controls of its own. */
  content: ReactNode;
  /**
   * Milliseconds of hovering before it opens; keyboard focus opens it at once.
   * @default 500
   */
  delayMs?: number | undefined;
  /**
   * Never opens; for a text that only sometimes needs explaining.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /**
   * Preferred side of the control; flips when there is no room.
   * @default 'top'
   */
  side?: LayerSide | undefined;
  /**
   * Whether the text describes the control to assistive technology. Set to false where it only repeats the
   * accessible name.
   * @default true
   */
  isDescription?: boolean | undefined;
  /** One focusable element that spreads its props and passes on its ref. */
  children: ReactElement;
}

/**
 * A few words about a control, on hover, on keyboard focus, and under a finger that is held for half a second. Escape closes it,
 * and nothing around it; the pointer may rest on it.
 */
export function Tooltip({
  content,
  delayMs,
  isDisabled = false,
  side = 'top',
  isDescription = true,
  children,
  isOpen: givenIsOpen,
  defaultIsOpen,
  onOpenChange,
  id: givenId,
  ...rest
}: TooltipProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const isClient = useIsClient();
  const anchorRef = useRef<HTMLElement>(null);
  const state = useTooltipState(delayMs, isDisabled, { isOpen: givenIsOpen, defaultIsOpen, onOpenChange });
  const isOpen = state.isOpen && !isDisabled && isClient;

  return (
    <>
      <Slot
        render={children}
        {...state.anchorHandlers}
        ref={anchorRef}
        aria-describedby={isOpen && isDescription ? id : undefined}
      />
      {isOpen && (
        <TooltipSurface
          {...mergeProps(state.layerHandlers, rest)}
          anchorRef={anchorRef}
          id={id}
          side={side}
          align="center"
          gap={6}
          onDismiss={state.dismiss}
        >
          {content}
        </TooltipSurface>
      )}
    </>
  );
}

/** When a tooltip opens and closes: after a delay under the pointer and under a finger, at once under the keyboard. */
interface TooltipState {
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
function useTooltipState(delayMs: number | undefined, isDisabled: boolean, given: LayerState): TooltipState {
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
