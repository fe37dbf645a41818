import { type ComponentPropsWithRef, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { LayerAlign, LayerSide } from '../internal/placeLayer.ts';
import { useAnchoredLayer } from '../internal/useAnchoredLayer.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { useThemeScope } from '../ThemeScope/ThemeScopeContext.ts';
import { TooltipLayer } from './Tooltip.styles.ts';

export interface TooltipSurfaceProps extends ComponentPropsWithRef<'div'> {
  anchorRef: RefObject<HTMLElement | null>;
  side: LayerSide;
  align?: LayerAlign;
  /** Pixels between the anchor and the tooltip. */
  gap: number;
  /**
   * What Escape does, before anything else that listens to it, and a finger that presses elsewhere. Without it the owner of the
   * anchor handles both.
   */
  onDismiss?: (() => void) | undefined;
}

/** What every tooltip is drawn with. Mounted while it is open, after its anchor. */
export function TooltipSurface({
  anchorRef,
  side,
  align,
  gap,
  onDismiss,
  ref,
  ...rest
}: TooltipSurfaceProps) {
  const theme = useThemeScope();
  const layerRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(layerRef, ref);
  useAnchoredLayer({ anchorRef, layerRef, isOpen: true, side, ...(align && { align }), gap });
  useDismiss([anchorRef, layerRef], onDismiss);
  return createPortal(
    <TooltipLayer
      {...rest}
      ref={mergedRef}
      role="tooltip"
      popover="manual"
      data-part="tooltip"
      data-theme={theme}
    />,
    document.body,
  );
}

function useDismiss(inside: readonly RefObject<HTMLElement | null>[], onDismiss: (() => void) | undefined) {
  const isDismissible = onDismiss !== undefined;
  const dismiss = useEffectEvent(() => onDismiss?.());
  const isInside = useEffectEvent(
    ({ target }: Event) => target instanceof Node && inside.some(({ current }) => current?.contains(target)),
  );
  // Before anything can be pressed that is drawn with it.
  useLayoutEffect(() => {
    if (!isDismissible) return;
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        dismiss();
      },
      options,
    );
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (event.pointerType === 'touch' && !isInside(event)) dismiss();
      },
      options,
    );
    return () => stop.abort();
  }, [isDismissible]);
}
