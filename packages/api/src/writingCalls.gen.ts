// Generated from openapi.yaml by `npm run generate -w @studio/api`. Do not edit.

/** The calls that may change objects: method in capitals, a space, and the path as the contract writes it. No other call changes one. */
export const writingCalls: ReadonlySet<string> = new Set([
  'DELETE /rest/DataSet/delete',
  'POST /rest/DataSet',
  'POST /rest/DataSet/{dataSetName}',
  'POST /rest/NotificationEmailTemplate',
  'POST /rest/NotificationEmailTemplate/{id}',
  'DELETE /rest/NotificationEmailTemplate/{id}',
  'POST /rest/NotificationPopupTemplate',
  'POST /rest/NotificationPopupTemplate/{id}',
  'DELETE /rest/NotificationPopupTemplate/{id}',
  'POST /databaseUpload/databaseUploadServlet',
  'POST /classCodeUpload/ClassCodeUploadServlet',
]);
