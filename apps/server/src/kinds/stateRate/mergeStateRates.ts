import { mergeKeyed } from '../mergeKeyed.ts';
import { compareRows, type StateRateDoc, type StateRateRow } from './StateRateDoc.ts';

/**
 * Brings the rows that somebody sent into what the rows have become since the version that they knew, row by row, and gives the
 * new ones ids that no row ever had. Null when both sides changed a row, each in its own way.
 */
export function mergeStateRates(
  base: StateRateDoc,
  mine: StateRateDoc,
  theirs: StateRateDoc,
): StateRateDoc | null {
  const { entries, conflicts } = mergeKeyed(byId(base), byId(mine), byId(theirs));
  if (conflicts.length > 0) return null;
  let lastId = Math.max(base.lastId, theirs.lastId);
  const rows = [...entries.values()].toSorted(compareRows).map((row) => {
    if (row.id > 0) return row;
    lastId += 1;
    return { ...row, id: lastId };
  });
  return { rows: rows.toSorted(compareRows), lastId };
}

function byId({ rows }: StateRateDoc): ReadonlyMap<number, StateRateRow> {
  return new Map(rows.map((row) => [row.id, row]));
}
