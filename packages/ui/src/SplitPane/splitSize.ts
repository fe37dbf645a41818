/** A limit of a pane: pixels, or percent of both panes together. */
export type SplitLimit = `${number}px` | `${number}%`;

/** How small and how large the first pane may be, in percent. */
export interface SplitRange {
  min: number;
  max: number;
}

function percentOf(limit: SplitLimit, total: number): number {
  const value = Number.parseFloat(limit);
  if (limit.endsWith('%')) return value;
  return total > 0 ? (value / total) * 100 : Number.NaN;
}

function within(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/**
 * The limits in percent, from 0 to 100. Where both cannot be kept the smallest size wins; pixels count for nothing while
 * the size of the whole is not known.
 * @param total pixels of both panes together; 0 when not known.
 */
export function splitRange(min: SplitLimit, max: SplitLimit, total: number): SplitRange {
  const low = percentOf(min, total);
  const high = percentOf(max, total);
  const least = Number.isNaN(low) ? 0 : within(low, 0, 100);
  return { min: least, max: Number.isNaN(high) ? 100 : within(high, least, 100) };
}

/** A size that keeps the limits; 0, which is collapsed, stays. Rounded to hundredths of a percent. */
export function keepRange(size: number, { min, max }: SplitRange): number {
  return size === 0 ? 0 : Math.round(within(size, min, max) * 100) / 100;
}

/** The size at a pointer: under half of the smallest one the pane collapses, where it may. */
export function draggedSize(asked: number, range: SplitRange, isCollapsible: boolean): number {
  if (isCollapsible && asked < range.min / 2) return 0;
  return keepRange(Math.max(asked, Number.MIN_VALUE), range);
}

interface SplitKey {
  key: string;
  size: number;
  range: SplitRange;
  /** Percent of one press. */
  step: number;
  isStacked: boolean;
  isRtl: boolean;
}

/** The size after an arrow key across the splitter, Home or End; undefined for other keys. */
export function keyedSize({ key, size, range, step, isStacked, isRtl }: SplitKey): number | undefined {
  const start = isRtl ? 'ArrowRight' : 'ArrowLeft';
  const end = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const to = (next: number) => keepRange(Math.max(next, Number.MIN_VALUE), range);
  if (key === 'Home') return to(range.min);
  if (key === 'End') return to(range.max);
  if (key === (isStacked ? 'ArrowUp' : start)) return size === 0 ? 0 : to(size - step);
  if (key === (isStacked ? 'ArrowDown' : end)) return to(size + step);
  return undefined;
}
