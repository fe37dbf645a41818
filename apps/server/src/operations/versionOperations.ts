import type { Version } from '@studio/api';
import { fault } from '../fault.ts';
import type { Operations } from '../http/Operation.ts';
import { notFound } from '../http/problems.ts';
import type { DataSetDoc } from '../kinds/dataSet/DataSetDoc.ts';
import { dataSetKind } from '../kinds/dataSet/dataSetKind.ts';
import { toDataSet } from '../kinds/dataSet/toResponse.ts';
import type { Services } from '../Services.ts';
import {
  documentIdOf,
  findVersion,
  listDocumentVersions,
  type VersionRow,
} from '../store/documentVersions.ts';
import { etagOf } from '../store/StoredDocument.ts';

type VersionOperations = Pick<Operations, 'listDataSetVersions' | 'getDataSetVersion'>;

const defaultRows = 25;

/** What objects were. */
export function versionOperations({ queries }: Services): VersionOperations {
  return {
    listDataSetVersions: {
      handle: async ({ path, query: { startIndex = 0, numberOfRows = defaultRows } }) => {
        const id = await documentIdOf(queries, dataSetKind, path.dataSetName);
        const { rows, total } = await listDocumentVersions(queries, id, { startIndex, numberOfRows });
        return { status: 200, body: { records: rows.map(toVersion), totalRecords: total } };
      },
    },
    getDataSetVersion: {
      handle: async ({ path: { dataSetName, version } }) => {
        const id = await documentIdOf(queries, dataSetKind, dataSetName);
        const found = await findVersion<DataSetDoc>(queries, id, version);
        if (!found) throw notFound(`The ${dataSetKind.noun} '${dataSetName}' has no version ${version}.`);
        return { status: 200, body: toDataSet(found), headers: { etag: etagOf(found) } };
      },
    },
  };
}

function toVersion({ version, revision, action, name, authorName, authorId, time }: VersionRow): Version {
  if (action === 'delete') return fault('A deletion is no version.');
  return { version, etag: etagOf({ version, revision }), action, name, author: authorName, authorId, time };
}
