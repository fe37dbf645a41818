import type { FieldChange } from '@studio/api';
import type { DataSetDoc } from '../../../kinds/dataSet/DataSetDoc.ts';
import { criteriaChanges } from './criteriaChanges.ts';
import { dependencyChanges } from './dependencyChanges.ts';
import { diffItems } from './diffItems.ts';
import { itemChanges } from './itemChanges.ts';
import { settingChanges } from './settingChanges.ts';

/** What changed in a data set, in the words of its editor. Null stands for a set that is not there. */
export function dataSetChanges(before: DataSetDoc | null, after: DataSetDoc | null): FieldChange[] {
  const items = diffItems(before?.items ?? [], after?.items ?? []);
  return [
    ...settingChanges(before, after),
    ...itemChanges(items),
    ...dependencyChanges(before?.dynamicDataSetDependency ?? null, after?.dynamicDataSetDependency ?? null),
    ...criteriaChanges(items),
  ];
}
