import { notificationEmailTemplateLimits as limits } from '@studio/api';
import { type KnownTag, TagField } from '@studio/ui';
import { Send } from 'lucide-react';
import { defineIdEditor, idScreen } from '../../../kernel/kind/idEditor.ts';
import { EmailPreview } from '../../../kernel/messages/EmailPreview.tsx';
import { PlaceholderLine, PlaceholderText } from '../../../kernel/messages/PlaceholderText.tsx';
import { EditorRoute } from '../../../kernel/object/EditorRoute.tsx';
import { objectText } from '../../../kernel/object/object.messages.ts';
import { choiceField } from '../../../kernel/object/plain/choiceField.tsx';
import { namesakesIn } from '../../../kernel/object/plain/namesakesIn.ts';
import type { FieldControl, PlainList, RowFaults } from '../../../kernel/object/plain/PlainField.ts';
import { richTextField } from '../../../kernel/object/plain/richTextField.tsx';
import { faultsByText } from '../../../kernel/object/plain/rowFaults.ts';
import { statusField } from '../../../kernel/object/plain/statusField.ts';
import { textField } from '../../../kernel/object/plain/textField.tsx';
import { useLookup } from '../../../kernel/resource/Lookup.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { preference, usePreference } from '../../../platform/preferences/preferences.ts';
import { emails } from '../early.ts';
import { type Email, emailObject, newEmail, recipientGroups } from '../emails.api.ts';
import { emailEditorText, emailText } from '../emails.messages.ts';
import { decodeBody } from './decodeBody.ts';
import {
  longestRecipient,
  type RecipientList,
  type RecipientRow,
  recipientFault,
  toRows,
  withAddresses,
} from './recipients.ts';
import { SendTestDialog } from './SendTestDialog.tsx';

/** An e-mail template as it is edited. */
export interface EmailDraft
  extends Pick<Email, 'name' | 'enabled' | 'defaultSelectedOption' | 'subject' | 'body'>,
    Readonly<Record<RecipientList, readonly RecipientRow[]>> {}

/** What of a template is written. */
type EmailBody = Pick<Email, 'name' | 'enabled' | 'defaultSelectedOption' | 'subject' | 'body' | 'type'> &
  Readonly<Record<RecipientList, { address: string }[]>>;

/** The editor of e-mail templates. */
export const emailEditor = defineIdEditor<Email, EmailDraft, EmailBody>(emails, {
  schemaVersion: 1,
  object: emailObject,
  ...{ text: emailText, editorText: emailEditorText },
  ownTexts: () => ({
    back: emailEditorText('back'),
    copied: (name) => objectText('copy.inactive', { name }),
  }),
  fields: {
    name: textField({
      label: () => emailText('name'),
      ...{ ...limits.name, isName: true },
      findNamesakes: namesakesIn(emails.list, 'name'),
      lockedBecause: ({ deletable }) => (deletable ? '' : emailEditorText('nameLocked')),
    }),
    enabled: statusField(),
    defaultSelectedOption: choiceField({
      label: () => emailText('option'),
      choices: () => [
        { value: 'STANDARD', label: emailText('option.standard') },
        { value: 'CUSTOM', label: emailText('option.custom') },
        { value: 'NONE', label: emailText('option.none') },
      ],
    }),
    subject: textField({
      label: () => emailEditorText('subject'),
      ...limits.subject,
      Editor: PlaceholderLine,
    }),
    body: richTextField({
      label: () => emailEditorText('message'),
      ...limits.body,
      Editor: PlaceholderText,
    }),
  },
  lists: { to: recipientsOf('to'), cc: recipientsOf('cc'), bcc: recipientsOf('bcc') },
  order: ['name', 'enabled', 'defaultSelectedOption', 'to', 'cc', 'bcc', 'subject', 'body'],
  checkedWith: [recipientGroups],
  blank: newEmail,
  toDraft: ({ name, enabled, defaultSelectedOption, to, cc, bcc, subject, body }) => ({
    ...{ name, enabled, defaultSelectedOption, subject },
    ...{ to: toRows(to), cc: toRows(cc), bcc: toRows(bcc) },
    body: decodeBody(body),
  }),
  toBody: ({ name, to, cc, bcc, subject, ...draft }, { type }) => ({
    ...{ ...draft, type },
    ...{ name: name.trim(), subject: subject.trim() },
    ...{ to: addressesOf(to), cc: addressesOf(cc), bcc: addressesOf(bcc) },
  }),
});

function recipientsOf(list: RecipientList): PlainList<RecipientRow, Email> {
  return {
    get label() {
      return emailEditorText(list);
    },
    ...limits[list],
    fault: (rows) =>
      rows.length > preference('editor.mostRecipients')
        ? emailEditorText('recipients.many', {
            limit: preference('editor.mostRecipients'),
            count: rows.length,
          })
        : null,
    name: ({ address }) =>
      emailEditorText('recipient', { list: emailEditorText(list), address: `${address ?? ''}` }),
    fields: {
      address: {
        get label() {
          return emailEditorText(list);
        },
        fault: recipientFault,
      },
    },
    identity: ({ address }) => address,
    isSet: true,
    blank: (key) => ({ key, address: '' }),
    render: (control, { rowFaults }) => <RecipientsControl {...{ ...control, rowFaults }} />,
  };
}

function addressesOf(rows: readonly RecipientRow[]): { address: string }[] {
  return rows.map(({ address }) => ({ address: address.trim() }));
}

/** Those of a list that the message goes to: what is refused as a recipient gets none. */
function readersIn(rows: readonly RecipientRow[]): string[] {
  return rows.flatMap(({ address }) => (recipientFault(address) === null ? [address.trim()] : []));
}

const emailScreen = idScreen(emailEditor, {
  permission: 'MODIFY_CONFIG_EMAIL',
  // A copy starts inactive, so that one event does not send two e-mails.
  copiedWith: { enabled: false },
  Aside: ({ draft: { to, cc, bcc, subject, body } }) => (
    <EmailPreview {...{ subject, body }} to={readersIn(to)} cc={readersIn(cc)} bcc={readersIn(bcc)} />
  ),
  actions: {
    'Send a Test': {
      does: 'dialog',
      label: () => emailEditorText('test'),
      icon: <Send aria-hidden size={16} />,
      lockedBecause: ({ subject, body }) =>
        subject.trim() === '' && body.trim() === '' ? emailEditorText('test.blank') : null,
      Dialog: SendTestDialog,
    },
  },
});

/** The editor of an e-mail template, new or existing. */
export function Component() {
  return <EditorRoute of={emailScreen} />;
}

interface RecipientsControlProps extends FieldControl<readonly RecipientRow[]> {
  readonly rowFaults: RowFaults;
}

/** The recipients of a message: chosen from the groups, or addresses that are typed. */
function RecipientsControl({
  value: rows,
  onValueChange,
  onLeave,
  rowFaults,
  ...control
}: RecipientsControlProps) {
  const { data: groups = [], error, isLoading } = useLookup(recipientGroups);
  const options = groups.flatMap(({ name: group, recipients }) =>
    recipients.map(({ address, role, name, description }): KnownTag => {
      const hint = [role === null ? name : '', description].filter(Boolean).join(' · ') || undefined;
      return { text: address, hint, group };
    }),
  );
  const reason = error === null ? undefined : describeError(error);
  return (
    <TagField
      {...control}
      hint={reason && emailEditorText('recipients.failed', { reason })}
      placeholder={emailEditorText('recipient.add')}
      options={options}
      tagErrors={faultsByText(
        rows.map(({ key, address }) => ({ key, text: address })),
        { rowFaults },
      )}
      isLoading={isLoading}
      format="email"
      canCreate={(text) => text.includes('@')}
      maxTags={usePreference('editor.mostRecipients')}
      maxLength={longestRecipient}
      value={rows.map(({ address }) => address)}
      onValueChange={(addresses) => onValueChange(withAddresses(rows, addresses))}
      onBlur={onLeave}
      labels={{
        create: emailEditorText('recipient.new'),
        loading: emailEditorText('recipients.loading'),
      }}
    />
  );
}
