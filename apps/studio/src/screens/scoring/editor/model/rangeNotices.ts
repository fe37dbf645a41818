import { type FormulaRow, readInteger } from './FormulaRow.ts';

/** A range that is whole, in the place that it has in the table. */
export interface PlacedRange {
  /** From 0. */
  readonly index: number;
  readonly min: number;
  readonly max: number;
  readonly score: number;
}

/** How a notice is mended: by one cell. */
interface Fix {
  readonly index: number;
  readonly column: 'minValue' | 'maxValue';
  readonly value: number;
}

/** Numbers between two ranges that have no score, or that both of them have. */
export interface RangeNotice {
  readonly is: 'gap' | 'overlap';
  readonly from: number;
  readonly to: number;
  /** The rows, from 0: the range that begins first, and the other. */
  readonly rows: readonly [number, number];
  /** Null where one range is within the other. */
  readonly fix: Fix | null;
}

/** The ranges that are whole, in the order of the table. One that is written backwards is none. */
export function placedRanges(rows: readonly FormulaRow[]): readonly PlacedRange[] {
  return rows.flatMap((row, index) => {
    if (row.origin.type !== 'Range') return [];
    const [min, max, score] = [row.minValue, row.maxValue, row.score].map(readInteger);
    const isWhole =
      min !== undefined && min !== null && max !== undefined && max !== null && score !== undefined;
    return isWhole && score !== null && min <= max ? [{ index, min, max, score }] : [];
  });
}

/** The gaps between ranges, and where they overlap, by their numbers. */
export function rangeNotices(ranges: readonly PlacedRange[]): readonly RangeNotice[] {
  const notices: RangeNotice[] = [];
  let top: PlacedRange | null = null;
  for (const range of ranges.toSorted((one, other) => one.min - other.min || one.index - other.index)) {
    if (top === null) {
      top = range;
      continue;
    }
    const rows = [top.index, range.index] as const;
    if (range.min > top.max + 1) {
      const to = range.min - 1;
      const fix = { index: top.index, column: 'maxValue', value: to } as const;
      notices.push({ is: 'gap', from: top.max + 1, to, rows, fix });
    } else if (range.min <= top.max) {
      const isWithin = range.max <= top.max;
      const fix = { index: range.index, column: 'minValue', value: top.max + 1 } as const;
      const to = Math.min(top.max, range.max);
      notices.push({ is: 'overlap', from: range.min, to, rows, fix: isWithin ? null : fix });
    }
    if (range.max > top.max) top = range;
  }
  return notices;
}
