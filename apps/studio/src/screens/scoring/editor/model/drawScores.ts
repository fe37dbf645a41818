import type { PlacedRange, RangeNotice } from './rangeNotices.ts';

/** The picture, in its own units. */
export const picture = {
  width: 560,
  height: 400,
  left: 48,
  right: 16,
  top: 24,
  lanes: 300,
  axis: 352,
} as const;

/** Ranges are boxes with numbers up to this many; of more, only their scores are drawn. */
const mostBoxes = 60;

/** Marks on an axis. */
interface Mark {
  readonly at: number;
  readonly value: number;
}

/** What is drawn of ranges. */
export interface DrawnScores {
  readonly from: number;
  readonly to: number;
  /** The score of each range, from its first number to its last. */
  readonly steps: readonly {
    readonly x1: number;
    readonly x2: number;
    readonly y: number;
    readonly zero: number;
    readonly tone: 'bad' | 'good' | 'none';
    readonly index: number;
  }[];
  /** The ranges themselves, below; those that overlap are in two lanes. */
  readonly boxes: readonly {
    readonly x: number;
    readonly width: number;
    readonly lane: 0 | 1;
    readonly index: number;
    readonly isNoted: boolean;
  }[];
  readonly notes: readonly { readonly x: number; readonly width: number; readonly notice: RangeNotice }[];
  readonly zero: number;
  readonly scores: readonly Mark[];
  readonly numbers: readonly Mark[];
  /** Where a number is; null where it is not in the picture. */
  xOf(number: number): number | null;
}

/** Lays out ranges over a number line, with their scores above it. Ranges are whole numbers: each reaches to where the next number begins. */
export function drawScores(ranges: readonly PlacedRange[], notices: readonly RangeNotice[]): DrawnScores {
  const from = Math.min(...ranges.map(({ min }) => min));
  const to = Math.max(...ranges.map(({ max }) => max));
  const x = scale(from, to + 1, picture.left, picture.width - picture.right);
  const scores = ranges.map(({ score }) => score);
  const [low, high] = [Math.min(0, ...scores), Math.max(0, ...scores)];
  const y = scale(low, high === low ? low + 1 : high, picture.lanes - 16, picture.top);
  const zero = y(0);
  const noted = new Set(notices.flatMap(({ rows }) => rows));
  return {
    ...{ from, to, zero },
    steps: ranges.map(({ min, max, score, index }) => ({
      ...{ x1: x(min), x2: x(max + 1), y: y(score), zero, index },
      tone: toneOf(score),
    })),
    boxes:
      ranges.length > mostBoxes
        ? []
        : inLanes(ranges).map(({ range, lane }) => ({
            ...{ x: x(range.min), width: Math.max(2, x(range.max + 1) - x(range.min)), lane },
            ...{ index: range.index, isNoted: noted.has(range.index) },
          })),
    notes: notices.map((notice) => ({
      ...{ x: x(notice.from), width: Math.max(1, x(notice.to + 1) - x(notice.from)), notice },
    })),
    scores: marks(low, high, 5).map((value) => ({ at: y(value), value })),
    numbers: marks(from, to, 8).map((value) => ({ at: x(value), value })),
    xOf: (number) => (number < from || number > to ? null : x(number + 0.5)),
  };
}

function toneOf(score: number): 'bad' | 'good' | 'none' {
  if (score === 0) return 'none';
  return score > 0 ? 'good' : 'bad';
}

function scale(from: number, to: number, start: number, end: number): (value: number) => number {
  const factor = (end - start) / (to - from);
  return (value) => Math.round((start + (value - from) * factor) * 100) / 100;
}

/** Round values from one to another, at most as many as requested. */
function marks(from: number, to: number, count: number): number[] {
  const rough = Math.max(1, (to - from) / count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough;
  const first = Math.ceil(from / step);
  const last = Math.floor(to / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Each range in the first of two lanes in which it has room, or in the second. */
function inLanes(ranges: readonly PlacedRange[]) {
  let end = Number.NEGATIVE_INFINITY;
  return ranges
    .toSorted((one, other) => one.min - other.min)
    .map((range) => {
      const lane: 0 | 1 = range.min > end ? 0 : 1;
      if (lane === 0) end = range.max;
      return { range, lane };
    });
}
