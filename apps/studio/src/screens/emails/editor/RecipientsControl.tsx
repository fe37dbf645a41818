import { type KnownTag, TagField } from '@studio/ui';
import type { FieldControl, RowFaults } from '../../../kernel/object/plain/PlainField.ts';
import { faultsByText } from '../../../kernel/object/plain/rowFaults.ts';
import { useLookup } from '../../../kernel/resource/Lookup.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { usePreference } from '../../../platform/preferences/preferences.ts';
import { emailEditorText } from '../editor.messages.ts';
import { recipientGroups } from '../emails.api.ts';
import { longestRecipient, type RecipientRow, withAddresses } from './recipients.ts';

interface RecipientsControlProps extends FieldControl<readonly RecipientRow[]> {
  readonly rowFaults: RowFaults;
}

/** The recipients of a message: chosen from the groups, or addresses that are typed. */
export function RecipientsControl({
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
