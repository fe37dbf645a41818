import { type NotificationPopupTemplate, type NotificationPopupTemplateWrite, result } from '@studio/api';
import { idKind } from './idKind.ts';

const address = '/rest/NotificationPopupTemplate';

/** Pop-up templates. */
export const popupKind = idKind<NotificationPopupTemplate, NotificationPopupTemplateWrite>({
  oneOf: 'a pop-up template',
  savedText: 'Successfully saved popup notification',
  listHeading: 'Manage Pop-ups',
  backLink: 'Manage Pop-ups',
  address,
  list: '/config/notification/popup/browser',
  editor: '/config/notification/popup/manage',
  make: (name) => ({
    ...{ name, enabled: true, excludeConsole: null },
    ...{ title: 'Storm', body: 'A storm is on its way.' },
  }),
  toBody: ({ name, enabled, title, body, excludeConsole }) => ({
    ...{ name, enabled, title, body, excludeConsole },
  }),
  get: ({ client }, id) => result(client.GET(`${address}/{id}`, { params: { path: { id } } })),
  post: ({ client }, body) => result(client.POST(address, { body })),
  update: ({ client }, id, body, etag) =>
    result(client.POST(`${address}/{id}`, { params: { path: { id }, header: { 'If-Match': etag } }, body })),
});
