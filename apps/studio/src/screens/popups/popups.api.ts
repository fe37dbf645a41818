import {
  type BulkSelection,
  type NotificationPopupTemplate,
  type NotificationPopupTemplateWrite,
  type Result,
  result,
} from '@studio/api';
import { restObject } from '../../kernel/editor/rest/restObject.ts';
import { newOrigin, saverOfOrigin } from '../../kernel/object/newOrigin.ts';
import { api } from '../../platform/http/api.ts';
import { getPopup } from './early.ts';

/** A pop-up template as the server has it. */
export type Popup = NotificationPopupTemplate;

/** What a new template starts from: active, for everyone. */
export const newPopup: Popup = {
  ...newOrigin,
  name: '',
  enabled: true,
  title: '',
  body: '',
  excludeConsole: null,
  deletable: true,
};

/** A pop-up template on the server, known by its id. */
export const popupObject = restObject<Popup, NotificationPopupTemplateWrite>({
  get: getPopup,
  create: (body, header) => api.POST('/rest/NotificationPopupTemplate', { params: { header }, body }),
  update: (id, body, header) =>
    api.POST('/rest/NotificationPopupTemplate/{id}', { params: { path: { id }, header }, body }),
  remove: (id, header) =>
    api.DELETE('/rest/NotificationPopupTemplate/{id}', { params: { path: { id }, header } }),
  listReferences: (id, signal) =>
    api.GET('/rest/NotificationPopupTemplate/{id}/references', { params: { path: { id } }, signal }),
  listVersions: (id, query, signal) =>
    api.GET('/rest/NotificationPopupTemplate/{id}/versions', { params: { path: { id }, query }, signal }),
  getVersion: (id, version, signal) =>
    api.GET('/rest/NotificationPopupTemplate/{id}/versions/{version}', {
      params: { path: { id, version } },
      signal,
    }),
  saverOf: saverOfOrigin,
});

/** Downloads templates as one initialization file. @throws ProblemError 409 when the filter matches another number. */
export async function exportPopups(body: BulkSelection): Promise<Result<Blob>> {
  return result<Blob>(api.POST('/rest/NotificationPopupTemplate/export', { body, parseAs: 'blob' }));
}
