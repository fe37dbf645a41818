import type { Cell, FaultName, Moment } from './Cell.ts';
import type { Place } from './Place.ts';

/** Of a cell, what the choice looks at. */
export interface ChoosableCell {
  readonly name: FaultName;
  readonly moment: Moment;
  readonly place: Pick<Place, 'id' | 'like'>;
  readonly cell: Cell;
}

/** What each place answers in a way of its own, by its calls and its fields, even where its code is another one's. */
export const ownOfEach: ReadonlySet<FaultName> = new Set([
  'refresh',
  'answer409',
  'answer412',
  'answer422',
  'secondUser',
]);

/**
 * The cells that `npm test` tries. So many that
 *
 * - every moment is met in every place, and every fault in every place: of those that are like another one the faults that are {@link ownOfEach},
 * - every fault is met at every moment,
 * - everything that is promised for a fault at a moment is tried: a place that promises something else there is one of them.
 *
 * Each of these holds as far as there are cells that can happen. The same cells give the same choice, in the same order.
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
function needsOf({ name, moment, place, cell }: ChoosableCell): readonly string[] {
  const promise = 'run' in cell ? cell.expected : '';
  return [
    ...(place.like === undefined || ownOfEach.has(name) ? [`${name} in ${place.id}`] : []),
    `${moment} in ${place.id}`,
    `${name} ${moment}`,
    `${name} ${moment}: ${promise}`,
  ];
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
