import type { FieldChange } from '@studio/api';
import { diffSequence, type SequenceDiff } from '../../../audit/diff/diffSequence.ts';
import { describeParts, fieldChange, orderChange } from '../../../audit/diff/fieldChange.ts';
import type { DataItemCriterion, StoredDataItem } from '../DataSetDoc.ts';
import { itemLabels } from './itemLabels.ts';

const section = 'Dynamic Criteria';

const fields: [label: string, read: (criterion: DataItemCriterion) => string | null][] = [
  ['Product Dependency', ({ productName }) => productName],
  ['Field 1', ({ fieldValue1 }) => fieldValue1],
  ['Field 2', ({ fieldValue2 }) => fieldValue2],
  ['Field 3', ({ fieldValue3 }) => fieldValue3],
];

/** A row of the criteria table. */
interface Row {
  criterion: DataItemCriterion;
  /** The label of its item. */
  label: string;
  /** What its item is known by before and after. */
  owner: number;
}

/** What changed in the criteria table of a data set. A row is the same when it is equal, else when its item is. */
export function criteriaChanges(items: SequenceDiff<StoredDataItem>): FieldChange[] {
  const { kept, removed, added } = items;
  const labelOf = itemLabels(items);
  const owners = kept.length;
  const rowsBefore = rowsOf(
    [...kept.map(({ before }, owner) => ({ item: before, owner })), ...numbered(removed, owners)],
    labelOf,
  );
  const rowsAfter = rowsOf(
    [
      ...kept.map(({ after }, owner) => ({ item: after, owner })),
      ...numbered(added, owners + removed.length),
    ],
    labelOf,
  );
  const rows = diffSequence(rowsBefore, rowsAfter, [
    (row) => `${row.owner} ${contentKey(row)}`,
    ({ owner }) => String(owner),
  ]);
  return [
    ...rows.removed.flatMap(({ item, from }) => fieldChange(pathOf(item, from), describeRow(item), null)),
    ...rows.kept.flatMap(({ before, after, from, to, isMoved }) => {
      const path = pathOf(after, to);
      const changed = fields.flatMap(([label, read]) =>
        fieldChange([...path, label], read(before.criterion), read(after.criterion)),
      );
      return isMoved ? [...changed, orderChange(path, from, to)] : changed;
    }),
    ...rows.added.flatMap(({ item, to }) => fieldChange(pathOf(item, to), null, describeRow(item))),
  ];
}

function numbered(items: readonly { item: StoredDataItem }[], first: number) {
  return items.map(({ item }, index) => ({ item, owner: first + index }));
}

function rowsOf(
  items: readonly { item: StoredDataItem; owner: number }[],
  labelOf: (item: StoredDataItem) => string,
): Row[] {
  return items
    .flatMap(({ item, owner }) =>
      item.enhancedDynamicDataItemCriteriaList.map((criterion) => ({
        criterion,
        owner,
        label: labelOf(item),
      })),
    )
    .toSorted((left, right) => left.criterion.ordering - right.criterion.ordering);
}

function contentKey({ criterion }: Row): string {
  return JSON.stringify(fields.map(([, read]) => read(criterion)));
}

/** An item may have several rows, so each is identified by its number in the table. */
function pathOf({ label }: Row, position: number): string[] {
  return [section, `${label}, row ${position + 1}`];
}

function describeRow({ criterion }: Row): string {
  return describeParts(fields.map(([label, read]) => [label, read(criterion)] as const));
}
