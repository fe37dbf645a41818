import type {
  NotificationEmailTemplate,
  NotificationEmailTemplateSummary,
  NotificationEmailTemplateWrite,
} from '@studio/api';
import { jsonSection } from '../../exchange/jsonSection.ts';
import { defaultBodyLimit } from '../defaultBodyLimit.ts';
import { enabledFilters } from '../enabledFilters.ts';
import { identified, identifiedRow } from '../identified.ts';
import type { KindModule } from '../KindModule.ts';
import { searchStringFilter } from '../searchFilter.ts';
import { templateActions } from '../templateActions.ts';
import { templateColumns } from '../templateColumns.ts';
import {
  type EmailTemplateDoc,
  emailTemplateKind,
  newEmailTemplate,
  recipientLists,
} from './emailTemplateKind.ts';

const permission = 'MODIFY_CONFIG_EMAIL';

/** Templates of the e-mails that events of a submission or a policy send. */
export const emailTemplateModule: KindModule<EmailTemplateDoc> = {
  kind: emailTemplateKind,
  ownerUri: '/NotificationEmailTemplate',
  plural: 'e-mail templates',
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
  }),
  view: (document): NotificationEmailTemplate => identified(document),
  toRow: (row): NotificationEmailTemplateSummary => ({
    ...identifiedRow(row),
    enabled: row.summary['enabled'] === true,
  }),
  columns: templateColumns,
  filters: () => enabledFilters,
  filterOf: searchStringFilter,
  actions: (permissions, doc) => templateActions({ permissions, doc, create: 'New Email', permission }),
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
    (given[list] ?? []).map(({ address }) => {
      const trimmed = address.trim();
      return { address: trimmed, role: trimmed.includes('@') ? null : trimmed };
    }),
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
