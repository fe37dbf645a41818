import type { FieldChange } from '@studio/api';
import type { SequenceDiff } from '../../../audit/diff/diffSequence.ts';
import {
  describeParts,
  type FieldPath,
  fieldChange,
  orderChange,
  simpleText,
} from '../../../audit/diff/fieldChange.ts';
import type { StoredDataItem } from '../DataSetDoc.ts';
import { itemLabels } from './itemLabels.ts';

const section = 'Data Items';

const fields: [label: string, read: (item: StoredDataItem) => string | null][] = [
  ['Label', ({ name }) => name],
  ['Value', ({ value }) => value],
  ['Group', ({ grouping }) => grouping],
  ['Set as Default Value', ({ defaultPrecedence }) => simpleText(defaultPrecedence)],
];

/** What changed in the items of a data set, except their criteria. A renamed group is reported once. */
export function itemChanges(diff: SequenceDiff<StoredDataItem>): FieldChange[] {
  const labelOf = itemLabels(diff);
  const renames = groupRenames(diff);
  return [
    ...[...renames].flatMap(([from, to]) => fieldChange([section, 'Groups', from, 'Group Name'], from, to)),
    ...diff.removed.flatMap(({ item, from }) =>
      fieldChange([section, labelOf(item)], describeItem(item, from), null),
    ),
    ...diff.kept.flatMap(({ before, after, from, to, isMoved }) => {
      const path = [section, labelOf(after)];
      const renamed = { ...before, grouping: renames.get(before.grouping) ?? before.grouping };
      const changed = contentChanges(path, renamed, after);
      return isMoved ? [...changed, orderChange(path, from, to)] : changed;
    }),
    ...diff.added.flatMap(({ item, to }) =>
      fieldChange([section, labelOf(item)], null, describeItem(item, to)),
    ),
  ];
}

function contentChanges(path: FieldPath, before: StoredDataItem, after: StoredDataItem): FieldChange[] {
  const [attributesBefore, attributesAfter] = [before.attributes ?? {}, after.attributes ?? {}];
  const names = new Set([...Object.keys(attributesBefore), ...Object.keys(attributesAfter)]);
  return [
    ...fields.flatMap(([label, read]) => fieldChange([...path, label], read(before), read(after))),
    ...[...names].flatMap((name) =>
      fieldChange(
        [...path, 'Attributes', name],
        attributesBefore[name] ?? null,
        attributesAfter[name] ?? null,
      ),
    ),
  ];
}

function describeItem(item: StoredDataItem, position: number): string {
  return describeParts([
    ...fields.map(([label, read]) => [label, read(item)] as const),
    ['Order', String(position + 1)],
    ...Object.entries(item.attributes ?? {}),
  ]);
}

/** Groups that have another name now: all that is kept of one is in a group that was not there, and it is gone itself. */
function groupRenames({ kept, removed, added }: SequenceDiff<StoredDataItem>): Map<string, string> {
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
