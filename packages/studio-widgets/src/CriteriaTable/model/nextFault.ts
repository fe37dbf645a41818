import type { GridPlace } from '../../EditableGrid/model/moveInGrid.ts';
import type { CriteriaCellFault, CriteriaColumn, CriteriaRow } from '../types.ts';

/**
 * The next cell that is at fault, behind a row; from the last one on to the first again. Undefined when there is none.
 * @param row from which to look, -1 for the head
 */
export function nextFault(
  rows: readonly CriteriaRow[],
  faults: ReadonlyMap<string, CriteriaCellFault>,
  columns: readonly CriteriaColumn[],
  row: number,
): GridPlace | undefined {
  const places = rows.flatMap(({ id }, index) => {
    const fault = faults.get(id);
    return fault === undefined ? [] : [{ row: index, column: columns.indexOf(fault.column) }];
  });
  return places.find((place) => place.row > row) ?? places[0];
}
