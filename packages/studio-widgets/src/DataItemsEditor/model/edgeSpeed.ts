const zone = 64;
const fastest = 1200;

/**
 * How fast a list scrolls while something is dragged near its upper or lower edge, in pixels a second: faster the
 * nearer, 0 away from the edges, negative for up. `top` and `bottom` are the edges, `y` is the pointer.
 */
export function edgeSpeed(y: number, top: number, bottom: number): number {
  const reach = Math.min(zone, (bottom - top) / 3);
  if (reach <= 0) return 0;
  const above = (top + reach - y) / reach;
  const below = (y - (bottom - reach)) / reach;
  if (above > 0) return -fastest * Math.min(1, above);
  return below > 0 ? fastest * Math.min(1, below) : 0;
}
