/** In pixels: a field is not made narrower, and the keyboard changes its width by so much. */
const narrowest = 48;
const step = 8;

/**
 * The width that a field gets, in pixels; undefined for as wide as there is room.
 * @param room how wide it is without a width of its own
 */
export function widthWithin(width: number, room: number): number | undefined {
  const whole = Math.max(narrowest, Math.round(width));
  return whole >= Math.floor(room) ? undefined : whole;
}

/** The next narrower or wider width, on multiples of eight pixels. @param width undefined for as wide as there is room */
export function steppedWidth(
  width: number | undefined,
  room: number,
  direction: 'narrower' | 'wider',
): number | undefined {
  const from = Math.min(width ?? room, room);
  const next =
    direction === 'wider' ? (Math.floor(from / step) + 1) * step : (Math.ceil(from / step) - 1) * step;
  return widthWithin(next, room);
}
