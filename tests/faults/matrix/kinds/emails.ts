import { type NotificationEmailTemplate, type NotificationEmailTemplateWrite, result } from '@studio/api';
import { idKind } from './idKind.ts';

const address = '/rest/NotificationEmailTemplate';

/** E-mail templates. */
export const emailKind = idKind<NotificationEmailTemplate, NotificationEmailTemplateWrite>({
  oneOf: 'an email template',
  savedText: 'Successfully saved email notification',
  listHeading: 'Manage Emails',
  backLink: 'Manage Email',
  address,
  list: '/config/notification/email/browser',
  editor: '/config/notification/email/manage',
  make: (name) => ({
    ...{ name, enabled: true, defaultSelectedOption: 'STANDARD' },
    ...{ to: [{ address: 'Agent' }], cc: [], bcc: [] },
    ...{ subject: 'Storm', body: '<p>A storm is on its way.</p>' },
  }),
  toBody: ({ name, enabled, defaultSelectedOption, to, cc, bcc, subject, body, type }) => ({
    ...{ name, enabled, defaultSelectedOption, subject, body, type },
    ...{ to: addresses(to), cc: addresses(cc), bcc: addresses(bcc) },
  }),
  get: ({ client }, id) => result(client.GET(`${address}/{id}`, { params: { path: { id } } })),
  post: ({ client }, body) => result(client.POST(address, { body })),
  update: ({ client }, id, body, etag) =>
    result(client.POST(`${address}/{id}`, { params: { path: { id }, header: { 'If-Match': etag } }, body })),
});

function addresses(recipients: NotificationEmailTemplate['to']): { address: string }[] {
  return recipients.map((each) => ({ address: each.address }));
}
