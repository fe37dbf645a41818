/** A rectangle in pixels of the viewport. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The side of its anchor that a layer is on. `start` and `end` follow the reading direction. */
export type LayerSide = 'top' | 'bottom' | 'start' | 'end';

/** Which edges of layer and anchor meet, across the side. */
export type LayerAlign = 'start' | 'center' | 'end';

export interface PlaceLayerInput {
  anchor: Box;
  layer: { width: number; height: number };
  viewport: { width: number; height: number };
  side: LayerSide;
  align: LayerAlign;
  /** Pixels between anchor and layer. */
  gap: number;
  /** Pixels that stay free at the edges of the viewport. */
  margin: number;
  isRtl: boolean;
}

export interface PlacedLayer {
  x: number;
  y: number;
  /** The actual side, after flipping for lack of room. */
  side: LayerSide;
  /** Pixels of height that this place offers. */
  maxHeight: number;
}

const opposite = { top: 'bottom', bottom: 'top', start: 'end', end: 'start' } as const;

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function roomOn(side: LayerSide, { anchor, viewport, gap, margin, isRtl }: PlaceLayerInput): number {
  if (side === 'top') return anchor.y - gap - margin;
  if (side === 'bottom') return viewport.height - (anchor.y + anchor.height) - gap - margin;
  const isLeft = (side === 'start') !== isRtl;
  return isLeft ? anchor.x - gap - margin : viewport.width - (anchor.x + anchor.width) - gap - margin;
}

function alongX({ anchor, layer, align, isRtl }: PlaceLayerInput): number {
  if (align === 'center') return anchor.x + (anchor.width - layer.width) / 2;
  return (align === 'start') !== isRtl ? anchor.x : anchor.x + anchor.width - layer.width;
}

function alongY({ anchor, layer, align }: PlaceLayerInput): number {
  if (align === 'center') return anchor.y + (anchor.height - layer.height) / 2;
  return align === 'start' ? anchor.y : anchor.y + anchor.height - layer.height;
}

/** Places a layer beside its anchor, on the other side when only that has the room, and always inside the viewport. */
export function placeLayer(input: PlaceLayerInput): PlacedLayer {
  const { anchor, layer, viewport, gap, margin, isRtl } = input;
  const isVertical = input.side === 'top' || input.side === 'bottom';
  const needed = isVertical ? layer.height : layer.width;
  const room = roomOn(input.side, input);
  const roomOpposite = roomOn(opposite[input.side], input);
  const side = needed > room && roomOpposite > room ? opposite[input.side] : input.side;
  const maxX = Math.max(margin, viewport.width - margin - layer.width);
  if (isVertical) {
    const maxHeight = Math.max(0, side === input.side ? room : roomOpposite);
    const height = Math.min(layer.height, maxHeight);
    const y = side === 'top' ? anchor.y - gap - height : anchor.y + anchor.height + gap;
    return { x: clamp(alongX(input), margin, maxX), y, side, maxHeight };
  }
  const isLeft = (side === 'start') !== isRtl;
  const x = isLeft ? anchor.x - gap - layer.width : anchor.x + anchor.width + gap;
  const maxY = Math.max(margin, viewport.height - margin - layer.height);
  const y = clamp(alongY(input), margin, maxY);
  return { x: clamp(x, margin, maxX), y, side, maxHeight: viewport.height - 2 * margin };
}
