import type { NotificationEmailTemplate } from '@studio/api';
import { checkShape } from '../../store/checkShape.ts';
import type { Kind } from '../../store/Kind.ts';
import type { Violation } from '../../store/Violation.ts';
import { kindNames } from '../kindNames.ts';
import { textOfHtml } from '../textOfHtml.ts';
import { isEmailAddress } from './isEmailAddress.ts';
import { submissionRoles } from './submissionRoles.ts';

/** An e-mail template as it is stored. */
export type EmailTemplateDoc = Pick<
  NotificationEmailTemplate,
  | 'name'
  | 'enabled'
  | 'defaultSelectedOption'
  | 'deletable'
  | 'to'
  | 'cc'
  | 'bcc'
  | 'subject'
  | 'body'
  | 'type'
>;

/** Which message is offered first when the e-mail is sent by hand. */
export const selectedOptions = ['STANDARD', 'CUSTOM', 'NONE'] as const;

/** The lists of recipients that a message has. */
export const recipientLists = ['to', 'cc', 'bcc'] as const;

/** What an e-mail template is sent when a client leaves it out, and what the product says of new ones. */
export const newEmailTemplate: EmailTemplateDoc = {
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

const recipients = {
  type: 'array',
  maxItems: 500,
  items: {
    type: 'object',
    required: ['address', 'role'],
    additionalProperties: false,
    properties: {
      address: { type: 'string', minLength: 1, maxLength: 1000 },
      role: { type: ['string', 'null'], maxLength: 1000 },
    },
  },
};

const emailTemplateSchema = {
  type: 'object',
  required: Object.keys(newEmailTemplate),
  additionalProperties: false,
  properties: {
    name: { type: 'string', format: 'name', maxLength: 1000 },
    enabled: { type: 'boolean' },
    defaultSelectedOption: { type: 'string', enum: selectedOptions },
    deletable: { type: 'boolean' },
    ...Object.fromEntries(recipientLists.map((list) => [list, recipients])),
    subject: { type: 'string', maxLength: 1000 },
    body: { type: 'string', maxLength: 500_000 },
    type: { type: 'string', maxLength: 1000 },
  },
};

/** E-mail templates. They refer to nothing. One that the product needs can be neither renamed nor deleted. */
export const emailTemplateKind: Kind<EmailTemplateDoc> = {
  name: kindNames.emailTemplate,
  noun: 'email template',
  validate: checkShape(emailTemplateSchema, checkRecipients),
  nameOf: ({ name }) => name,
  summarise: ({ enabled, defaultSelectedOption }) => ({ enabled, defaultSelectedOption }),
  searchTextOf: ({ name, subject, body }) => [name, subject, textOfHtml(body)].join('\n'),
  searchFields: ['name', 'subject', 'body'],
  referencesOf: () => [],
  hasPart: () => false,
  isRequired: ({ deletable }) => !deletable,
  followRenaming: (doc) => doc,
};

function checkRecipients(doc: EmailTemplateDoc): Violation[] {
  return recipientLists.flatMap((list) =>
    doc[list].flatMap(({ address }, index) => {
      const message = recipientFault(address);
      return message === null ? [] : [{ pointer: `/${list}/${index}/address`, message }];
    }),
  );
}

const roles: ReadonlySet<string> = new Set(submissionRoles);

/** What has an '@' is an address, anything else the name of a submission role. */
function recipientFault(address: string): string | null {
  if (!address.includes('@')) return roles.has(address) ? null : `There is no submission role '${address}'.`;
  return isEmailAddress(address) ? null : `'${address}' is not an email address.`;
}
