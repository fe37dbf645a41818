import type { LineChange } from './diffLines.ts';

/** A line of one of the texts. */
export interface DiffLine {
  /** Its number in its text, from 1. */
  number: number;
  text: string;
}

/** What is shown side by side: a line that stayed, a changed line and its new form, or a line that only one text has. */
export interface DiffRow {
  before: DiffLine | null;
  after: DiffLine | null;
  isSame: boolean;
}

/** Rows that are drawn, or a stretch of unchanged ones that is folded; from inclusive, to exclusive. */
export interface DiffStretch {
  kind: 'rows' | 'fold';
  from: number;
  to: number;
}

/** The rows of a comparison. Where lines went and others came at the same place, they are side by side in order. */
export function diffRows(changes: readonly LineChange[]): DiffRow[] {
  const rows: DiffRow[] = [];
  let x = 0;
  let y = 0;
  const line = (text: string | undefined, number: () => number): DiffLine | null =>
    text === undefined ? null : { number: number(), text };
  const nextBefore = () => {
    x += 1;
    return x;
  };
  const nextAfter = () => {
    y += 1;
    return y;
  };
  const push = (removed: readonly string[], added: readonly string[], isSame: boolean) => {
    for (let index = 0; index < Math.max(removed.length, added.length); index += 1) {
      rows.push({ before: line(removed[index], nextBefore), after: line(added[index], nextAfter), isSame });
    }
  };

  for (let index = 0; index < changes.length; index += 1) {
    const { kind, lines } = changes[index] ?? { kind: 'same', lines: [] };
    const next = changes[index + 1];
    if (kind === 'same') push(lines, lines, true);
    else if (next && next.kind !== 'same') {
      push(kind === 'removed' ? lines : next.lines, kind === 'removed' ? next.lines : lines, false);
      index += 1;
    } else push(kind === 'removed' ? lines : [], kind === 'added' ? lines : [], false);
  }
  return rows;
}

/** How many lines were added and removed. */
export function countChanges(rows: readonly DiffRow[]): { added: number; removed: number } {
  const changed = rows.filter(({ isSame }) => !isSame);
  return {
    added: changed.filter(({ after }) => after).length,
    removed: changed.filter(({ before }) => before).length,
  };
}

/**
 * Which rows are drawn and which are folded away: unchanged ones further than `context` rows from a change, where that
 * saves two rows or more.
 * @param unfolded the first rows of those folds that were opened.
 */
export function foldRows(
  rows: readonly DiffRow[],
  context: number,
  unfolded: ReadonlySet<number>,
): DiffStretch[] {
  const stretches: DiffStretch[] = [];
  const add = (kind: DiffStretch['kind'], from: number, to: number) => {
    const last = stretches.at(-1);
    if (to <= from) return;
    if (kind === 'rows' && last?.kind === 'rows') last.to = to;
    else stretches.push({ kind, from, to });
  };
  let index = 0;
  while (index < rows.length) {
    const isSame = rows[index]?.isSame ?? false;
    let end = index;
    while (end < rows.length && rows[end]?.isSame === isSame) end += 1;
    const from = index === 0 ? 0 : Math.min(index + context, end);
    const to = end === rows.length ? end : Math.max(end - context, from);
    const isFolded = isSame && to - from >= 2 && !unfolded.has(from);
    add('rows', index, isFolded ? from : end);
    if (isFolded) {
      add('fold', from, to);
      add('rows', to, end);
    }
    index = end;
  }
  return stretches;
}
