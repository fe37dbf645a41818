import { type DataSet, type DataSetWrite, result } from '@studio/api';
import { restObject } from '../../kernel/editor/rest/restObject.ts';
import type { DeletionQuestion } from '../../kernel/object/ObjectCallsState.ts';
import { api } from '../../platform/http/api.ts';
import { dataSetKind, getDataSet } from './early.ts';

/** Keys the drafts of the settings. */
export const settingsKind = `${dataSetKind}/settings`;

/** A data set on the server, known by its name. */
export const dataSetObject = restObject<DataSet, DataSetWrite>({
  get: getDataSet,
  create: (body, header) => api.POST('/rest/DataSet', { params: { header }, body }),
  update: (dataSetName, body, header) =>
    api.POST('/rest/DataSet/{dataSetName}', { params: { path: { dataSetName }, header }, body }),
  remove: (dataSetName, header, agreed) =>
    api.DELETE('/rest/DataSet/delete', { params: { query: { dataSetName, ...agreed }, header } }),
  listReferences: (dataSetName, signal) =>
    api.GET('/rest/DataSet/references', { params: { query: { dataSetName } }, signal }),
  listVersions: (dataSetName, query, signal) =>
    api.GET('/rest/DataSet/{dataSetName}/versions', { params: { path: { dataSetName }, query }, signal }),
  getVersion: (dataSetName, version, signal) =>
    api.GET('/rest/DataSet/{dataSetName}/versions/{version}', {
      params: { path: { dataSetName, version } },
      signal,
    }),
  saverOf: ({ lastModifiedBy, lastModifiedById, timeLastModified }) => ({
    author: lastModifiedBy,
    authorId: lastModifiedById,
    time: timeLastModified,
  }),
});

/** What is asked before a data set is deleted: whether it may go with what names it now. */
export async function askDeletion({ name }: DataSet): Promise<DeletionQuestion> {
  const params = { query: { dataSetName: name } };
  const { data: references, etag } = await result(api.GET('/rest/DataSet/references', { params }));
  return { name, note: '', references, expectedReferences: etag };
}
