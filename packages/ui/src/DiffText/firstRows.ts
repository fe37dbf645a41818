import type { DiffStretch } from './diffRows.ts';

/** The beginning of a comparison, and what is left out of it. */
export interface FirstRows {
  stretches: DiffStretch[];
  /** Rows that are neither drawn nor folded. */
  leftOut: number;
  /** The first of them. */
  nextIndex: number;
}

/** The stretches up to so many drawn rows; what is folded costs nothing. */
export function firstRows(all: readonly DiffStretch[], limit: number): FirstRows {
  const stretches: DiffStretch[] = [];
  let room = limit;
  let leftOut = 0;
  let nextIndex = 0;
  for (const stretch of all) {
    const count = stretch.kind === 'rows' ? stretch.to - stretch.from : 0;
    const drawn = Math.min(count, room);
    if (leftOut === 0 && stretch.kind === 'fold') stretches.push(stretch);
    else if (drawn > 0) stretches.push({ ...stretch, to: stretch.from + drawn });
    if (leftOut === 0 && drawn < count) nextIndex = stretch.from + drawn;
    leftOut += count - drawn;
    room -= drawn;
  }
  return { stretches, leftOut, nextIndex };
}
