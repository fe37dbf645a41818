import type { DataSet, DataSetSummary } from '@studio/api';
import type { ListRow } from '../../lists/ListRow.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';
import type { DataSetDoc } from './DataSetDoc.ts';

/** A data set as the contract answers it. */
export function toDataSet({ doc, authorName, authorId, time, version }: StoredDocument<DataSetDoc>): DataSet {
  return { ...doc, lastModifiedBy: authorName, lastModifiedById: authorId, timeLastModified: time, version };
}

/** A row of the list as the contract answers it. */
export function toDataSetSummary({
  name,
  summary,
  authorName,
  authorId,
  time,
  version,
}: ListRow): DataSetSummary {
  const { type, description } = summary as Pick<DataSetDoc, 'type' | 'description'>;
  return {
    id: name,
    name,
    type,
    description,
    lastModifiedBy: authorName,
    lastModifiedById: authorId,
    timeLastModified: time,
    version,
  };
}
