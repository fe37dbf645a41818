import type { TextRow } from '../../editor/fields/textRows.ts';
import type { FieldPlace } from './PlainField.ts';

/** What is wrong with single texts, by the text. */
export function faultsByText(
  rows: readonly TextRow[],
  { rowFaults }: Pick<FieldPlace<unknown>, 'rowFaults'>,
): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap(({ key, text }): [string, string][] => {
      const [reason] = Object.values(rowFaults.get(key) ?? {});
      return reason === undefined ? [] : [[text, reason]];
    }),
  );
}
