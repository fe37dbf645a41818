import {
  type BulkSelection,
  type NotificationEmailTemplate,
  type NotificationEmailTemplateWrite,
  type RecipientGroup,
  type Result,
  result,
} from '@studio/api';
import { restObject } from '../../kernel/editor/rest/restObject.ts';
import { newOrigin, saverOfOrigin } from '../../kernel/object/newOrigin.ts';
import type { Lookup } from '../../kernel/resource/Lookup.ts';
import { api } from '../../platform/http/api.ts';
import { getEmail } from './early.ts';

/** An e-mail template as the server has it. */
export type Email = NotificationEmailTemplate;

/** What a new template starts from. */
export const newEmail: Email = {
  ...newOrigin,
  name: '',
  enabled: true,
  defaultSelectedOption: 'STANDARD',
  deletable: true,
  to: [],
  cc: [],
  bcc: [],
  subject: '',
  body: '',
  type: '',
};

/** An e-mail template on the server, known by its id. */
export const emailObject = restObject<Email, NotificationEmailTemplateWrite>({
  get: getEmail,
  create: (body, header) => api.POST('/rest/NotificationEmailTemplate', { params: { header }, body }),
  update: (id, body, header) =>
    api.POST('/rest/NotificationEmailTemplate/{id}', { params: { path: { id }, header }, body }),
  remove: (id, header) =>
    api.DELETE('/rest/NotificationEmailTemplate/{id}', { params: { path: { id }, header } }),
  listReferences: (id, signal) =>
    api.GET('/rest/NotificationEmailTemplate/{id}/references', { params: { path: { id } }, signal }),
  listVersions: (id, query, signal) =>
    api.GET('/rest/NotificationEmailTemplate/{id}/versions', { params: { path: { id }, query }, signal }),
  getVersion: (id, version, signal) =>
    api.GET('/rest/NotificationEmailTemplate/{id}/versions/{version}', {
      params: { path: { id, version } },
      signal,
    }),
  saverOf: saverOfOrigin,
});

/** Who can be chosen as a recipient: roles of a submission, and users of the carrier. */
export const recipientGroups: Lookup<readonly RecipientGroup[]> = {
  key: '/User/recipients',
  kinds: ['/User'],
  load: async (signal) => (await result(api.GET('/rest/User/recipients', { signal }))).data,
};

/** Makes an initialization file of templates. */
export async function exportEmails(body: BulkSelection): Promise<Result<Blob>> {
  return result<Blob>(api.POST('/rest/NotificationEmailTemplate/export', { body, parseAs: 'blob' }));
}
