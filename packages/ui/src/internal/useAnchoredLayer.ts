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

type Placing = Pick<AnchoredLayerOptions, 'side' | 'align' | 'gap' | 'isAnchorWide'>;

/** What a placing came from: the layer is placed anew only when some of it differs. */
interface Measured {
  anchor: DOMRect;
  width: number;
  height: number;
}

function place(anchor: HTMLElement, layer: HTMLElement, options: Placing): Measured {
  const rect = anchor.getBoundingClientRect();
  const isRtl = getComputedStyle(anchor).direction === 'rtl';
  const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
  layer.style.maxHeight = '';
  if (options.isAnchorWide) layer.style.minWidth = `${rect.width}px`;
  if (!layer.matches(':popover-open')) layer.showPopover();
  const size = { width: layer.offsetWidth, height: layer.offsetHeight };
  const placed = placeLayer({
    anchor: rect,
    layer: size,
    viewport,
    side: options.side ?? 'bottom',
    align: options.align ?? 'start',
    gap: options.gap ?? 4,
    margin: viewportMargin,
    isRtl,
  });
  layer.style.left = `${placed.x}px`;
  layer.style.top = `${placed.y}px`;
  if (size.height > placed.maxHeight) layer.style.maxHeight = `${placed.maxHeight}px`;
  layer.dataset['side'] = placed.side;
  return { anchor: rect, width: size.width, height: Math.min(size.height, placed.maxHeight) };
}

function isPlacedBy(
  { anchor, width, height }: Measured,
  anchorNow: HTMLElement,
  layer: HTMLElement,
): boolean {
  const rect = anchorNow.getBoundingClientRect();
  const isAnchorSame = rect.x === anchor.x && rect.y === anchor.y && rect.width === anchor.width;
  return (
    isAnchorSame &&
    rect.height === anchor.height &&
    layer.offsetWidth === width &&
    layer.offsetHeight === height
  );
}

/** Shows a layer in the top layer while `isOpen`, and keeps it beside its anchor when anything scrolls or resizes. */
export function useAnchoredLayer(options: AnchoredLayerOptions): void {
  const { anchorRef, layerRef, isOpen, side, align, gap, isAnchorWide } = options;
  useLayoutEffect(() => {
    const anchor = anchorRef.current;
    const layer = layerRef.current;
    if (!isOpen || !anchor || !layer) return;
    const placing: Placing = {
      ...(side && { side }),
      ...(align && { align }),
      ...(gap !== undefined && { gap }),
      ...(isAnchorWide && { isAnchorWide }),
    };
    let measured = place(anchor, layer, placing);
    const update = () => {
      measured = place(anchor, layer, placing);
    };
    let frame = 0;
    const updateIfMoved = () => {
      if (isPlacedBy(measured, anchor, layer)) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    const updateWhenScrolled = (event: Event) => {
      if (!(event.target instanceof Node && layer.contains(event.target))) update();
    };
    const observer = new ResizeObserver(updateIfMoved);
    observer.observe(anchor);
    observer.observe(layer);
    window.addEventListener('resize', update);
    window.addEventListener('scroll', updateWhenScrolled, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('resize', update);
      window.removeEventListener('scroll', updateWhenScrolled, { capture: true });
      if (layer.isConnected) layer.hidePopover();
    };
  }, [anchorRef, layerRef, isOpen, side, align, gap, isAnchorWide]);
}
