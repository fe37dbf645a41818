import { type DataSet, isProblem, result } from '@studio/api';
import type { Loaded } from '../../kernel/editor/types.ts';
import type { VersionSource } from '../../kernel/editor/VersionSource.ts';
import { api } from '../../services/api.ts';
import { toLoaded } from './dataSets.api.ts';

/** The versions of data sets, as the server keeps them. */
export const storedVersions: Pick<VersionSource<DataSet, object>, 'list' | 'load'> = {
  list: async (dataSetName, startIndex, numberOfRows, signal) => {
    const params = { path: { dataSetName }, query: { startIndex, numberOfRows } };
    const { data } = await result(api.GET('/rest/DataSet/{dataSetName}/versions', { params, signal }));
    return { versions: data.records, total: data.totalRecords };
  },
  load: async (dataSetName, version, signal) => {
    const params = { path: { dataSetName, version } };
    return toLoaded(
      await result(api.GET('/rest/DataSet/{dataSetName}/versions/{version}', { params, signal })),
    );
  },
};

/** Whether the history of the set that has this name now holds a version. */
export async function isSameDataSet(
  dataSetName: string,
  { doc, etag }: Loaded<Pick<DataSet, 'version'>>,
): Promise<boolean> {
  try {
    const params = { path: { dataSetName, version: doc.version } };
    const found = await result(api.GET('/rest/DataSet/{dataSetName}/versions/{version}', { params }));
    return found.etag === etag;
  } catch (error) {
    if (isProblem(error, 404)) return false;
    throw error;
  }
}
