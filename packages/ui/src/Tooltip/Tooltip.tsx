import { type ReactElement, type ReactNode, type Ref, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { mergeRefs } from '../internal/mergeProps.ts';
import type { LayerSide } from '../internal/placeLayer.ts';
import { Slot } from '../internal/Slot.tsx';
import { useAnchoredLayer } from '../internal/useAnchoredLayer.ts';
import { TooltipLayer } from './Tooltip.styles.ts';
import { useTooltipState } from './useTooltipState.ts';

export interface TooltipProps {
  /** What it says: words about the control, never controls of its own. */
  content: ReactNode;
  /**
   * Milliseconds of hovering before it opens; keyboard focus opens it at once.
   * @default 500
   */
  delay?: number | undefined;
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
  /** The control's element. */
  ref?: Ref<HTMLElement> | undefined;
}

/** A few words about a control, on hover and on keyboard focus. Escape closes it; the pointer may rest on it. */
export function Tooltip({
  content,
  delay = 500,
  isDisabled = false,
  side = 'top',
  isDescription = true,
  children,
  ref,
}: TooltipProps) {
  const id = useId();
  const anchorRef = useRef<HTMLElement>(null);
  const layerRef = useRef<HTMLDivElement>(null);
  const state = useTooltipState(delay);
  const isOpen = state.isOpen && !isDisabled;
  useAnchoredLayer({ anchorRef, layerRef, isOpen, side, align: 'center', gap: 6 });

  return (
    <>
      <Slot
        render={children}
        {...state.anchorHandlers}
        ref={ref ? mergeRefs(anchorRef, ref) : anchorRef}
        aria-describedby={isOpen && isDescription ? id : undefined}
      />
      {isOpen &&
        createPortal(
          <TooltipLayer
            ref={layerRef}
            id={id}
            role="tooltip"
            popover="manual"
            data-part="tooltip"
            {...state.layerHandlers}
          >
            {content}
          </TooltipLayer>,
          document.body,
        )}
    </>
  );
}
