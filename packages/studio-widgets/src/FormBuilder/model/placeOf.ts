import type { FormPartBase } from '../types.ts';
import { rowAt, sectionAt } from './layout.ts';

/** Where a part is; all counted from 1. Of a section: which of how many it is, in row 0. */
export interface PlaceNumbers {
  /** Of the head of the section that it is in; undefined where it is in none. */
  readonly sectionIndex: number | undefined;
  readonly row: number;
  readonly rows: number;
  readonly position: number;
  readonly inRow: number;
}

/** Counts out where a part is. */
export function placeOf(parts: readonly FormPartBase[], index: number): PlaceNumbers {
  const section = sectionAt(parts, index);
  const sectionIndex = parts[section.start]?.isHead ? section.start : undefined;
  if (parts[index]?.isHead) {
    const heads = parts.flatMap(({ isHead }, at) => (isHead ? at : []));
    return { sectionIndex, row: 0, rows: 0, position: heads.indexOf(index) + 1, inRow: heads.length };
  }
  const row = rowAt(parts, index);
  const first = sectionIndex === undefined ? section.start : section.start + 1;
  const countRows = (end: number) => parts.slice(first, end).filter(({ isBeside }) => !isBeside).length;
  return {
    sectionIndex,
    row: countRows(row.end),
    rows: countRows(section.end),
    position: index - row.start + 1,
    inRow: row.end - row.start,
  };
}

/** The part that is `steps` lines further down or up, at about the same place in its row; the outermost one where there is none. */
export function partInLine(parts: readonly FormPartBase[], index: number, steps: number): number {
  let at = rowAt(parts, index);
  const column = index - at.start;
  for (let left = Math.abs(steps); left > 0; left -= 1) {
    const next = steps < 0 ? at.start - 1 : at.end;
    if (parts[next] === undefined) break;
    at = rowAt(parts, next);
  }
  return Math.min(at.start + column, at.end - 1);
}
