import type { Cell, FaultName, Moment } from './Cell.ts';
import type { Place } from './Place.ts';

/** Of a cell, what the choice looks at. */
export interface ChoosableCell {
  readonly name: FaultName;
  readonly moment: Moment;
  readonly place: Pick<Place, 'id'>;
  readonly cell: Cell;
}

/**
 * The cells that `npm test` tries: so many that every fault, every moment and every place is met once, as far as there are cells
 * that can happen. The same cells give the same choice, in the same order.
 */
export function chooseCells<Placed extends ChoosableCell>(cells: readonly Placed[]): readonly Placed[] {
  const possible = cells.filter(({ cell }) => 'run' in cell);
  const chosen = new Set<Placed>();
  const candidates = possible.map((placed) => ({ placed, needs: needsOf(placed) }));
  const open = new Set(candidates.flatMap(({ needs }) => needs));
  const uses = new Map<string, number>();
  while (open.size > 0) {
    const { placed, needs } = bestOf(candidates, open, uses);
    chosen.add(placed);
    for (const need of needs) {
      open.delete(need);
      uses.set(need, (uses.get(need) ?? 0) + 1);
    }
  }
  return possible.filter((each) => chosen.has(each));
}

/** What the choice is made for, and a cell does when it is tried. */
function needsOf({ name, moment, place }: ChoosableCell): readonly string[] {
  return [`fault ${name}`, `moment ${moment}`, `place ${place.id}`];
}

/** The first that meets most of what is open; of equals the one whose needs have been met least often. */
function bestOf<Candidate extends { readonly needs: readonly string[] }>(
  candidates: readonly Candidate[],
  open: ReadonlySet<string>,
  uses: ReadonlyMap<string, number>,
): Candidate {
  const judged = candidates.map((candidate) => ({
    candidate,
    met: candidate.needs.filter((need) => open.has(need)).length,
    used: candidate.needs.reduce((sum, need) => sum + (uses.get(need) ?? 0), 0),
  }));
  return judged.reduce((a, b) => (b.met > a.met || (b.met === a.met && b.used < a.used) ? b : a)).candidate;
}
