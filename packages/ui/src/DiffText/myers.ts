/** One step from one sequence to the other: so many elements stay, go or come. */
export interface Edit {
  kind: 'same' | 'removed' | 'added';
  count: number;
}

/** Adds a step to a list of steps; steps of one kind become one. */
export function pushEdit(edits: Edit[], kind: Edit['kind'], count: number): void {
  const last = edits.at(-1);
  if (count === 0) return;
  if (last?.kind === kind) last.count += count;
  else edits.push({ kind, count });
}

/** Every furthest point reached, one array for each number of edits, diagonal -d at index 0. */
function trace(before: readonly unknown[], after: readonly unknown[], maxEdits: number): Int32Array[] | null {
  const limit = Math.min(before.length + after.length, maxEdits);
  const reach = new Int32Array(2 * limit + 3);
  const at = (diagonal: number) => reach[diagonal + limit + 1] ?? 0;
  const history: Int32Array[] = [];
  for (let edits = 0; edits <= limit; edits += 1) {
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const isDown = diagonal === -edits || (diagonal !== edits && at(diagonal - 1) < at(diagonal + 1));
      let x = isDown ? at(diagonal + 1) : at(diagonal - 1) + 1;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
      reach[diagonal + limit + 1] = x;
      if (x >= before.length && x - diagonal >= after.length) return history;
    }
    history.push(reach.slice(limit + 1 - edits, limit + 2 + edits));
  }
  return null;
}

/**
 * The shortest way from one sequence to the other (Myers' greedy algorithm), removals before additions where both are as
 * short. Time grows with the length times the number of edits, memory with the square of the number of edits.
 * @param maxEdits gives up, with null, when more removals and additions than this are needed.
 */
export function myers(
  before: readonly unknown[],
  after: readonly unknown[],
  maxEdits = Number.POSITIVE_INFINITY,
): Edit[] | null {
  const history = trace(before, after, maxEdits);
  if (!history) return null;
  const backwards: Edit[] = [];
  let x = before.length;
  let y = after.length;
  for (let edits = history.length; edits > 0; edits -= 1) {
    const reach = history[edits - 1];
    const at = (diagonal: number) => reach?.[diagonal + edits - 1] ?? -1;
    const diagonal = x - y;
    const isDown = diagonal === -edits || (diagonal !== edits && at(diagonal - 1) < at(diagonal + 1));
    const fromDiagonal = isDown ? diagonal + 1 : diagonal - 1;
    const fromX = at(fromDiagonal);
    const snake = isDown ? x - fromX : x - fromX - 1;
    pushEdit(backwards, 'same', snake);
    pushEdit(backwards, isDown ? 'added' : 'removed', 1);
    x = fromX;
    y = fromX - fromDiagonal;
  }
  pushEdit(backwards, 'same', x);
  return backwards.reverse();
}
