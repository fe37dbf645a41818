/** In pixels: a field is not made narrower, and the keyboard changes its width by so much. */
const narrowest = 48;
const step = 8;

/**
 * The width that a field gets, in pixels; undefined for as wide as there is room. One that is larger than the room stays where the field would fill the
 * room: there can be more room elsewhere.
 * @param room how wide it is without a width of its own
 * @param present its width until now
 */
export function widthWithin(width: number, room: number, present?: number): number | undefined {
  const whole = Math.max(narrowest, Math.round(width));
  const most = Math.floor(room);
  if (whole < most) return whole;
  return present !== undefined && present >= most ? present : undefined;
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
  return widthWithin(next, room, width);
}
