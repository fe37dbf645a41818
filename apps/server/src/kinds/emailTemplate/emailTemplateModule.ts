import type {
  NotificationEmailTemplate,
  NotificationEmailTemplateSummary,
  NotificationEmailTemplateWrite,
} from '@studio/api';
import { jsonSection } from '../../exchange/jsonSection.ts';
import { permitted } from '../actions.ts';
import { defaultBodyLimit } from '../defaultBodyLimit.ts';
import { identified, identifiedRow } from '../identified.ts';
import type { KindModule } from '../KindModule.ts';
import { plainActions } from '../plainActions.ts';
import { searchStringFilter } from '../searchFilter.ts';
import { statusColumns } from '../statusColumns.ts';
import { oneOf, templateFilters } from '../templateFilters.ts';
import {
  type EmailTemplateDoc,
  emailTemplateKind,
  newEmailTemplate,
  recipientLists,
  selectedOptions,
} from './emailTemplateKind.ts';

const permission = 'MODIFY_CONFIG_EMAIL';

const optionEquals = oneOf('defaultSelectedOption', selectedOptions, ({ summary }) =>
  String(summary['defaultSelectedOption']),
);

/** Templates of the e-mails that events of a submission or a policy send. */
export const emailTemplateModule: KindModule<EmailTemplateDoc> = {
  kind: emailTemplateKind,
  ownerUri: '/NotificationEmailTemplate',
  plural: 'email templates',
  addressing: 'id',
  parameter: 'id',
  operations: {
    list: 'listEmailTemplates',
    get: 'getEmailTemplate',
    create: 'createEmailTemplate',
    update: 'updateEmailTemplate',
    remove: 'deleteEmailTemplate',
    export: 'exportEmailTemplates',
    references: 'listEmailTemplateReferences',
    versions: 'listEmailTemplateVersions',
    version: 'getEmailTemplateVersion',
  },
  bodyLimit: defaultBodyLimit,
  permissions: [permission],
  backupPermissions: [],
  // The contract was checked before.
  read: (body) => ({
    over: (stored) => readEmailTemplate(body as NotificationEmailTemplateWrite, stored),
    toBodyPointer: (pointer) => pointer,
    violations: [],
  }),
  view: (document): NotificationEmailTemplate => identified(document),
  toRow: (row): NotificationEmailTemplateSummary => ({
    ...identifiedRow(row),
    enabled: row.summary['enabled'] === true,
  }),
  columns: statusColumns,
  filters: () => ({ ...templateFilters, defaultSelectedOption: { '': optionEquals, eq: optionEquals } }),
  filterOf: searchStringFilter,
  actions: (permissions, doc) =>
    plainActions({
      ...{ permissions, noun: 'template', doc, create: 'New Email', permission },
      own: [permitted('Send a Test', permissions, permission)],
    }),
  section: jsonSection('Email Templates', 'emailTemplate', emailTemplateKind, { keepsIds: true }),
};

/** Whether a template can be deleted is the product's to say. */
function readEmailTemplate(
  { name, enabled, defaultSelectedOption, subject, body, type, ...given }: NotificationEmailTemplateWrite,
  stored: EmailTemplateDoc | null,
): EmailTemplateDoc {
  const start = newEmailTemplate;
  const recipients = recipientLists.map((list) => [
    list,
    folded((given[list] ?? []).map(({ address }) => address.trim())).map((address) => ({
      address,
      role: address.includes('@') ? null : address,
    })),
  ]);
  return {
    name: name.trim(),
    enabled: enabled ?? start.enabled,
    defaultSelectedOption: defaultSelectedOption ?? start.defaultSelectedOption,
    deletable: stored?.deletable ?? start.deletable,
    ...(Object.fromEntries(recipients) as Pick<EmailTemplateDoc, 'to' | 'cc' | 'bcc'>),
    subject: subject ?? start.subject,
    body: body ?? start.body,
    type: type ?? stored?.type ?? start.type,
  };
}

/** Each recipient once, at its first position. The case of an address does not count. */
function folded(addresses: readonly string[]): string[] {
  const keys = addresses.map((address) => (address.includes('@') ? address.toLowerCase() : address));
  return addresses.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}
