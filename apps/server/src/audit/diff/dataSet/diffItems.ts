import type { StoredDataItem } from '../../../kinds/dataSet/DataSetDoc.ts';
import { diffSequence, type SequenceDiff } from '../diffSequence.ts';

/** Compares items: the one with the same value is the same, else the one with the same label. */
export function diffItems(
  before: readonly StoredDataItem[],
  after: readonly StoredDataItem[],
): SequenceDiff<StoredDataItem> {
  return diffSequence(before, after, [({ value }) => value, ({ name }) => name]);
}
