import type { CellColumn, CellError } from '../types.ts';

/** For each text (or number) of a column, the first row that holds it. */
export interface ColumnIndex<Key> {
  readonly column: CellColumn;
  readonly firstHolder: Map<Key, string>;
}

/** By item id, for the first holder of a text: the first later row that repeats it. */
export type RepeatedBy = Map<string, { [Column in CellColumn]?: string }>;

/** An index to which rows are then added in display order. */
export function createColumnIndex<Key>(column: CellColumn): ColumnIndex<Key> {
  return { column, firstHolder: new Map() };
}

/** Adds a row to an index; when the key is taken it is the new row's error, and is noted for the holder. */
export function claimKey<Key>(
  index: ColumnIndex<Key>,
  repeatedBy: RepeatedBy,
  key: Key,
  itemId: string,
): CellError | undefined {
  const otherItemId = index.firstHolder.get(key);
  if (otherItemId === undefined) {
    index.firstHolder.set(key, itemId);
    return undefined;
  }
  const repeated = repeatedBy.get(otherItemId);
  if (repeated === undefined) repeatedBy.set(otherItemId, { [index.column]: itemId });
  else repeated[index.column] ??= itemId;
  return { code: 'duplicate', otherItemId };
}
