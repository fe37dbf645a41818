import { type RefObject, useLayoutEffect } from 'react';
import { type LayerAlign, type LayerSide, placeLayer } from './placeLayer.ts';

export interface AnchoredLayerOptions {
  anchorRef: RefObject<HTMLElement | null>;
  /** An element with `popover="manual"`: it is shown in the browser's top layer, above everything else. */
  layerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  side?: LayerSide;
  align?: LayerAlign;
  /**
   * Pixels between anchor and layer.
   * @default 4
   */
  gap?: number;
  /** At least as wide as the anchor. */
  isAnchorWide?: boolean;
}

const viewportMargin = 8;

function position(anchor: HTMLElement, layer: HTMLElement, options: AnchoredLayerOptions): void {
  layer.style.maxHeight = '';
  const rect = anchor.getBoundingClientRect();
  if (options.isAnchorWide) layer.style.minWidth = `${rect.width}px`;
  const placed = placeLayer({
    anchor: rect,
    layer: { width: layer.offsetWidth, height: layer.offsetHeight },
    viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
    side: options.side ?? 'bottom',
    align: options.align ?? 'start',
    gap: options.gap ?? 4,
    margin: viewportMargin,
    isRtl: getComputedStyle(anchor).direction === 'rtl',
  });
  layer.style.left = `${placed.x}px`;
  layer.style.top = `${placed.y}px`;
  if (layer.offsetHeight > placed.maxHeight) layer.style.maxHeight = `${placed.maxHeight}px`;
  layer.dataset['side'] = placed.side;
}

/** Shows a layer in the top layer while `isOpen`, and keeps it beside its anchor when anything scrolls or resizes. */
export function useAnchoredLayer(options: AnchoredLayerOptions): void {
  const { anchorRef, layerRef, isOpen, side, align, gap, isAnchorWide } = options;
  useLayoutEffect(() => {
    const anchor = anchorRef.current;
    const layer = layerRef.current;
    if (!isOpen || !anchor || !layer) return;
    const update = () =>
      position(anchor, layer, {
        anchorRef,
        layerRef,
        isOpen,
        ...(side && { side }),
        ...(align && { align }),
        ...(gap !== undefined && { gap }),
        ...(isAnchorWide && { isAnchorWide }),
      });
    layer.showPopover();
    update();
    const observer = new ResizeObserver(update);
    observer.observe(anchor);
    observer.observe(layer);
    window.addEventListener('resize', update);
    window.addEventListener('scroll', update, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', update);
      window.removeEventListener('scroll', update, { capture: true });
      if (layer.isConnected) layer.hidePopover();
    };
  }, [anchorRef, layerRef, isOpen, side, align, gap, isAnchorWide]);
}
