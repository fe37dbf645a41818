import { foldText } from '@studio/ui/internal';
import type { RateRow } from './RateRow.ts';

/**
 * The entries of which each word of a text is in the location, the product or the status, as the server's search finds them.
 * @param text what is searched for; of an empty one all are found
 * @param textsOf the names and codes of an entry; they are the same for entries of the same location, product and status
 */
export function searchedRates(
  rows: readonly RateRow[],
  text: string,
  textsOf: (row: RateRow) => readonly string[],
): readonly RateRow[] {
  const words = foldText(text)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return rows;
  const known = new Map<string, boolean>();
  return rows.filter((row) => {
    const key = JSON.stringify([row.state, row.productTemplateShortName, row.status]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const texts = textsOf(row).map(foldText);
    const isFound = words.every((word) => texts.some((each) => each.includes(word)));
    known.set(key, isFound);
    return isFound;
  });
}
