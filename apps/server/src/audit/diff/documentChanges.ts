import type { FieldChange } from '@studio/api';
import type { DataSetDoc } from '../../kinds/dataSet/DataSetDoc.ts';
import { kindNames } from '../../kinds/kindNames.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import { dataSetChanges } from './dataSet/dataSetChanges.ts';
import { valueChanges } from './generic/valueChanges.ts';

/** What changed in a document, field by field in the words of its screen. Null stands for one that is not there. */
export function documentChanges(
  kind: string,
  before: JsonObject | null,
  after: JsonObject | null,
): FieldChange[] {
  if (kind !== kindNames.dataSet) return valueChanges(before, after);
  // The store wrote them as documents of that kind.
  return dataSetChanges(before as DataSetDoc | null, after as DataSetDoc | null);
}
