import { type Cell, type Fault, type FaultName, faultNames, type Moment, moments } from './Cell.ts';
import { chooseCells } from './chooseCells.ts';
import { faults } from './faults.ts';
import type { Place } from './Place.ts';
import { places } from './places.ts';

/** A cell of the matrix and its place. */
export interface PlacedCell {
  readonly name: FaultName;
  readonly fault: Fault;
  readonly moment: Moment;
  readonly place: Place;
  readonly cell: Cell;
}

/** The whole matrix: every fault at every moment in every place. */
export function allCells(): readonly PlacedCell[] {
  return faultNames.flatMap((name) =>
    moments.flatMap((moment) =>
      places.map((place) => {
        const fault = faults[name];
        return { name, fault, moment, place, cell: place.instead?.(name, moment) ?? fault[moment](place) };
      }),
    ),
  );
}

/** Of the matrix what `npm test` tries. */
export function chosenCells(): readonly PlacedCell[] {
  return chooseCells(allCells());
}
