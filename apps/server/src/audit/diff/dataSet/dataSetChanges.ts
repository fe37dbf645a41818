import type { FieldChange } from '@studio/api';
import type { DataSetDoc, StoredDataItem } from '../../../kinds/dataSet/DataSetDoc.ts';
import { diffSequence, type SequenceDiff } from '../diffSequence.ts';
import { criteriaChanges } from './criteriaChanges.ts';
import { dependencyChanges } from './dependencyChanges.ts';
import { itemChanges } from './itemChanges.ts';
import { settingChanges } from './settingChanges.ts';

/** What changed in a data set, in the terms of its editor. Null: there is no such set. */
export function dataSetChanges(before: DataSetDoc | null, after: DataSetDoc | null): FieldChange[] {
  const items = diffItems(before?.items ?? [], after?.items ?? []);
  return [
    ...settingChanges(before, after),
    ...itemChanges(items),
    ...dependencyChanges(before?.dynamicDataSetDependency ?? null, after?.dynamicDataSetDependency ?? null),
    ...criteriaChanges(items),
  ];
}

/** Compares items: the one with the same value is the same, else the one with the same label. */
function diffItems(
  before: readonly StoredDataItem[],
  after: readonly StoredDataItem[],
): SequenceDiff<StoredDataItem> {
  return diffSequence(before, after, [({ value }) => value, ({ name }) => name]);
}
