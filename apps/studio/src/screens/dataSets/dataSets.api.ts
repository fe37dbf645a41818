import type { DataSet, DataSetWrite } from '@studio/api';
import { restObject } from '../../kernel/editor/rest/restObject.ts';
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
  remove: (dataSetName, header) =>
    api.DELETE('/rest/DataSet/delete', { params: { query: { dataSetName, forceDelete: true }, header } }),
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
