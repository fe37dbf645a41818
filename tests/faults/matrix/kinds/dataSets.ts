import { type DataSet, type DataSetWrite, result } from '@studio/api';
import { editorPath } from '../../../e2e/fixtures.ts';
import { toWrite } from '../../../support/contract/dataSetBodies.ts';
import { type ObjectKind, readBy } from '../ObjectKind.ts';

const address = '/rest/DataSet';

const kind: ObjectKind = {
  oneOf: 'a data set',
  savedText: 'Successfully saved data set',
  listHeading: 'Manage Data Sets',
  backLink: 'Back to data sets',
  listPath: (name) => `/config/dataSet/browser?q=${encodeURIComponent(name)}`,
  anyEditorPath: editorPath('Roof Covering'),
  isSave: (request) =>
    request.method() === 'POST' && /\/rest\/DataSet(\/[^/]+)?$/.test(new URL(request.url()).pathname),
  isLoad: (request, name) =>
    request.method() === 'GET' &&
    new URL(request.url()).pathname === `${address}/${encodeURIComponent(name)}`,
  createOther: (api) => api.createSet('Taken', [['One', '1']]),
};

/** Data sets, which are addressed by their names. */
export const ofDataSets = readBy<DataSet, DataSetWrite>(kind, {
  load: (api, name) => api.load(name),
  save: async (api, doc, etag, change) => {
    const params = { path: { dataSetName: doc.name }, header: { 'If-Match': etag } };
    await result(api.client.POST('/rest/DataSet/{dataSetName}', { params, body: toWrite(doc, change) }));
  },
});
