import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useId, useRef } from 'react';
import type { LayerState } from '../internal/LayerState.ts';
import { mergeProps } from '../internal/mergeProps.ts';
import type { LayerSide } from '../internal/placeLayer.ts';
import { Slot } from '../internal/Slot.tsx';
import { useIsClient } from '../internal/useIsClient.ts';
import { TooltipSurface } from './TooltipSurface.tsx';
import { useTooltipState } from './useTooltipState.ts';

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
