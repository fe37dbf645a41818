import type { StoredDataItem } from '../../../kinds/dataSet/DataSetDoc.ts';
import type { SequenceDiff } from '../diffSequence.ts';

/** Groups that have another name now: all that is kept of one is in a group that was not there, and it is gone itself. */
export function groupRenames({ kept, removed, added }: SequenceDiff<StoredDataItem>): Map<string, string> {
  const groupsBefore = new Set(
    [...kept.map(({ before }) => before), ...removed.map(({ item }) => item)].map(grouping),
  );
  const groupsAfter = new Set(
    [...kept.map(({ after }) => after), ...added.map(({ item }) => item)].map(grouping),
  );
  const renames = new Map<string, string>();
  for (const [from, items] of Map.groupBy(kept, ({ before }) => before.grouping)) {
    const [to = '', ...others] = new Set(items.map(({ after }) => after.grouping));
    const isRenamed = others.length === 0 && from !== '' && to !== '';
    if (isRenamed && !groupsAfter.has(from) && !groupsBefore.has(to)) renames.set(from, to);
  }
  return renames;
}

function grouping(item: StoredDataItem): string {
  return item.grouping;
}
